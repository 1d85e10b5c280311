// HSL and HWB, the hue-based models of sRGB (CSS Color 4, sections 7 and 8).
// Nothing is clamped: a color outside the gamut may have a saturation above 100 or below 0.

extension Triple {
  static func srgb(fromHSL hsl: Triple) -> Triple {
    let lightness = hsl.z / 100
    let reach = hsl.y / 100 * Swift.min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let turn = (offset + hsl.x.wrappedDegrees / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * Swift.max(-1, Swift.min(turn - 3, 9 - turn, 1))
    }
    return Triple(channel(0), channel(8), channel(4))
  }

  static func hsl(fromSRGB srgb: Triple) -> Triple {
    let lightness = (srgb.max() + srgb.min()) / 2
    let room = Swift.min(lightness, 1 - lightness)
    let saturation = room == 0 ? 0 : (srgb.max() - lightness) / room
    return Triple(hue(ofSRGB: srgb), saturation * 100, lightness * 100)
  }

  static func srgb(fromHWB hwb: Triple) -> Triple {
    let white = hwb.y / 100
    let black = hwb.z / 100
    if white + black >= 1 { return Triple(repeating: white / (white + black)) }
    return srgb(fromHSL: Triple(hwb.x, 100, 50)) * (1 - white - black) + white
  }

  static func hwb(fromSRGB srgb: Triple) -> Triple {
    Triple(hue(ofSRGB: srgb), srgb.min() * 100, (1 - srgb.max()) * 100)
  }

  /// The hue of an sRGB color in degrees, 0 for grays.
  private static func hue(ofSRGB srgb: Triple) -> Double {
    let highest = srgb.max()
    let span = highest - srgb.min()
    if span == 0 { return 0 }
    let sixths =
      switch highest {
      case srgb.x: (srgb.y - srgb.z) / span
      case srgb.y: (srgb.z - srgb.x) / span + 2
      default: (srgb.x - srgb.y) / span + 4
      }
    return (sixths * 60).wrappedDegrees
  }
}
