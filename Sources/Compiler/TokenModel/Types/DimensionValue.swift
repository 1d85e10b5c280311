/// A length in px (a point on iOS) or rem (Format 8.2).
package struct DimensionValue: Hashable, Sendable {
  package enum Unit: String, CaseIterable, Sendable { case px, rem }
  /// The number of units.
  package var value: Double
  package var unit: Unit

  /// The length in px. A rem is 16 px (Format 8.2.1).
  package var pixels: Double { unit == .px ? value : value * 16 }
}

/// Reads dimensions (Format 8.2), and other forms of lengths that real token files use.
extension ValueReader {
  /// - Parameter em: The font size, to resolve `em`; nil when it is unknown.
  mutating func dimension(_ value: JSONValue, em: DimensionValue? = nil) -> DimensionValue? {
    if value.kind == .number || value.kind == .string, let bare = bare(value, em: em) {
      return bare
    }
    if let text = value.string, let unit = text.quantity?.unit, unit == "em" || unit == "%" {
      return refuse(
        "expected a fixed length, found \(value.excerpt), which depends on a font size",
        cure: "write the length in px or rem")
    }
    guard let (amount, unit) = measure(value, wanted: "a dimension {value, unit}")
    else { return nil }
    return member("unit", of: unit) { $0.dimension(amount, unit: $1, em: em) }
  }

  /// A dimension written as a number or a string, such as `0` or `"16px"`.
  private mutating func bare(_ value: JSONValue, em: DimensionValue?) -> DimensionValue? {
    let amount: Double
    var unit = "px"
    if let number = value.number {
      amount = number
    } else if let text = value.string, let quantity = text.quantity {
      (amount, unit) = quantity
    } else {
      return nil
    }
    guard let length = DimensionValue(amount, unit: unit, em: em) else { return nil }
    older(
      .dimension(length), wanted: "a dimension {value, unit}", value: value, rule: .bareDimension,
      form: value.kind == .number ? .unitless : .secondDraft, reading: length.text)
    return length
  }

  private mutating func dimension(
    _ amount: Double?, unit: JSONValue, em: DimensionValue?
  ) -> DimensionValue? {
    if let unit = unit.string.flatMap(DimensionValue.Unit.init) {
      return amount.map { DimensionValue(value: $0, unit: unit) }
    }
    guard let text = unit.string else {
      let _: DimensionValue.Unit? = word(unit, wanted: "a unit")
      return nil
    }
    let length = amount.flatMap { DimensionValue($0, unit: text, em: em) }
    fault(
      "expected a unit ('px' or 'rem'), found \(unit.excerpt)"
        + (length == nil ? text.suggestion(among: ["px", "rem"]) : ""), rule: .dimensionUnit,
      cure: length.map { "write \(TokenValue.dimension($0).json)" }
        ?? "write a length in one of these units",
      reading: length.map { "read as \($0.text)" } ?? Rule.leftOut)
    return length
  }

  mutating func dimensionPart(_ value: JSONValue) -> DimensionValue? {
    if case .dimension(let length)? = part(value, as: .dimension) { length } else { nil }
  }
}

extension DimensionValue {
  /// A length in a unit of DTCG or another one; nil when the length in px or rem is unknown.
  init?(_ amount: Double, unit: String, em: DimensionValue?) {
    switch unit {
    case "px", "dp", "pt": self.init(value: amount, unit: .px)
    case "rem": self.init(value: amount, unit: .rem)
    case "" where amount == 0: self.init(value: 0, unit: .px)
    case "em", "%":  // not a rem: it depends on where the token is used
      guard let em else { return nil }
      self.init(value: amount * em.value / (unit == "%" ? 100 : 1), unit: em.unit)
    default: return nil
    }
  }

  /// The length in CSS syntax.
  package var text: String { "\(plain(value))\(unit.rawValue)" }
}
