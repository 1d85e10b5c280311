import SwiftUI

extension RenderNode {
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
}

extension DesignedSize {
  /// The size in a designer's words.
  var words: String { "designed at \(width) × \(height)" }
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
