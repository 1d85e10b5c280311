import SwiftUI

extension RenderNode {
  /// The size the outermost frame asks for, as a designer writes it; nil without a frame.
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
    guard let width = maxWidth ?? width ?? minWidth, let height = height ?? minHeight,
      width.isFinite
    else { return nil }
    let size = "\(Int(width)) × \(Int(height))"
    return maxWidth ?? self.width == nil ? "\(size) or wider" : size
  }
}
