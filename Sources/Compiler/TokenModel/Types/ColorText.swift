/// Parses a color in hexadecimal, as a color space with components, or as a function of CSS Color 4.
package struct ColorText {
  /// The result of parsing.
  package enum Reading {
    case color(ColorValue)
    /// It looks like a color, but is invalid.
    case fault(String)
    /// It can be a token's path.
    case notAColor
  }

  package let reading: Reading

  package init(_ text: String) {
    let text = text.split(separator: " ").joined(separator: " ").lowercased()
    if text.hasPrefix("#"), !text.contains("/") {
      reading =
        ColorValue(hexDigits: text).map { .color($0.exact8Bits) }
        ?? .fault(hexFault(text.dropFirst()))
    } else if text.hasSuffix(")"), let open = text.firstIndex(of: "(") {
      let inner = text[text.index(after: open)...].dropLast()
      reading = Self.function(String(text[..<open]), parts: Parts(inner))
    } else {
      var parts = Parts(text[...])
      guard text.contains(" "), !text.contains("/") || text.holds(text: " / "),
        let space = parts.takeSpace()
      else {
        reading = .notAColor
        return
      }
      reading = parts.color(in: space)
    }
  }

  private static func function(_ name: String, parts: Parts) -> Reading {
    var parts = parts
    switch name {
    case "rgb", "rgba": return parts.color(in: .srgb, has8Bits: true)
    case "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch":
      let space = ColorSpace(rawValue: name == "hsla" ? "hsl" : name)
      return space.map { parts.color(in: $0) } ?? .notAColor
    case "color":
      let space = parts.takeSpace()
      return space.map { parts.color(in: $0) } ?? .fault("expected a color space first")
    default: return .notAColor
    }
  }
}

/// Why digits are not a color.
private func hexFault(_ digits: Substring) -> String {
  if let other = digits.first(where: { !$0.isHexDigit }) {
    return "'\(printable(String(other)))' is not a hex digit (0 to 9, a to f)"
  }
  return "a hex color has 3, 4, 6 or 8 digits; this has \(counted(digits.count, noun: "digit"))"
}

/// The words of the components and of the opacity.
private struct Parts {
  var components: [Substring]
  private var alpha: [Substring] = []

  /// Splits `1 2 3`, `1 2 3 / 4`, and CSS's older `1, 2, 3` and `1, 2, 3, 4`.
  init(_ text: Substring) {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    components = halves[0].split { $0 == " " || $0 == "," }
    if halves.count > 1 {
      alpha = halves[1...].flatMap { $0.split(separator: " ") }
      if alpha.isEmpty { alpha = [""] }
    } else if text.contains(","), components.count == 4 {
      alpha = [components.removeLast()]
    }
  }

  /// Removes and returns a color space at the front.
  mutating func takeSpace() -> ColorSpace? {
    guard let name = components.first,
      let space = ColorSpace(rawValue: name == "xyz" ? "xyz-d65" : String(name))
    else { return nil }
    components.removeFirst()
    return space
  }

  /// The color. Its components have the scale of the color space, or 0…255.
  func color(in space: ColorSpace, has8Bits: Bool = false) -> ColorText.Reading {
    guard components.count == 3 else {
      return .fault("expected three components of \(space.rawValue), found \(components.count)")
    }
    var color = ColorValue(space: space, components: .zero)
    for index in 0..<3 {
      if components[index] == "none" {
        color.missing |= 1 << UInt8(index)
      } else if let number = component(index, of: space, has8Bits: has8Bits) {
        color.components[index] = number
      } else {
        return .fault("'\(printable(String(components[index])))' is not a valid component")
      }
    }
    guard !alpha.isEmpty, alpha != ["none"] else {
      if !alpha.isEmpty { color.alpha = 0 }
      return .color(color)
    }
    guard alpha.count == 1, let opacity = number(alpha[0], percent: 1), (0...1).contains(opacity)
    else { return .fault("the opacity must be a number from 0 to 1") }
    color.alpha = opacity
    return .color(color)
  }

  private func component(_ index: Int, of space: ColorSpace, has8Bits: Bool) -> Double? {
    let word = components[index]
    if index == space.hueIndex { return hue(word) }
    if has8Bits { return number(word, percent: 255).map { $0 / 255 } }
    let isChroma = index == 1 && (space == .lch || space == .oklch)
    return number(word, percent: wholePercent(of: space, index: index)).map {
      isChroma ? max($0, 0) : $0
    }
  }
}

/// The value of 100% (CSS Color 4, the tables of each function).
private func wholePercent(of space: ColorSpace, index: Int) -> Double {
  switch space {
  case .hsl, .hwb: 100
  case .lab: index == 0 ? 100 : 125
  case .lch: index == 0 ? 100 : 150
  case .oklab, .oklch: index == 0 ? 1 : 0.4
  case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: 1
  }
}

/// A number with a magnitude of at most a million, or a percentage of `percent`.
private func number(_ word: Substring, percent: Double) -> Double? {
  let isShare = word.hasSuffix("%")
  let digits = isShare ? word.dropLast() : word
  guard digits.utf8.allSatisfy("+-.0123456789e".utf8.contains), let number = Double(digits),
    number.magnitude <= 1_000_000
  else { return nil }
  return isShare ? number / 100 * percent : number
}

/// A hue in degrees, at least 0 and less than 360.
private func hue(_ word: Substring) -> Double? {
  let units: [(name: String, degrees: Double)] = [
    ("deg", 1), ("grad", 0.9), ("rad", 180 / .pi), ("turn", 360), ("", 1),
  ]
  guard let unit = units.first(where: { word.hasSuffix($0.name) }), !word.hasSuffix("%"),
    let number = number(word.dropLast(unit.name.utf8.count), percent: 1)
  else { return nil }
  return (number * unit.degrees).wrappedDegrees
}
