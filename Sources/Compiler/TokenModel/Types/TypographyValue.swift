/// A text style (Format 9.8).
package struct TypographyValue: Hashable, Sendable {
  /// The font families, the most preferred first.
  package var fontFamily: [String]
  package var fontSize: DimensionValue
  /// The font weight, 1…1000.
  package var fontWeight: Double
  /// Extra space between letters.
  package var letterSpacing: DimensionValue
  /// The line height as a multiple of the size.
  package var lineHeight: Double

  /// The text style as text for reports.
  var text: String {
    "\(fontFamily.first ?? "") \(plain(fontWeight)) \(fontSize.text) × \(plain(lineHeight))"
  }
}

extension ValueReader {
  mutating func typography(_ value: JSONValue) -> TypographyValue? {
    guard
      let members = members(
        of: value,
        wanted: "a typography {fontFamily, fontSize, fontWeight, letterSpacing, lineHeight}",
        names: ["fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing"], required: 4)
    else { return nil }
    let family: [String]? = member("fontFamily", of: members[0]) {
      if case .fontFamily(let names)? = $0.part($1, as: .fontFamily) { names } else { nil }
    }
    let size = member("fontSize", of: members[1]) { $0.dimensionPart($1) }
    let weight: Double? = member("fontWeight", of: members[2]) {
      if case .fontWeight(let weight)? = $0.part($1, as: .fontWeight) { weight } else { nil }
    }
    let lineHeight = member("lineHeight", of: members[3]) { $0.lineHeight($1, size: size) }
    let spacing = letterSpacing(members[4], size: size)
    guard let family, let size, let weight, let spacing, let lineHeight else { return nil }
    return TypographyValue(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
      lineHeight: lineHeight)
  }

  private mutating func letterSpacing(_ value: JSONValue?, size: DimensionValue?) -> DimensionValue?
  {
    guard let value else {
      fault(
        "'letterSpacing' is missing from a typography", rule: .missingLetterSpacing,
        cure: "write {\"value\": 0, \"unit\": \"px\"} for none", reading: "read as 0px")
      return DimensionValue(value: 0, unit: .px)
    }
    return member("letterSpacing", of: value) { reader, value in
      value.aliasName == nil ? reader.dimension(value, em: size) : reader.dimensionPart(value)
    }
  }

  /// A line height as a multiple of the font size (Format 9.8). Divides lengths by a known size.
  private mutating func lineHeight(_ value: JSONValue, size: DimensionValue?) -> Double? {
    if let number = value.number { return checked(number, size: size) }
    var length: DimensionValue?
    if let alias = value.aliasName {
      switch target(of: alias, value: value) {
      case .number(let number)?: return checked(number, size: size)
      case .dimension(let target)?: length = target
      case let target?:
        return refuse(
          "expected a number, but \(value.excerpt) is a \(target.type.rawValue)",
          rule: .typeMismatch)
      case nil: return nil
      }
    } else if let text = value.string, let quantity = text.quantity {
      if let share = share(quantity.value, unit: quantity.unit) {
        return multiple(share, of: value)
      }
      length = DimensionValue(quantity.value, unit: quantity.unit, em: size)
    } else if let amount = value["value"]?.number, let unit = value["unit"]?.string {
      if !unit.isEmpty, let share = share(amount, unit: unit) { return multiple(share, of: value) }
      length = DimensionValue(amount, unit: unit, em: size)
    }
    guard let length, let size, size.pixels != 0 else { return number(value) }
    return multiple(length.pixels / size.pixels, of: value)
  }

  /// A line height. Reports one that is not a multiple of the font size.
  private mutating func checked(_ lineHeight: Double, size: DimensionValue?) -> Double {
    if let doubt = LineHeightDoubt(lineHeight, fontSize: size?.pixels) {
      fault(doubt.sentence, rule: .lineHeightUnit, isOld: false)
    }
    return lineHeight
  }

  private mutating func multiple(_ factor: Double, of value: JSONValue) -> Double {
    fault(
      "lineHeight must be a number, a multiple of the font size, found \(value.excerpt)",
      rule: .lineHeightUnit, cure: "write \(plain(factor))", reading: "read as \(plain(factor))")
    return factor
  }
}

/// An amount as a multiple of the font size; nil for a length.
private func share(_ amount: Double, unit: String) -> Double? {
  switch unit {
  case "", "em": amount
  case "%": amount / 100
  default: nil
  }
}
