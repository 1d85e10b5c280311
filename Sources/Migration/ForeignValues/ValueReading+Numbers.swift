/// Numbers with and without units, and arithmetic.
extension ValueReading {
  /// The number of a number, text, object with a unit, or arithmetic; nil, with a fault, for others.
  mutating func quantity(_ value: JSONTree, wanted: String) -> Quantity? {
    if let number = value.number { return Quantity(number.snapped) }
    if value.members != nil {
      guard let amount = value["value"], amount.members == nil,
        let quantity = quantity(amount, wanted: wanted)
      else { return refuse(value, wanted: wanted) }
      let unit = value["unit"]?.text?.lowercased() ?? ""
      return quantity.unit.isEmpty ? Quantity(quantity.value, unit: unit) : quantity
    }
    guard let text = value.text?.trimmingBlanks else { return refuse(value, wanted: wanted) }
    if let (number, unit) = text.quantity {
      return Quantity(number.snapped, unit: unit.lowercased())
    }
    // Without a digit or an alias, it is a word.
    guard text.contains(where: { $0.isNumber || $0 == "{" }) else {
      return refuse(value, wanted: wanted)
    }
    do throws(ExpressionFault) {
      let values = try quantities(text)
      guard values.count < 2 else {
        noteLoss(
          "\(value.excerpt) has \(values.count) values, but DTCG 2025.10 allows one; split the token"
        )
        return nil
      }
      guard let first = values.first else { return refuse(value, wanted: wanted) }
      let result = Quantity(first.value.withoutNoise, unit: first.unit)
      if text.contains("{") {
        keep("expression", value: .string(text))
        noteChange(
          "\(value.excerpt) is computed and becomes \(result.text), because DTCG 2025.10 has no arithmetic; "
            + "it no longer follows its references")
      }
      return result
    } catch {
      noteLoss("expected \(wanted), and \(value.excerpt) cannot be computed: \(error.reason)")
      return nil
    }
  }

  /// Evaluates the references and the arithmetic in a text.
  func quantities(_ text: String) throws(ExpressionFault) -> [Quantity] {
    let context = context
    return try Expression.values(of: text) { key throws(ExpressionFault) in
      guard let target = context.target(key) else { throw ExpressionFault(context.absence(key)) }
      guard let quantity = target.quantity else {
        throw ExpressionFault("'{\(key)}' is not a number")
      }
      return quantity
    }
  }

  /// The number of a value for arithmetic; nil, without a fault, for other values.
  package func plainQuantity(_ value: JSONTree) -> Quantity? {
    if let weight = value.text.flatMap(FontWeightName.init)?.weight { return Quantity(weight) }
    var reading = self
    guard value.text != nil || value.number != nil || value["unit"] != nil else { return nil }
    return reading.quantity(value, wanted: "")
  }

  /// A number without a unit. A percentage becomes a share.
  mutating func factor(_ value: JSONTree, wanted: String) -> Double? {
    quantity(value, wanted: wanted).flatMap { $0.factor ?? refuse(value, wanted: wanted) }
  }

  /// A number, or a length if it has a unit of lengths.
  mutating func numberOrLength(_ value: JSONTree) -> (type: TokenType, value: JSONTree)? {
    guard let quantity = quantity(value, wanted: "a number") else { return nil }
    if let factor = quantity.factor { return (.number, .number(factor)) }
    guard ["px", "rem"].contains(quantity.unit) else { return refuse(value, wanted: "a number") }
    noteChange("\(value.excerpt) is a number with a unit; it becomes a dimension")
    return length(quantity, of: value).map { (.dimension, $0) }
  }

  /// - Parameter em: The font size in px for `em` and `%`, if it is known.
  mutating func dimension(_ value: JSONTree, em: Double? = nil) -> JSONTree? {
    quantity(value, wanted: "a length in px or rem").flatMap { length($0, of: value, em: em) }
  }

  private mutating func length(
    _ quantity: Quantity, of value: JSONTree, em: Double? = nil
  ) -> JSONTree? {
    let number = quantity.value
    switch quantity.unit {
    case "px": return .dimension(number, unit: .px)
    case "rem": return .dimension(number, unit: .rem)
    case _ where number == 0: return .dimension(0, unit: .px)
    case "":
      // The unit of a dialect is that of sizes; one that the user says is that of parts, too.
      let unit = trail.isEmpty || !context.isUnitGuessed ? context.unit : .px
      if context.isUnitGuessed {
        noteChange(
          "\(value.excerpt) has no unit; it becomes \(plain(number))\(unit.rawValue)"
            + (unit == .rem ? ", as in Style Dictionary; for pixels, use --unit px" : ""))
      }
      return .dimension(number, unit: unit)
    case "pt", "dp", "sp":
      noteChange("\(value.excerpt) has the unit '\(quantity.unit)'; it becomes \(plain(number))px")
      return .dimension(number, unit: .px)
    case "em", "%":
      guard let em else { break }
      let length = (number * em / (quantity.unit == "%" ? 100 : 1)).tenDigits
      noteChange("\(value.excerpt) is relative to the font size; it becomes \(plain(length))px")
      return .dimension(length, unit: .px)
    default: break
    }
    noteLoss(
      "\(value.excerpt) has the unit '\(printable(quantity.unit))', but DTCG 2025.10 supports only px and rem"
    )
    return nil
  }

  /// A letter spacing outside of a typography, where the font size is unknown.
  mutating func letterSpacing(_ value: JSONTree) -> JSONTree? {
    guard let quantity = quantity(value, wanted: "a letter spacing") else { return nil }
    guard quantity.unit == "%" || quantity.unit == "em", quantity.value != 0 else {
      return length(quantity, of: value)
    }
    noteLoss(
      "\(value.excerpt) is relative to the font size, which is unknown here; typographies that reference "
        + "it get a length")
    return nil
  }

  /// A line height. In a typography, it is a multiple of the font size in px (Format 9.8).
  mutating func lineHeight(
    _ value: JSONTree, inTypography isPart: Bool = false, size: Double? = nil
  ) -> (type: TokenType, value: JSONTree)? {
    if ["auto", "normal"].contains(value.text?.trimmingBlanks.lowercased()) {
      noteChange(
        "the line height \(value.excerpt) is up to the font; it becomes \(plain(usualLineHeight))")
      return (.number, .number(usualLineHeight))
    }
    guard let quantity = quantity(value, wanted: "a line height") else { return nil }
    if let multiple = quantity.unit == "em" ? quantity.value : quantity.factor {
      // Large numbers are pixels in Figma, but multiples in CSS and in DTCG.
      if quantity.unit.isEmpty, let doubt = LineHeightDoubt(quantity.value, fontSize: size) {
        note(.lineHeightUnit, message: doubt.sentence)
      }
      return (.number, .number(multiple))
    }
    guard let length = length(quantity, of: value) else { return nil }
    guard isPart else {
      noteChange(
        "\(value.excerpt) is a line height, but DTCG 2025.10 has only multiples of the font size; it becomes "
          + "a dimension, and a multiple in typographies")
      return (.dimension, length)
    }
    guard let size, size > 0, let height = pixels(of: length) else {
      noteLoss(
        "the line height \(value.excerpt) is a length, and the font size to divide it by is unknown"
      )
      return nil
    }
    let factor = (height / size).tenDigits
    noteChange(
      "the line height \(value.excerpt) is a length; it becomes \(plain(factor)) times the font size"
    )
    return (.number, .number(factor))
  }

  /// A length in px, after resolving aliases; nil if it is unknown.
  func pixels(of value: JSONTree) -> Double? {
    var reading = self
    guard let alias = value.alias else {
      guard let length = reading.dimension(value), let amount = length["value"]?.number else {
        return nil
      }
      return amount * (length["unit"]?.text == "rem" ? 16 : 1)
    }
    return context.target(alias).flatMap { $0.resolved ?? $0.literal }.flatMap(pixels)
  }
}

/// The line height of a typography whose font decides it, as browsers use for most fonts.
let usualLineHeight = 1.2
