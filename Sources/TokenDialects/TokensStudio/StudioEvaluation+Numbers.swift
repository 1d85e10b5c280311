import TokenModel

/// Numbers and lengths.
extension StudioEvaluation {
  /// The one number of a value; nil with a note.
  mutating func number(_ value: JSONTree) -> Quantity? {
    guard case .string(let text) = value else {
      if let quantity = quantity(value) { return quantity }
      refuse("has the value \(value.excerpt), which is no number")
      return nil
    }
    switch quantities(text) {
    case .success(let values) where values.count == 1:
      return values[0]
    case .success(let values):
      refuse("has \(values.count) values in '\(text)', and DTCG 2025.10 has one; split it")
    case .failure(let fault):
      refuse("has the value '\(text)', which has no number: \(fault.reason)")
    }
    return nil
  }

  /// Tells that arithmetic with references was worked out: later changes do not reach the result.
  mutating func noteArithmetic(_ value: JSONTree, result: String) {
    guard case .string(let text) = value, StudioReference.whole(text) == nil,
      !StudioReference.all(in: text).isEmpty
    else { return }
    keep("expression", value: .string(text))
    note(
      .changedValue,
      message:
        "is worked out: '\(text)' becomes \(result), because DTCG 2025.10 has no arithmetic; a change "
        + "of what it names does not reach it")
  }

  mutating func dimension(_ value: JSONTree) -> StudioOutcome {
    guard let quantity = number(value) else { return StudioOutcome() }
    guard let length = self.length(quantity) else {
      refuse(
        "is \(quantity.text), and a dimension of DTCG 2025.10 is in px or rem")
      return StudioOutcome(quantity: quantity)
    }
    noteArithmetic(value, result: length.text)
    return StudioOutcome(type: .dimension, value: length.tree, quantity: quantity)
  }

  mutating func letterSpacing(_ value: JSONTree) -> StudioOutcome {
    guard let quantity = number(value) else { return StudioOutcome() }
    if quantity.unit == "%" || quantity.unit == "em", quantity.value != 0 {
      refuse(
        "is \(quantity.text) of a font size that it does not know, and a dimension is in px or rem; "
          + "typographies that name it get its length")
      return StudioOutcome(quantity: quantity)
    }
    return dimension(quantity.value == 0 ? .number(0) : value)
  }

  mutating func lineHeight(_ value: JSONTree) -> StudioOutcome {
    guard let quantity = number(value) else { return StudioOutcome() }
    if let factor = self.factor(quantity) {
      noteLargeLineHeight(quantity)
      noteArithmetic(value, result: shortest(factor))
      return StudioOutcome(type: .number, value: .number(factor), quantity: quantity)
    }
    guard let length = self.length(quantity) else {
      refuse("is \(quantity.text), and a line height is a multiple of the font size")
      return StudioOutcome(quantity: quantity)
    }
    note(
      .changedValue,
      message:
        "is a line height of \(length.text), and DTCG 2025.10 has only multiples of the font size; it "
        + "becomes a dimension, and typographies that name it get the multiple")
    noteArithmetic(value, result: length.text)
    return StudioOutcome(type: .dimension, value: length.tree, quantity: quantity)
  }

  /// `24` is 24 pixels in Figma, and 24 times the font size for `sd-transforms` and DTCG.
  mutating func noteLargeLineHeight(_ quantity: Quantity) {
    guard quantity.unit.isEmpty, quantity.value > 4 else { return }
    note(
      .changedValue,
      message:
        "is a line height of \(quantity.text) without a unit, and becomes that multiple of the font "
        + "size, as style sheets read it; if pixels are meant, write \(quantity.text)px")
  }

  mutating func opacity(_ value: JSONTree) -> StudioOutcome {
    guard let quantity = number(value) else { return StudioOutcome() }
    guard let factor = self.factor(quantity) else {
      refuse("is \(quantity.text), and an opacity is a number or a percentage")
      return StudioOutcome(quantity: quantity)
    }
    noteArithmetic(value, result: shortest(factor))
    return StudioOutcome(type: .number, value: .number(factor), quantity: quantity)
  }

  mutating func plainNumber(_ value: JSONTree) -> StudioOutcome {
    guard let quantity = number(value) else { return StudioOutcome() }
    if quantity.unit.isEmpty {
      noteArithmetic(value, result: quantity.text)
      return StudioOutcome(
        type: .number, value: .number(withoutNoise(quantity.value)), quantity: quantity)
    }
    guard let length = self.length(quantity) else {
      refuse("is \(quantity.text), and a number of DTCG 2025.10 has no unit")
      return StudioOutcome(quantity: quantity)
    }
    note(.changedValue, message: "is a number with a unit, \(length.text); it becomes a dimension")
    return StudioOutcome(type: .dimension, value: length.tree, quantity: quantity)
  }

  /// A multiple: a bare number, or a percentage.
  func factor(_ quantity: Quantity) -> Double? {
    switch quantity.unit {
    case "": withoutNoise(quantity.value)
    case "%": withoutNoise(quantity.value / 100)
    default: nil
    }
  }

  /// A length in px, which bare numbers are too, or rem.
  func length(_ quantity: Quantity) -> StudioLength? {
    switch quantity.unit {
    case "", "px": StudioLength(value: withoutNoise(quantity.value), unit: .px)
    case "rem": StudioLength(value: withoutNoise(quantity.value), unit: .rem)
    default: nil
    }
  }
}

/// A length that DTCG can write.
struct StudioLength {
  var value: Double
  var unit: DimensionValue.Unit

  var tree: JSONTree { .dimension(value, unit: unit) }
  /// In px, a rem being 16 of them.
  var pixels: Double { unit == .px ? value : value * 16 }
  var text: String { shortest(value) + unit.rawValue }
}
