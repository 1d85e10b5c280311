import SwiftUI

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

  /// A paint that was drawn.
  init(_ paint: Paint) {
    switch paint {
    case .color(let color): stops = [Stop(color, position: 0)]
    case .gradient(let colors):
      stops = colors.map { Stop($0.color, position: ($0.location * 10_000).rounded() / 100) }
    }
  }

  init(_ color: ColorText) { stops = [Stop(color, position: 0)] }

  /// A color or a gradient as the audit writes it.
  init(_ use: ContrastReport.Use) {
    stops = use.stops.map { Stop($0.color, position: $0.position ?? 0) }
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

extension Layer.Stop {
  fileprivate init(_ color: Paint.RGBA, position: Double) {
    let opaque = ColorText(
      isP3: color.isP3, red: color.red, green: color.green, blue: color.blue, opacity: 1)
    self.init(color: opaque.text, opacity: Int((color.opacity * 255).rounded()), position: position)
  }

  fileprivate init(_ color: ColorText, position: Double) {
    self.init(
      color: String(color.text.prefix(7)),
      opacity: Int(color.text.dropFirst(7), radix: 16) ?? 255, position: position)
  }
}

extension ContrastReport.Use {
  /// The colors of the value and their positions, in percent; nil for a single color.
  var stops: [(color: ColorText, position: Double?)] {
    (ownValue ?? value).components(separatedBy: ", ").map { stop in
      let parts = stop.components(separatedBy: " ")
      return (ColorText(hex: parts[0]), parts.dropFirst().first.flatMap { Double($0.dropLast()) })
    }
  }
}
