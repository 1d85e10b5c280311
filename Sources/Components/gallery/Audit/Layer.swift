import SwiftUI
import TokenValues

/// A color or a gradient with its opacity, in the 8 bits of the audit's hex codes.
struct Layer: Hashable {
  /// A color at a position: from 0, the top, to 100.
  struct Stop: Hashable {
    /// A hex code without an opacity.
    let color: String
    /// From 0 to 255.
    var opacity: Int
    let position: Double
  }

  private(set) var stops: [Stop]

  /// Whether nothing is visible through it.
  var isOpaque: Bool { stops.allSatisfy { $0.opacity == 255 } }

  init(_ stops: [TokenGradient.Stop]) {
    self.stops = stops.map { stop in
      Stop(
        color: stop.color.hex.map { String($0.prefix(7)) } ?? stop.color.description,
        opacity: Int((stop.color.alpha * 255).rounded()),
        position: (stop.position * 10_000).rounded() / 100)
    }
  }

  /// A paint that was drawn.
  init(_ paint: Paint) { self.init(paint.stops) }

  init(_ color: TokenColor) { self.init([TokenGradient.Stop(color: color, position: 0)]) }

  /// A color or a gradient as the audit writes it.
  init(_ use: ContrastReport.Use) {
    self.init(use.stops)
    if let opacity = use.opacity { self = faded(to: opacity.value) }
  }

  func faded(to opacity: Double) -> Layer {
    var layer = self
    for index in stops.indices {
      layer.stops[index].opacity = Int((Double(stops[index].opacity) * opacity).rounded())
    }
    return layer
  }
}

extension ContrastReport.Use {
  /// The colors of the value, from top to bottom; one for a single color.
  var stops: [TokenGradient.Stop] {
    (ownValue ?? value).components(separatedBy: ", ").map { stop in
      let parts = stop.components(separatedBy: " ")
      let percent = parts.dropFirst().first.flatMap { Double($0.dropLast()) } ?? 0
      return TokenGradient.Stop(color: TokenColor(hex: parts[0]), position: percent / 100)
    }
  }
}
