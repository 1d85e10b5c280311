import TokenJSON
import Writers

/// The types whose values are not made of other tokens (Format 8).
extension ValueReader {
  mutating func dimension(_ value: JSONValue) -> DimensionValue? { dimension(value, em: nil) }

  mutating func duration(_ value: JSONValue) -> DurationValue? {
    if let duration = bareDuration(value) { return duration }
    guard let (amount, unit) = measure(value, "a duration {value, unit}") else { return nil }
    let word: DurationValue.Unit? = unit.flatMap { unit in
      inside(.key("unit"), unit) { $0.word($1, "a unit") }
    }
    guard let amount, let unit = word else { return nil }
    guard abs(amount) <= 1e18 else {
      fault("a duration lies within ±1e18 \(unit.rawValue), found \(plain(amount))")
      return nil
    }
    return DurationValue(value: amount, unit: unit)
  }

  /// `200`, `"0.2s"`: a duration without its object.
  private mutating func bareDuration(_ value: JSONValue) -> DurationValue? {
    let duration: DurationValue
    if let number = value.number {
      duration = DurationValue(value: number, unit: .ms)
    } else if let text = value.string?.trimmingBlanks.lowercased(),
      let read = DurationValue(text == "0" ? "0ms" : text)
    {
      duration = read
    } else {
      return nil
    }
    guard abs(duration.value) <= 1e18 else { return nil }
    older(
      .duration(duration), "a duration {value, unit}", value,
      form: value.kind == .number ? .unitless : .secondDraft,
      reading: plain(duration.value) + duration.unit.rawValue)
    return duration
  }

  /// A number and its unit, still to be read; each nil where there is none, which is a fault.
  mutating func measure(_ value: JSONValue, _ wanted: String) -> (Double?, JSONValue?)? {
    guard let members = members(of: value, wanted, measureMembers) else { return nil }
    let amount = members[0].flatMap { amount in
      inside(.key("value"), amount) { $0.number($1) }
    }
    return (amount, members[1])
  }

  mutating func fontFamily(_ value: JSONValue) -> [String]? {
    if aliasName(value) != nil {
      fault("expected the name of a font family, found \(excerpt(value))" + pointerHint(value))
      return nil
    }
    if let name = value.string { return [name] }
    guard let names = value.array, !names.isEmpty else {
      fault("expected a font family (a string or a list of strings), found \(excerpt(value))")
      return nil
    }
    let families = names.enumerated().compactMap { index, name in
      inside(.index(index), name) { $0.familyName($1) }
    }
    return families.count == names.count ? families : nil
  }

  private mutating func familyName(_ value: JSONValue) -> String? {
    if let name = value.string, aliasName(value) == nil { return name }
    fault("expected the name of a font family, found \(excerpt(value))" + pointerHint(value))
    return nil
  }

  mutating func fontWeight(_ value: JSONValue) -> Double? {
    if let weight = value.number, (1...1000).contains(weight) { return weight }
    if let weight = value.string.flatMap({ fontWeightNames[$0] }) { return weight }
    if let name = value.string.flatMap(FontWeightName.init) { return weight(name, value) }
    let near = value.string.map { suggestion(for: $0, among: fontWeightNames.keys.sorted()) } ?? ""
    fault(
      "expected a font weight (1…1000 or a name such as 'bold'), found \(excerpt(value))\(near)")
    return nil
  }

  /// `"Semi Bold"`, `"700"`: a weight as fonts and design tools name it.
  private mutating func weight(_ name: FontWeightName, _ value: JSONValue) -> Double {
    let weight = name.weight ?? 400
    let lost = name.style.map { ", without its slant '\($0)'" } ?? ""
    older(
      .fontWeight(weight), "a font weight (1…1000 or a name such as 'bold')", value,
      form: .fontName, reading: plain(weight) + lost)
    return weight
  }

  mutating func cubicBezier(_ value: JSONValue) -> CubicBezierValue? {
    guard let items = value.array, items.count == 4 else {
      fault("expected a cubic Bézier (four numbers: x1, y1, x2, y2), found \(excerpt(value))")
      return nil
    }
    let numbers = items.enumerated().compactMap { index, item in
      inside(.index(index), item) { $0.coordinate($1, isX: index % 2 == 0) }
    }
    guard numbers.count == 4 else { return nil }
    return CubicBezierValue(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  private mutating func coordinate(_ value: JSONValue, isX: Bool) -> Double? {
    guard let number = number(value) else { return nil }
    guard !isX || (0...1).contains(number) else {
      fault("an x of a cubic Bézier lies in 0…1, found \(plain(number))")
      return nil
    }
    return number
  }
}

private let measureMembers = ["value", "unit"]

/// The names of font weights (Format 8.4, requirement F-124).
package let fontWeightNames: [String: Double] = [
  "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
  "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
  "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
  "extra-black": 950, "ultra-black": 950,
]
