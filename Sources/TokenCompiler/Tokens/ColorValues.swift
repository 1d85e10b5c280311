import ColorMath
import TokenJSON

/// Colors (DTCG Color 4).
extension ValueReader {
  mutating func color(_ value: JSONValue) -> ColorValue? {
    guard let object = value.object else {
      fault("expected a color {colorSpace, components}, found \(excerpt(value))")
      return nil
    }
    var space: JSONValue?
    var components: JSONValue?
    var alpha: JSONValue?
    var hex: JSONValue?
    var isClosed = true
    for (key, member) in object {
      if key == "colorSpace" {
        space = member
      } else if key == "components" {
        components = member
      } else if key == "alpha" {
        alpha = member
      } else if key == "hex" {
        hex = member
      } else {
        isClosed = false
        refuse(colorKey: key.string)
      }
    }
    guard let space, let components else {
      fault("'\(space == nil ? "colorSpace" : "components")' is missing from the color")
      return nil
    }
    guard let color = color(space, components, alpha: alpha, hex: hex), isClosed else { return nil }
    return color
  }

  private mutating func refuse(colorKey key: String) {
    _ = inside(.key(key)) { reader -> Void? in
      if key == "$ref" {
        reader.fault(
          "'$ref' inside a value is not read yet; write the value", .unsupportedReference)
      } else {
        let names = ["colorSpace", "components", "alpha", "hex"]
        reader.fault(
          "'\(printable(key))' is no part of a color" + suggestion(for: key, among: names))
      }
      return nil
    }
  }

  private mutating func color(
    _ space: JSONValue, _ components: JSONValue, alpha: JSONValue?, hex: JSONValue?
  ) -> ColorValue? {
    let opacity = alpha.map { alpha in inside(.key("alpha")) { $0.alpha(alpha) } } ?? 1
    let fallback = hex.map { hex in inside(.key("hex")) { $0.hex(hex) } }
    guard
      let space: ColorSpace = inside(.key("colorSpace"), { $0.word(space, "a color space") }),
      var color = inside(.key("components"), { $0.components(components, in: space) }),
      let opacity
    else { return nil }
    color.alpha = opacity
    guard let fallback else { return color }
    guard let fallback else { return nil }
    color.hex = fallback
    inside(.key("hex")) { $0.compare(fallback, with: color) }
    return color
  }

  private mutating func components(_ value: JSONValue, in space: ColorSpace) -> ColorValue? {
    guard let items = value.array, items.count == 3 else {
      fault("expected three components of \(space.rawValue), found \(count(of: value))")
      return nil
    }
    var color = ColorValue(space: space, components: .zero)
    var isComplete = true
    for index in 0..<3 {
      let item = items[index]
      if let number = item.number, componentRange(space, index).contains(number) {
        color.components[index] = number
      } else if let word = item.bytes, word == "none" {
        color.missing |= 1 << UInt8(index)
      } else {
        isComplete = false
        _ = inside(.index(index)) { reader -> Void? in
          let range = componentRange(space, index).phrase
          reader.fault(
            "component \(index + 1) of \(space.rawValue) is \(range) or \"none\", "
              + "found \(excerpt(item))")
          return nil
        }
      }
    }
    return isComplete ? color : nil
  }

  private func count(of value: JSONValue) -> String {
    value.array.map { "\($0.count)" } ?? excerpt(value)
  }

  private mutating func alpha(_ value: JSONValue) -> Double? {
    if let alpha = value.number, (0...1).contains(alpha) { return alpha }
    fault("alpha is a number in 0…1, found \(excerpt(value))")
    return nil
  }

  private mutating func hex(_ value: JSONValue) -> RGB8? {
    if let text = value.string, text.hasPrefix("#"), let color = RGB8(hex: text) { return color }
    fault("hex is # and six hexadecimal digits (alpha has its own member), found \(excerpt(value))")
    return nil
  }

  /// The components win; a fallback further off than rounding is reported (requirement C-006).
  private mutating func compare(_ hex: RGB8, with color: ColorValue) -> Void? {
    let mapped = color.rgb8
    let distance = [
      abs(Int(hex.red) - Int(mapped.red)), abs(Int(hex.green) - Int(mapped.green)),
      abs(Int(hex.blue) - Int(mapped.blue)),
    ].max()
    guard let distance, distance > 1 else { return nil }
    fault("hex says \(hex.hex), the components \(mapped.hex); the components count", .hexMismatch)
    return nil
  }
}

extension ColorValue {
  /// The gamma-encoded sRGB coordinates, mapped into the gamut the CSS Color 4 way.
  public var srgb: Triple {
    let color = convert(components, from: space, to: .srgb)
    return isInGamut(color, of: .srgb)
      ? color.clamped(lowerBound: .zero, upperBound: .one)
      : gamutMap(components, from: space, to: .srgb)
  }

  /// The 8-bit sRGB color that stands for it.
  public var rgb8: RGB8 { RGB8(rounding: srgb) }

  /// Whether sRGB can show it as it is.
  public var isInSRGB: Bool { isInGamut(convert(components, from: space, to: .srgb), of: .srgb) }
}

/// A range of numbers, its upper end included or not.
struct ComponentRange {
  var lower: Double
  var upper: Double
  var includesUpper = true

  func contains(_ number: Double) -> Bool {
    number >= lower && (includesUpper ? number <= upper : number < upper)
  }

  var phrase: String {
    switch (lower.isFinite, upper.isFinite) {
    case (true, true):
      "a number from \(plain(lower)) \(includesUpper ? "to" : "up to but not") \(plain(upper))"
    case (true, false): "a number not below \(plain(lower))"
    default: "a number"
    }
  }
}

/// The ranges of DTCG Color 4.2 (requirement C-011).
func componentRange(_ space: ColorSpace, _ index: Int) -> ComponentRange {
  let unit = ComponentRange(lower: 0, upper: 1)
  let percent = ComponentRange(lower: 0, upper: 100)
  let hue = ComponentRange(lower: 0, upper: 360, includesUpper: false)
  let any = ComponentRange(lower: -.infinity, upper: .infinity)
  let chroma = ComponentRange(lower: 0, upper: .infinity)
  return switch space {
  case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: unit
  case .hsl, .hwb: index == 0 ? hue : percent
  case .lab: index == 0 ? percent : any
  case .lch: [percent, chroma, hue][index]
  case .oklab: index == 0 ? unit : any
  case .oklch: [unit, chroma, hue][index]
  }
}
