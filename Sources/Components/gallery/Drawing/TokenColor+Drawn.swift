import SwiftUI
import TokenValues
import Writers

extension TokenColor {
  /// A color from a hex code of the audit.
  init(hex: String) {
    guard let code = hex.wholeMatch(of: /#([0-9A-F]{6})([0-9A-F]{2})?/),
      let color = UInt32(code.1, radix: 16)
    else { preconditionFailure("Not a color: \(hex)") }
    self.init(color, alpha: code.2.flatMap { UInt8($0, radix: 16) }.map { Double($0) / 255 } ?? 1)
  }

  /// A color that was drawn.
  init(_ color: Paint.RGBA) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    self =
      color.isP3
      ? TokenColor(displayP3: red, green, blue, alpha: color.opacity)
      : TokenColor(sRGB: red, green, blue, alpha: color.opacity)
  }
}

extension Paint {
  /// The colors from top to bottom, or one color.
  var stops: [TokenGradient.Stop] {
    switch self {
    case .color(let color): [TokenGradient.Stop(color: TokenColor(color), position: 0)]
    case .gradient(let stops):
      stops.map { TokenGradient.Stop(color: TokenColor($0.color), position: $0.location) }
    }
  }

  /// The paint of a text, a line or a symbol. For a gradient, its first color.
  func ink(_ property: CSS) -> CSS { .color(stops[0].color, for: property) }
}
