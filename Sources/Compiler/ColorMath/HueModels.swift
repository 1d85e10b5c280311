// HSL and HWB, the hue-based models of sRGB (CSS Color 4, sections 7 and 8).
// Nothing is clamped: a color outside the gamut may have a saturation above 100 or below 0.

func srgbFromHSL(_ hsl: Triple) -> Triple {
  let lightness = hsl.z / 100
  let reach = hsl.y / 100 * min(lightness, 1 - lightness)
  func channel(_ offset: Double) -> Double {
    let turn = (offset + wrapped(degrees: hsl.x) / 30).truncatingRemainder(dividingBy: 12)
    return lightness - reach * max(-1, min(turn - 3, 9 - turn, 1))
  }
  return Triple(channel(0), channel(8), channel(4))
}

func hslFromSRGB(_ srgb: Triple) -> Triple {
  let lightness = (srgb.max() + srgb.min()) / 2
  let room = min(lightness, 1 - lightness)
  let saturation = room == 0 ? 0 : (srgb.max() - lightness) / room
  return Triple(hueOfSRGB(srgb), saturation * 100, lightness * 100)
}

func srgbFromHWB(_ hwb: Triple) -> Triple {
  let white = hwb.y / 100
  let black = hwb.z / 100
  if white + black >= 1 { return Triple(repeating: white / (white + black)) }
  let pure = srgbFromHSL(Triple(hwb.x, 100, 50))
  return pure * (1 - white - black) + white
}

func hwbFromSRGB(_ srgb: Triple) -> Triple {
  Triple(hueOfSRGB(srgb), srgb.min() * 100, (1 - srgb.max()) * 100)
}

/// The hue of an sRGB color in degrees, 0 for grays.
private func hueOfSRGB(_ srgb: Triple) -> Double {
  let highest = srgb.max()
  let span = highest - srgb.min()
  if span == 0 { return 0 }
  let sixths =
    switch highest {
    case srgb.x: (srgb.y - srgb.z) / span
    case srgb.y: (srgb.z - srgb.x) / span + 2
    default: (srgb.x - srgb.y) / span + 4
    }
  return wrapped(degrees: sixths * 60)
}
