import SwiftUI
import Writers

/// The container of a node, which decides how CSS sizes the node.
enum Place {
  case row, column, box

  /// The CSS that sizes a node in this container.
  func css(for node: RenderNode) -> CSS {
    var css = CSS.none
    let isWide = node.isFlexible(.horizontal)
    let isTall = node.isFlexible(.vertical)
    switch self {
    case .row:
      if isWide { css += CSS("flex:1 1 0%") }
      if isTall { css += CSS("align-self:stretch") }
    case .column:
      if isWide { css += CSS("width:100%") }
      if isTall { css += CSS("flex:1 1 0%") }
    case .box:
      if isWide { css += CSS("width:100%") }
      if isTall { css += CSS("align-self:stretch") }
    }
    return css
  }
}
