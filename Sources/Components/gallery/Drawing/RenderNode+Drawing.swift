import SwiftUI
import Writers

extension RenderNode {
  /// The node as elements that a browser lays out: flex boxes for stacks, and boxes with one content
  /// for everything else.
  func drawing(in place: Place = .box) -> HTML {
    switch kind {
    case .text(let run): return run.drawing
    case .image(let name, let size, let paint): return symbol(name, size: size, paint: paint)
    case .spacer(let length):
      let least = CSS.length(length ?? 8, for: place == .column ? "min-height" : "min-width")
      return .styled("d", css: CSS("flex:1 1 0%") + least, content: [])
    case .fill(let outline, let paint): return shape(paint.background + outline.corners, in: place)
    case .stroke(let outline, let paint, let width):
      let line = CSS("border-style:solid") + .length(width, for: "border-width")
      return shape(line + paint.ink("border-color") + outline.corners, in: place)
    case .semantics, .transaction, .layoutPriority, .button, .compositingGroup:
      return content(in: place)
    case .row, .column, .layers, .background, .overlay: return arrangement(in: place)
    // All other kinds are modifiers of one view.
    default: return wrapper(in: place)
    }
  }

  private func content(in place: Place) -> HTML {
    precondition(children.count == 1, "A modifier changes one view.")
    return children[0].drawing(in: place)
  }

  private func wrapper(in place: Place) -> HTML {
    precondition(children.count == 1, "A modifier changes one view.")
    let child = children[0].drawing(in: .box)
    return .styled("d", css: place.css(for: self) + wrapping, content: [child])
  }

  /// The CSS of a modifier on the box around its content.
  private var wrapping: CSS {
    switch kind {
    case .padding(let insets):
      .length(insets.top, insets.bottom, for: "padding-block")
        + .length(insets.leading, insets.trailing, for: "padding-inline")
    case .frame(let size): size.css + size.alignment.items
    case .fixedSize(let horizontal, _):
      horizontal ? CSS("flex:none;width:max-content;max-width:none") : .none
    case .offset(let x, let y):
      CSS("position:relative") + .length(x, for: "left") + .length(y, for: "top")
    // In CSS too, an element is drawn as one before it is faded.
    case .opacity(let opacity): .value(opacity, for: "opacity")
    case .clip(let outline): CSS("overflow:hidden") + outline.corners
    case .hidden: CSS("visibility:hidden")
    // `drawing(in:)` draws the kinds that are not modifiers.
    default: preconditionFailure("The gallery cannot draw \(kind).")
    }
  }

  private func shape(_ css: CSS, in place: Place) -> HTML {
    .styled("d", css: place.css(for: self) + css, content: [])
  }

  /// Our drawing of a system symbol, in a square of 16.
  private func symbol(_ name: String, size: Double, paint: Paint) -> HTML {
    let css = paint.ink("stroke") + .length(size, for: "width") + .length(size, for: "height")
    let outline =
      switch name {
      case "xmark": "M3 3l10 10M13 3L3 13"
      case "bell":
        "M3 12.25h10l-1.25-2V7a3.75 3.75 0 0 0-7.5 0v3.25zM6.75 14.5h2.5"
      case "house": "M2 7.75L8 2.5l6 5.25M3.75 6.5v7h8.5v-7"
      case "clock": "M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5M8 4.75V8.25l2.25 1.5"
      default: preconditionFailure("The gallery has no drawing of the symbol \(name).")
      }
    let path = HTML(.path, HTMLAttribute("d", value: outline))
    return .styled("i", on: .svg, css: css, content: [path])
      .with(HTMLAttribute("viewBox", value: "0 0 16 16"))
  }

  /// The children of the node in a row, in a column or stacked on each other.
  func arrangement(in place: Place) -> HTML {
    let css = place.css(for: self)
    switch kind {
    case .row(let alignment, let spacing):
      return .styled(
        "r", css: css + Self.stack(alignment, spacing: spacing), content: drawings(in: .row))
    case .column(let alignment, let spacing):
      return .styled(
        "c", css: css + Self.stack(alignment, spacing: spacing), content: drawings(in: .column))
    case .layers(let alignment):
      return .styled("d z", css: css + alignment.items, content: drawings(in: .box))
    case .background:
      // A fill alone is the box's own background, where tools that measure contrast look for it.
      if children.count == 2, case .fill(let outline, let paint) = children[0].kind {
        let fill = paint.background + outline.corners
        return .styled("d", css: css + fill, content: [children[1].drawing(in: .box)])
      }
      return .styled("d l", css: css, content: layers("u", below: true))
    case .overlay: return .styled("d l", css: css, content: layers("o", below: false))
    default: preconditionFailure("Not an arrangement: \(kind)")
    }
  }

  /// The child that decides the size, and the children below or on it.
  private func layers(_ name: String, below: Bool) -> [HTML] {
    let main = below ? children.count - 1 : 0
    return children.enumerated().map { index, child in
      let drawing = child.drawing(in: .box)
      return index == main
        ? drawing : .styled("d \(name)", css: layerAlignment.items, content: [drawing])
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
