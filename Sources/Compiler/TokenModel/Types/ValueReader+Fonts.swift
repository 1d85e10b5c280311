extension ValueReader {
  /// Reads font families (Format 8.3): names, the most preferred first.
  mutating func fontFamily(_ value: JSONValue) -> [String]? {
    if value.kind == .string { return familyName(value).map { [$0] } }
    guard let names = value.array, !names.isEmpty else {
      return refuse(
        "expected a font family (a string or an array of strings), found \(value.excerpt)")
    }
    let families = names.enumerated().compactMap { index, name in
      inside(.index(index), value: name) { $0.familyName($1) }
    }
    return families.count == names.count ? families : nil
  }

  private mutating func familyName(_ value: JSONValue) -> String? {
    if let name = value.string, value.aliasName == nil { return name }
    return refuse("expected the name of a font family, found \(value.excerpt)" + pointerHint(value))
  }

  /// Reads a font weight (Format 8.4): a number from 1 to 1000, or a name.
  mutating func fontWeight(_ value: JSONValue) -> Double? {
    if let weight = value.number, (1...1000).contains(weight) { return weight }
    if let weight = value.string.flatMap({ fontWeightNames[$0] }) { return weight }
    if let name = value.string.flatMap(FontWeightName.init) {
      return weight(named: name, in: value)
    }
    let near = value.string?.suggestion(among: fontWeightNames.keys.sorted()) ?? ""
    return refuse(
      "expected a font weight (1…1000 or a name such as 'bold'), found \(value.excerpt)\(near)")
  }

  /// A weight in the form of fonts and design tools, such as `"Semi Bold"` or `"700"`.
  private mutating func weight(named name: FontWeightName, in value: JSONValue) -> Double {
    let weight = name.weight ?? 400
    let lost = name.style.map { ", without its slant '\($0)'" } ?? ""
    older(
      .fontWeight(weight), wanted: "a font weight (1…1000 or a name such as 'bold')", value: value,
      form: .fontName, reading: plain(weight) + lost)
    return weight
  }
}

extension JSONWriter {
  mutating func fontFamily(_ names: [String], key: String?) {
    if names.count == 1 {
      string(key, value: names[0])
    } else {
      array(key, items: names) { $0.string(nil, value: $1) }
    }
  }
}

/// The weights by name (Format 8.4, requirement F-124).
package let fontWeightNames: [String: Double] = [
  "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
  "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
  "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
  "extra-black": 950, "ultra-black": 950,
]
