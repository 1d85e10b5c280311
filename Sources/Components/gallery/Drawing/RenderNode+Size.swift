import SwiftUI
import Writers

/// A direction in which a node can grow.
enum Axis { case horizontal, vertical }

extension RenderNode {
  /// Whether the node fills the offered space instead of hugging its content.
  ///
  /// These are the rules that SwiftUI documents for its containers. Shapes and spacers fill the space,
  /// a frame fills up to its maximum width, and a stack fills space if one of its children does.
  func isFlexible(_ axis: Axis) -> Bool {
    switch kind {
    case .text, .image, .spacer: false
    case .fill, .stroke: true
    case .frame(let size): size.isFlexible(axis) ?? isContentFlexible(axis)
    case .fixedSize(let horizontal, let vertical):
      !(axis == .horizontal ? horizontal : vertical) && isContentFlexible(axis)
    case .row: isContentFlexible(axis) || axis == .horizontal && hasSpacer
    case .column: isContentFlexible(axis) || axis == .vertical && hasSpacer
    case .background: children.last?.isFlexible(axis) ?? false
    case .overlay: children.first?.isFlexible(axis) ?? false
    // All other kinds are modifiers of one view.
    default: isContentFlexible(axis)
    }
  }

  /// The size of the outermost frame in a designer's words; nil without a frame.
  ///
  /// If the minimum width is not greater than the height, as in a circle around one digit, the text
  /// decides the width, and only the height is given.
  var designSize: String? {
    switch kind {
    case .frame(let size): size.words
    case .background: children.last?.designSize
    case .text, .row, .column, .layers, .padding: nil
    default: children.first?.designSize
    }
  }

  private var hasSpacer: Bool {
    children.contains { if case .spacer = $0.kind { true } else { false } }
  }

  private func isContentFlexible(_ axis: Axis) -> Bool { children.contains { $0.isFlexible(axis) } }
}

extension FrameSize {
  /// Whether the frame is flexible by its own lengths; nil if its content decides.
  fileprivate func isFlexible(_ axis: Axis) -> Bool? {
    switch axis {
    case .horizontal: width != nil ? false : maxWidth != nil ? true : nil
    case .vertical: height != nil ? false : maxHeight != nil ? true : nil
    }
  }

  /// The lengths of the frame.
  var css: CSS {
    let lengths: [(name: CSS, length: Double?)] = [
      ("width", width), ("height", height), ("min-width", minWidth), ("min-height", minHeight),
      ("max-width", maxWidth), ("max-height", maxHeight),
    ]
    return lengths.reduce(.none) { css, item in
      guard let length = item.length, length.isFinite else { return css }
      return css + .length(length, for: item.name)
    }
  }

  /// The size in a designer's words.
  fileprivate var words: String? {
    guard let height = height ?? minHeight else { return nil }
    if let width = maxWidth ?? width {
      return width.isFinite ? DesignedSize(width: width, height: height).words : nil
    }
    guard let width = minWidth else { return nil }
    return width > height
      ? DesignedSize(width: width, height: height).words + " or wider"
      : "\(Int(height)) high, hugs its text"
  }
}
