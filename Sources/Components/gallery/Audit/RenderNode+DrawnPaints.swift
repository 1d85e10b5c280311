import SwiftUI

extension RenderNode {
  /// All paints of the drawing on a surface, in drawing order.
  ///
  /// Nothing is laid out here. In a background, an overlay or a stack of layers, a fill is below what is
  /// drawn after it if it fills the whole view: it does not if it is in a padding, a row or a column.
  func drawnPaints(on surface: Layer) -> [DrawnPaint] { paints(at: Ground(layers: [surface])) }

  private func paints(at ground: Ground) -> [DrawnPaint] {
    switch kind {
    case .text(let run):
      return run.isBlank ? [] : ground.paint(run.paint, as: .text(isLarge: run.isLarge))
    case .image(_, _, let paint): return ground.paint(paint, as: .symbol)
    case .fill(_, let paint): return ground.paint(paint, as: .fill)
    case .stroke(_, let paint, _): return ground.paint(paint, as: .line)
    case .shadow(let shadow):
      return ground.paint(shadow.color, as: .shadow) + children.flatMap { $0.paints(at: ground) }
    case .hidden, .spacer: return []
    case .opacity(let opacity): return children.flatMap { $0.paints(at: ground.faded(to: opacity)) }
    case .compositingGroup: return children.flatMap { $0.paints(at: ground.group) }
    case .button(let isEnabled, _):
      return children.flatMap { $0.paints(at: ground.inButton(isEnabled: isEnabled)) }
    case .background, .overlay, .layers: return layeredPaints(at: ground)
    case .row, .column, .clip, .padding, .frame, .fixedSize, .layoutPriority, .offset, .semantics,
      .transaction:
      return children.flatMap { $0.paints(at: ground) }
    }
  }

  private func layeredPaints(at ground: Ground) -> [DrawnPaint] {
    var ground = ground
    return children.flatMap { child in
      defer { ground.layers = child.cover.map { $0.faded(to: ground.fade) } + ground.layers }
      return child.paints(at: ground)
    }
  }

  /// The fills of the whole view, top first.
  private var cover: [Layer] {
    switch kind {
    case .fill(_, let paint): return [Layer(paint)]
    case .opacity(let opacity):
      let own = children.flatMap(\.cover)
      precondition(
        own.count < 2 || opacity == 1, "The gallery cannot fade a group of several fills.")
      return own.map { $0.faded(to: opacity) }
    case .compositingGroup: return children.flatMap(\.cover).visible
    case .background, .overlay, .layers: return children.reversed().flatMap(\.cover)
    case .frame where children.allSatisfy(\.isFlexible), .clip, .fixedSize, .layoutPriority,
      .semantics, .transaction, .button, .shadow:
      return children.flatMap(\.cover)
    case .frame, .text, .image, .row, .column, .spacer, .stroke, .padding, .offset, .hidden:
      return []
    }
  }

  private var isFlexible: Bool { isFlexible(.horizontal) && isFlexible(.vertical) }
}

extension TextRun {
  fileprivate var isBlank: Bool { string.allSatisfy(\.isWhitespace) }

  /// Whether WCAG 2.2 requires less contrast: 18 points, or 14 points and bold, with 0.75 points in a
  /// CSS pixel.
  fileprivate var isLarge: Bool { size >= 24 || size >= 14 / 0.75 && weight >= 700 }
}
