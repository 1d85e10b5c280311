import TokenJSON
import Writers

/// Dimensions (Format 8.2), and what is written in their place in files as they are found.
extension ValueReader {
  /// - Parameter em: The font size that an `em` is a multiple of, where it is known.
  mutating func dimension(_ value: JSONValue, em: DimensionValue?) -> DimensionValue? {
    if value.kind == .number || value.kind == .string, let bare = bare(value, em: em) {
      return bare
    }
    if let text = value.string, let unit = Measure(text)?.unit, unit == "em" || unit == "%" {
      fault(
        "expected a length in px or rem, found \(excerpt(value)), which depends on a font size",
        cure: "write the length that it comes to")
      return nil
    }
    guard let (amount, unit) = measure(value, "a dimension {value, unit}") else { return nil }
    return unit.flatMap { unit in
      inside(.key("unit"), unit) { $0.dimension(amount, unit: $1, em: em) }
    }
  }

  /// `0`, `"16px"`: a dimension without its object.
  private mutating func bare(_ value: JSONValue, em: DimensionValue?) -> DimensionValue? {
    let amount: Double
    var unit = "px"
    if let number = value.number {
      amount = number
    } else if let text = value.string, let parts = Measure(text) {
      (amount, unit) = (parts.amount, parts.unit)
    } else {
      return nil
    }
    guard let length = DimensionValue(amount, unit: unit, em: em) else { return nil }
    older(
      .dimension(length), "a dimension {value, unit}", value, .bareDimension,
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
      let _: DimensionValue.Unit? = word(unit, "a unit")
      return nil
    }
    let length = amount.flatMap { DimensionValue($0, unit: text, em: em) }
    fault(
      "expected a unit ('px' or 'rem'), found \(excerpt(unit))"
        + (length == nil ? suggestion(for: text, among: ["px", "rem"]) : ""), .dimensionUnit,
      cure: length.map { "write \(TokenValue.dimension($0).json)" }
        ?? "write a length in one of them",
      reading: length.map { "read as \($0.text)" } ?? Rule.leftOut)
    return length
  }

  /// A line height, a multiple of the font size (Format 9.8); lengths and percentages are divided
  /// by the size where that is known.
  mutating func lineHeight(_ value: JSONValue, size: DimensionValue?) -> Double? {
    if let number = value.number { return number }
    var length: DimensionValue?
    if let alias = aliasName(value) {
      switch target(of: alias, value) {
      case .number(let number)?: return number
      case .dimension(let target)?: length = target
      case let target?:
        fault("expected a number, \(excerpt(value)) is a \(target.type.rawValue)", .typeMismatch)
        return nil
      case nil: return nil
      }
    } else if let text = value.string, let parts = Measure(text) {
      if let share = share(parts.amount, parts.unit) { return multiple(share, value) }
      length = DimensionValue(parts.amount, unit: parts.unit, em: size)
    } else if let amount = value["value"]?.number, let unit = value["unit"]?.string {
      if !unit.isEmpty, let share = share(amount, unit) { return multiple(share, value) }
      length = DimensionValue(amount, unit: unit, em: size)
    }
    guard let length, let size, size.pixels != 0 else { return number(value) }
    return multiple(length.pixels / size.pixels, value)
  }

  private mutating func multiple(_ factor: Double, _ value: JSONValue) -> Double {
    fault(
      "a line height is a number, the multiple of the font size, found \(excerpt(value))",
      .lineHeightUnit, cure: "write \(plain(factor))", reading: "read as \(plain(factor))")
    return factor
  }
}

extension DimensionValue {
  /// A length in a unit that DTCG does not have; nil when it has no length of its own.
  fileprivate init?(_ amount: Double, unit: String, em: DimensionValue?) {
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

  /// The length as CSS writes it.
  var text: String { "\(plain(value))\(unit.rawValue)" }
}

/// The multiple of the font size that an amount is without asking for the size; nil for a length.
private func share(_ amount: Double, _ unit: String) -> Double? {
  switch unit {
  case "", "em": amount
  case "%": amount / 100
  default: nil
  }
}

/// A number and the unit behind it, in one string.
private struct Measure {
  var amount: Double
  var unit: String

  init?(_ text: String) {
    let number = text.prefix { "+-.0123456789eE".contains($0) }
    // The `e` of `em` is no exponent.
    let digits = number.last.map { "eE".contains($0) } ?? false ? number.dropLast() : number
    guard let amount = Double(digits), amount.isFinite else { return nil }
    self.amount = amount
    unit = String(text.dropFirst(digits.count))
  }
}
