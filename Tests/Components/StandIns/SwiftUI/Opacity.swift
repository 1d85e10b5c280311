// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  /// Fades each text, image and shape by itself, and a compositing group as one, as SwiftUI does.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    wrapping { node, _ in node.faded(to: opacity) }
  }

  nonisolated public func compositingGroup() -> some View {
    wrapping { node, _ in RenderNode(.compositingGroup, [node]) }
  }
}

extension RenderNode {
  /// The node with an opacity around everything that is drawn as one.
  func faded(to opacity: Double) -> RenderNode {
    switch kind {
    case .text, .image, .fill, .stroke, .compositingGroup:
      return RenderNode(.opacity(opacity), [self])
    case .opacity(let own): return RenderNode(.opacity(own * opacity), children)
    case .shadow: preconditionFailure("The stand-in cannot fade a shadow.")
    case .row, .column, .layers, .spacer, .clip, .padding, .frame, .fixedSize, .layoutPriority,
      .offset, .hidden, .background, .overlay, .button, .semantics, .transaction:
      return RenderNode(kind, children.map { $0.faded(to: opacity) })
    }
  }
}
