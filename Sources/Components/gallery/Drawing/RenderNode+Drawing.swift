import SwiftUI
import Writers

extension RenderNode {
  /// The node as elements that a browser lays out: flex boxes for stacks, and boxes with one content
  /// for everything else.
  func drawing(in place: Place = .box) -> HTML {
    let own = place.css(for: self)
    switch kind {
    case .text(let run): return run.drawing
    case .image(let name, let size, let paint): return symbol(name, size: size, paint: paint)
    case .spacer(let length):
      let least = CSS.length(length ?? 8, for: place == .column ? "min-height" : "min-width")
      return .styled("d", css: CSS("flex:1 1 0%") + least)
    case .fill(let outline, let paint):
      return .styled("d", css: own + .background(paint.stops) + outline.corners)
    case .stroke(let outline, let paint, let width):
      let line = CSS("border-style:solid") + .length(width, for: "border-width")
      return .styled("d", css: own + line + paint.ink("border-color") + outline.corners)
    case .row(let alignment, let spacing):
      let css = own + Self.stack(alignment, spacing: spacing)
      return .styled("r", css: css, content: drawings(in: .row))
    case .column(let alignment, let spacing):
      let css = own + Self.stack(alignment, spacing: spacing)
      return .styled("c", css: css, content: drawings(in: .column))
    case .layers(let alignment):
      return .styled("d z", css: own + alignment.items, content: drawings(in: .box))
    case .background(let alignment):
      // A fill alone is the box's own background, where tools that measure contrast look for it.
      if children.count == 2, case .fill(let outline, let paint) = children[0].kind {
        let fill = CSS.background(paint.stops) + outline.corners
        return .styled("d", css: own + fill, content: [children[1].drawing()])
      }
      return .styled(
        "d l", css: own, content: layers("u", aligned: alignment, main: children.count - 1))
    case .overlay(let alignment):
      return .styled("d l", css: own, content: layers("o", aligned: alignment, main: 0))
    case .semantics, .transaction, .layoutPriority, .button, .compositingGroup:
      return content(in: place)
    case .padding(let insets):
      return box(
        own + .length(insets.top, insets.bottom, for: "padding-block")
          + .length(insets.leading, insets.trailing, for: "padding-inline"))
    case .frame(let size): return box(own + size.css + size.alignment.items)
    case .fixedSize(true, _):
      return box(own + CSS("flex:none;width:max-content;max-width:none"))
    case .fixedSize(false, _): return box(own)
    case .offset(let x, let y):
      return box(own + CSS("position:relative") + .length(x, for: "left") + .length(y, for: "top"))
    // In CSS too, an element is drawn as one before it is faded.
    case .opacity(let opacity): return box(own + .value(opacity, for: "opacity"))
    case .clip(let outline): return box(own + CSS("overflow:hidden") + outline.corners)
    case .hidden: return box(own + CSS("visibility:hidden"))
    case .shadow: preconditionFailure("The gallery cannot draw \(kind).")
    }
  }

  /// The view that a modifier changes.
  private func content(in place: Place = .box) -> HTML {
    precondition(children.count == 1, "A modifier changes one view.")
    return children[0].drawing(in: place)
  }

  /// The view that a modifier changes, in a box.
  private func box(_ css: CSS) -> HTML { .styled("d", css: css, content: [content()]) }

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
    return .styled(
      "i", on: .svg, css: css, HTMLAttribute("viewBox", value: "0 0 16 16"),
      content: [HTML(.path, HTMLAttribute("d", value: outline))])
  }

  /// The child that decides the size, and the children below or on it.
  private func layers(_ name: String, aligned alignment: Alignment, main: Int) -> [HTML] {
    children.enumerated().map { index, child in
      index == main
        ? child.drawing() : .styled("d \(name)", css: alignment.items, content: [child.drawing()])
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

extension Outline {
  /// The corner radii, which change sides with the reading direction.
  var corners: CSS {
    switch self {
    case .rectangle: .none
    case .circle: CSS("border-radius:50%")
    case .capsule: CSS("border-radius:999px")
    case .rounded(let radii) where radii.isEven: .length(radii.topLeading, for: "border-radius")
    case .rounded(let radii):
      .length(radii.topLeading, for: "border-start-start-radius")
        + .length(radii.topTrailing, for: "border-start-end-radius")
        + .length(radii.bottomLeading, for: "border-end-start-radius")
        + .length(radii.bottomTrailing, for: "border-end-end-radius")
    }
  }
}

extension Outline.RectangleRadii {
  fileprivate var isEven: Bool {
    Set([topLeading, topTrailing, bottomLeading, bottomTrailing]).count == 1
  }
}
