import ColorMath
import TokenModel

extension JSONTree {
  /// A Figma color `{r, g, b, a}` in sRGB, without the noise of 32-bit floats; nil for other
  /// values.
  static func figma(color: JSONTree) -> JSONTree? {
    guard let red = color["r"]?.number, let green = color["g"]?.number,
      let blue = color["b"]?.number
    else { return nil }
    return figma(components: [red, green, blue], alpha: color["a"]?.number ?? 1, hex: nil)
  }

  /// A color from sRGB components. Components within half an 8-bit step of `hex`, or very close to
  /// their byte if there is no `hex`, are rounded to the byte.
  static func figma(components: [Double], alpha: Double, hex: RGB8?) -> JSONTree? {
    guard components.count == 3, (components + [alpha]).allSatisfy(\.isFinite) else { return nil }
    let color = Triple(components[0], components[1], components[2])
      .clamped(lowerBound: .zero, upperBound: .one)
    let rgb = hex ?? RGB8(rounding: color)
    let noise = (color - rgb.srgb) * 255
    let isNoise = [noise.x, noise.y, noise.z].allSatisfy { abs($0) <= (hex == nil ? 1e-3 : 0.5) }
    return .color(
      .srgb, components: isNoise ? rgb.srgb : snapped(color), alpha: snapped(min(max(alpha, 0), 1)),
      hex: rgb)
  }
}
