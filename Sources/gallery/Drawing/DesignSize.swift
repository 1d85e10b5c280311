import SwiftUI

extension RenderNode {
  /// The size the outermost frame asks for, as a designer writes it; nil without a frame.
  ///
  /// Where a frame asks for a least width no greater than its height, as for a circle round one
  /// digit, the text decides the width: then it is the height alone.
  var designSize: String? {
    switch kind {
    case .frame(let size): size.words
    case .background: children.last?.designSize
    case .text, .row, .column, .layers, .padding: nil
    default: children.first?.designSize
    }
  }
}

extension FrameSize {
  fileprivate var words: String? {
    guard let height = height ?? minHeight else { return nil }
    if let width = maxWidth ?? width {
      return width.isFinite ? "designed at \(Int(width)) × \(Int(height))" : nil
    }
    guard let width = minWidth else { return nil }
    return width > height
      ? "designed at \(Int(width)) × \(Int(height)) or wider" : "\(Int(height)) high, hugs its text"
  }
}
