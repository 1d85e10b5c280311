import SwiftUI
import Writers

/// The container of a node, which decides how CSS sizes the node.
enum Place {
  case row, column, box

  /// The CSS that sizes a node in this container.
  func css(for node: RenderNode) -> CSS {
    let wide: CSS = self == .row ? "flex:1 1 0%" : "width:100%"
    let tall: CSS = self == .column ? "flex:1 1 0%" : "align-self:stretch"
    return (node.isFlexible(.horizontal) ? wide : .none)
      + (node.isFlexible(.vertical) ? tall : .none)
  }
}
