/// Reads colors (DTCG Color 4).
extension ValueReader {
  mutating func color(_ value: JSONValue) -> ColorValue? {
    if value.kind == .string, let color = colorText(value) { return color }
    guard
      let members = members(
        of: value, wanted: "a color {colorSpace, components}", names: colorMembers, required: 2),
      let name = members[0], let components = members[1]
    else { return nil }
    let opacity = members[2].map { inside(.key("alpha"), value: $0) { $0.alpha($1) } } ?? 1
    let fallback = members[3].map { inside(.key("hex"), value: $0) { $0.hex($1) } }
    let space: ColorSpace? = inside(.key("colorSpace"), value: name) {
      $0.word($1, wanted: "a color space")
    }
    guard let space,
      var color = inside(
        .key("components"), value: components,
        read: { $0.components($1, in: space, hex: fallback ?? nil) }), let opacity
    else { return nil }
    color.alpha = opacity
    guard let fallback else { return color }
    guard let fallback else { return nil }
    color.hex = fallback
    _ = members[3].map {
      inside(.key("hex"), value: $0) { reader, _ in reader.compare(fallback, with: color) }
    }
    return color
  }

  /// A color written as a string, such as `"#1450B0"` or `"rgb(20 80 176)"`.
  private mutating func colorText(_ value: JSONValue) -> ColorValue? {
    guard let text = value.string, let color = ColorValue(css: text), color.isInRange
    else { return nil }
    older(
      .color(color), wanted: "a color {colorSpace, components}", value: value,
      form: text.utf8.first == UInt8(ascii: "#") ? .secondDraft : .css, reading: color.text)
    return color
  }

  private mutating func components(
    _ value: JSONValue, in space: ColorSpace, hex: RGB8?
  ) -> ColorValue? {
    guard let items = value.array, items.count == 3 else {
      let found = value.array.map { "\($0.count)" } ?? value.excerpt
      return refuse("expected three components of \(space.rawValue), found \(found)")
    }
    var color = ColorValue(space: space, components: .zero)
    if space.range(at: 2).upper == 1,
      items.contains(where: { $0.kind == .string || $0.number ?? 0 > 2 }),
      let (numbers, scale) = space.likelyScale(of: Array(items), hex: hex)
    {
      let scaled = numbers.map { rounded($0 / scale) }
      let isExact = zip(scaled, numbers).allSatisfy { abs($0 * scale - $1) < 1e-9 }
      return refuse(
        "components of \(space.rawValue) are numbers from 0 to 1 or \"none\", found "
          + "[\(items.map(\.excerpt).joined(separator: ", "))]", rule: .componentRange,
        cure: "write [\(scaled.map(plain).joined(separator: ", "))] "
          + "(divided by \(plain(scale))\(isExact ? "" : ", rounded"))", reading: "left out")
    }
    var isComplete = true
    for index in 0..<3 {
      let item = items[index]
      if let number = item.number, space.range(at: index).contains(number) {
        color.components[index] = number
      } else if let word = item.bytes, word == "none" {
        color.missing |= 1 << UInt8(index)
      } else if let component = inside(
        .index(index), value: item, read: { $0.component($1, index: index, of: space) })
      {
        color.components[index] = component.isNaN ? 0 : component
        if component.isNaN { color.missing |= 1 << UInt8(index) }
      } else {
        isComplete = false
      }
    }
    return isComplete ? color : nil
  }

  /// A component behind a reference or out of range; NaN for `none`.
  private mutating func component(_ value: JSONValue, index: Int, of space: ColorSpace) -> Double? {
    if let word = value.bytes, word == "none" { return .nan }
    let range = space.range(at: index)
    let message =
      "component \(index + 1) of \(space.rawValue) must be \(range.phrase) or \"none\", "
      + "found \(value.excerpt)"
    guard let number = value.number else { return refuse(message + pointerHint(value)) }
    if range.contains(number) { return number }
    if range.upper == 1, number > 2 {
      let scale: Double = space == .oklab || space == .oklch ? 100 : 255
      return refuse(
        message, rule: .componentRange,
        cure: "write \(plain(rounded(number / scale))) for \(plain(number)) of \(plain(scale))",
        reading: "left out")
    }
    let isHue = range.upper == 360
    let isChroma = (space == .lch || space == .oklch) && index == 1  // which is never negative
    let kept = isHue ? number.wrappedDegrees : isChroma ? max(number, 0) : number
    fault(
      message, rule: .componentRange, cure: isHue ? "write \(plain(kept)), the same hue" : nil,
      reading: "read as \(plain(kept))")
    return kept
  }

  private mutating func alpha(_ value: JSONValue) -> Double? {
    if let alpha = value.number, (0...1).contains(alpha) { return alpha }
    let part = value.number.map { $0 / 100 } ?? 0
    return refuse(
      "alpha must be a number from 0 to 1, found \(value.excerpt)",
      cure: part > 0.01 && part < 1 ? "write \(plain(part))" : nil)
  }

  private mutating func hex(_ value: JSONValue) -> RGB8? {
    if let text = value.string, text.hasPrefix("#"), let color = RGB8(hex: text) { return color }
    let color = value.string.flatMap(RGB8.init(shortHex:))
    fault(
      "hex must be # and six hexadecimal digits (alpha is a separate member), found \(value.excerpt)",
      rule: color == nil ? .invalidValue : .shortHex, cure: color.map { "write \($0.hex)" },
      reading: color.map { "read as \($0.hex)" })
    return color
  }

  /// Reports a fallback that differs from the components by more than rounding (requirement C-006).
  private mutating func compare(_ hex: RGB8, with color: ColorValue) -> Void? {
    let mapped = color.rgb8
    let distance = max(
      abs(Int(hex.red) - Int(mapped.red)), abs(Int(hex.green) - Int(mapped.green)),
      abs(Int(hex.blue) - Int(mapped.blue)))
    guard distance > 1 else { return nil }
    return refuse(
      "hex is \(hex.hex), but the components give \(mapped.hex), which is used; make them the same",
      rule: .hexMismatch)
  }
}

private let colorMembers = ["colorSpace", "components", "alpha", "hex"]

private func rounded(_ component: Double) -> Double { (component * 10_000).rounded() / 10_000 }

extension ColorSpace {
  /// The components far above 1 and their likely scale: percent, or else 8 bits; nil for others.
  fileprivate func likelyScale(
    of items: [JSONValue], hex: RGB8?
  ) -> (numbers: [Double], scale: Double)? {
    let texts = items.map { $0.string ?? "" }
    let numbers = zip(items, texts).compactMap { $0.number ?? Double($1.filter { $0 != "%" }) }
    guard let most = numbers.max(), numbers.count == 3, most > 2, most <= 255,
      numbers.allSatisfy({ $0 == 0 || $0 >= 1 })
    else { return nil }
    let parts = hex.map { [$0.red, $0.green, $0.blue].map(Double.init) }
    let isPercent =
      parts.map { zip($0, numbers).allSatisfy { abs($0 - $1 * 2.55) <= 2 } }
      ?? (most == 100 || numbers.contains { $0 != $0.rounded() })
    let hasSign = texts.contains { $0.hasSuffix("%") }
    return (numbers, hasSign || isPercent && most <= 100 ? 100 : 255)
  }

  /// The range of a component (DTCG Color 4.2, requirement C-011).
  func range(at index: Int) -> ComponentRange {
    let unit = ComponentRange(lower: 0, upper: 1)
    let percent = ComponentRange(lower: 0, upper: 100)
    let hue = ComponentRange(lower: 0, upper: 360, includesUpper: false)
    let any = ComponentRange(lower: -.infinity, upper: .infinity)
    let chroma = ComponentRange(lower: 0, upper: .infinity)
    return switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: unit
    case .hsl, .hwb: index == 0 ? hue : percent
    case .lab: index == 0 ? percent : any
    case .lch: [percent, chroma, hue][index]
    case .oklab: index == 0 ? unit : any
    case .oklch: [unit, chroma, hue][index]
    }
  }
}

extension RGB8 {
  /// The color of `#RGB`, `#RGBA` or `#RRGGBBAA`, without its opacity.
  fileprivate init?(shortHex text: String) {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst()
    switch digits.utf8.count {
    case 3, 4: self.init(hex: "#" + digits.prefix(3).map { "\($0)\($0)" }.joined())
    case 8: self.init(hex: "#" + digits.prefix(6))
    default: return nil
    }
  }
}

extension ColorValue {
  /// The gamma-encoded sRGB components, mapped into the gamut as in CSS Color 4.
  package var srgb: Triple { components.gamutMapped(from: space, to: .srgb) }

  /// The components in a color space, as a token file has them: with ten digits, and in range.
  package func components(writtenIn space: ColorSpace) -> Triple {
    var written = components.converted(from: self.space, to: space).tenDigits
    for index in 0..<3 {
      let range = space.range(at: index)
      let number = min(max(written[index], range.lower), range.upper)
      written[index] = range.includesUpper ? number : number.wrappedDegrees
    }
    return written
  }

  /// The nearest 8-bit sRGB color.
  package var rgb8: RGB8 { RGB8(rounding: srgb) }

  /// Whether the color is in the sRGB gamut.
  package var isInSRGB: Bool { components.converted(from: space, to: .srgb).isInGamut(of: .srgb) }
}

/// A range of numbers that includes or excludes its upper end.
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
      "a number from \(plain(lower)) to \(includesUpper ? "" : "less than ")\(plain(upper))"
    case (true, false): "a number of at least \(plain(lower))"
    default: "a number"
    }
  }
}
