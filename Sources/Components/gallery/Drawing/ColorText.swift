import SwiftUI
import TokenValues
import Writers

/// A color in CSS syntax.
struct ColorText: Hashable {
  let text: String

  init(isP3: Bool, red: Double, green: Double, blue: Double, opacity: Double) {
    let parts = [red, green, blue]
    if isP3 {
      text = "color(display-p3 \(parts.map { "\($0)" }.joined(separator: " ")) / \(opacity))"
    } else {
      text = "#" + (opacity < 1 ? parts + [opacity] : parts).map(Self.hex).joined()
    }
  }

  init(_ color: Paint.RGBA) {
    self.init(
      isP3: color.isP3, red: color.red, green: color.green, blue: color.blue, opacity: color.opacity
    )
  }

  init(_ color: TokenColor) {
    self.init(
      isP3: color.space == .displayP3, red: color.red, green: color.green, blue: color.blue,
      opacity: color.alpha)
  }

  /// A color from a hex code of the audit.
  init(hex: String) {
    precondition(hex.wholeMatch(of: /#[0-9A-F]{6}([0-9A-F]{2})?/) != nil, "Not a color: \(hex)")
    text = hex
  }

  private static func hex(_ part: Double) -> String {
    let byte = Int((min(max(part, 0), 1) * 255).rounded())
    return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension Paint {
  var colors: [ColorText] {
    switch self {
    case .color(let color): [ColorText(color)]
    case .gradient(let stops): stops.map { ColorText($0.color) }
    }
  }

  /// The paint as a background.
  var background: CSS {
    switch self {
    case .color(let color): .color(ColorText(color), for: "background")
    case .gradient(let stops):
      .gradient(stops.map { (color: ColorText($0.color), location: $0.location) })
    }
  }

  /// The paint of a text, a line or a symbol. For a gradient, its first color.
  func ink(_ property: CSS) -> CSS { colors.first.map { .color($0, for: property) } ?? .none }
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
