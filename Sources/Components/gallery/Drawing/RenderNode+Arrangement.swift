import SwiftUI
import Writers

extension RenderNode {
  /// The children of the node in a row, in a column or stacked on each other.
  func arrangement(in place: Place) -> HTML {
    let css = place.css(for: self)
    switch kind {
    case .row(let alignment, let spacing):
      return .box(
        "r", css: css + Self.stack(alignment, spacing: spacing), content: drawings(in: .row))
    case .column(let alignment, let spacing):
      return .box(
        "c", css: css + Self.stack(alignment, spacing: spacing), content: drawings(in: .column))
    case .layers(let alignment):
      return .box("d z", css: css + alignment.items, content: drawings(in: .box))
    case .background:
      // A fill alone is the box's own background, where tools that measure contrast look for it.
      if children.count == 2, case .fill(let outline, let paint) = children[0].kind {
        let fill = paint.background + outline.corners
        return .box("d", css: css + fill, content: [children[1].drawing(in: .box)])
      }
      return .box("d l", css: css, content: layers("u", below: true))
    case .overlay: return .box("d l", css: css, content: layers("o", below: false))
    default: preconditionFailure("Not an arrangement: \(kind)")
    }
  }

  /// The child that decides the size, and the children below or on it.
  private func layers(_ name: String, below: Bool) -> [HTML] {
    let main = below ? children.count - 1 : 0
    return children.enumerated().map { index, child in
      let drawing = child.drawing(in: .box)
      return index == main
        ? drawing : .box("d \(name)", css: layerAlignment.items, content: [drawing])
    }
  }

  private var layerAlignment: Alignment {
    switch kind {
    case .background(let alignment), .overlay(let alignment): alignment
    default: .center
    }
  }

  private func drawings(in place: Place) -> [HTML] { children.map { $0.drawing(in: place) } }

  /// The CSS of a stack. The default spacing is 8, as for most stacks on an iPhone.
  private static func stack(_ alignment: String, spacing: Double?) -> CSS {
    let gap = CSS.length(spacing ?? 8, for: "gap")
    return switch alignment {
    case "top", "leading": gap + CSS("align-items:flex-start")
    case "bottom", "trailing": gap + CSS("align-items:flex-end")
    case "firstTextBaseline": gap + CSS("align-items:baseline")
    default: gap
    }
  }
}

extension Alignment {
  /// Where a box puts its content.
  var items: CSS {
    let horizontal: CSS =
      switch self.horizontal {
      case .leading: CSS("justify-items:start")
      case .trailing: CSS("justify-items:end")
      default: .none
      }
    let vertical: CSS =
      switch self.vertical {
      case .top: CSS("align-items:start")
      case .bottom: CSS("align-items:end")
      default: .none
      }
    return horizontal + vertical
  }
}
