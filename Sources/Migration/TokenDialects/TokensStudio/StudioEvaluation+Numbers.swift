import ForeignValues
import TokenModel

extension StudioEvaluation {
  /// The number of a value; nil with a note.
  mutating func number(_ value: JSONTree) -> Quantity? {
    guard case .string(let text) = value else {
      return quantity(value) ?? refuse("has the value \(value.excerpt), which is not a number")
    }
    switch quantities(text) {
    case .success(let values) where values.count == 1: return values[0]
    case .success(let values):
      return refuse(
        "has \(values.count) values in '\(text)', but DTCG 2025.10 allows one; split the token")
    case .failure(let fault):
      return refuse("has the value '\(text)', which cannot be computed: \(fault.reason)")
    }
  }

  /// Notes that arithmetic with references was replaced by its result.
  mutating func noteArithmetic(_ value: JSONTree, result: String) {
    guard case .string(let text) = value, StudioReference.whole(text) == nil,
      !StudioReference.all(in: text).isEmpty
    else { return }
    keep("expression", value: .string(text))
    noteChange(
      "is computed: '\(text)' becomes \(result), because DTCG 2025.10 has no arithmetic; it no longer "
        + "follows its references")
  }

  mutating func dimension(_ value: JSONTree) -> StudioOutcome {
    guard let quantity = number(value) else { return StudioOutcome() }
    guard let length = self.length(quantity) else {
      return refuse(
        "is \(quantity.text), but a DTCG 2025.10 dimension is in px or rem", quantity: quantity)
    }
    noteArithmetic(value, result: length.text)
    return StudioOutcome(type: .dimension, value: length.tree, quantity: quantity)
  }

  mutating func letterSpacing(_ value: JSONTree) -> StudioOutcome {
    guard let quantity = number(value) else { return StudioOutcome() }
    if quantity.unit == "%" || quantity.unit == "em", quantity.value != 0 {
      return refuse(
        "is \(quantity.text) of an unknown font size, but a dimension is in px or rem; typographies that "
          + "reference it get its length", quantity: quantity)
    }
    return dimension(quantity.value == 0 ? .number(0) : value)
  }

  mutating func lineHeight(_ value: JSONTree) -> StudioOutcome {
    guard let quantity = number(value) else { return StudioOutcome() }
    if let factor = self.factor(quantity) {
      noteLargeLineHeight(quantity)
      noteArithmetic(value, result: factor.shortest)
      return StudioOutcome(type: .number, value: .number(factor), quantity: quantity)
    }
    guard let length = self.length(quantity) else {
      return refuse(
        "is \(quantity.text), but a line height is a multiple of the font size", quantity: quantity)
    }
    noteChange(
      "is a line height of \(length.text), but DTCG 2025.10 has only multiples of the font size; it "
        + "becomes a dimension, and a multiple in typographies")
    noteArithmetic(value, result: length.text)
    return StudioOutcome(type: .dimension, value: length.tree, quantity: quantity)
  }

  /// Notes a large line height without a unit. `24` is 24 pixels in Figma, but 24 times the font
  /// size for `sd-transforms` and DTCG.
  mutating func noteLargeLineHeight(_ quantity: Quantity) {
    guard quantity.unit.isEmpty, quantity.value > 4 else { return }
    noteChange(
      "is a line height of \(quantity.text) without a unit, so a multiple of the font size, as in CSS; "
        + "for pixels, write \(quantity.text)px")
  }

  mutating func opacity(_ value: JSONTree) -> StudioOutcome {
    guard let quantity = number(value) else { return StudioOutcome() }
    guard let factor = self.factor(quantity) else {
      return refuse(
        "is \(quantity.text), but an opacity is a number or a percentage", quantity: quantity)
    }
    noteArithmetic(value, result: factor.shortest)
    return StudioOutcome(type: .number, value: .number(factor), quantity: quantity)
  }

  mutating func plainNumber(_ value: JSONTree) -> StudioOutcome {
    guard let quantity = number(value) else { return StudioOutcome() }
    if quantity.unit.isEmpty {
      noteArithmetic(value, result: quantity.text)
      return StudioOutcome(
        type: .number, value: .number(quantity.value.withoutNoise), quantity: quantity)
    }
    guard let length = self.length(quantity) else {
      return refuse(
        "is \(quantity.text), but a DTCG 2025.10 number has no unit", quantity: quantity)
    }
    noteChange("is a number with a unit, \(length.text); it becomes a dimension")
    return StudioOutcome(type: .dimension, value: length.tree, quantity: quantity)
  }

  /// A multiple: a bare number, or a percentage.
  func factor(_ quantity: Quantity) -> Double? {
    switch quantity.unit {
    case "": quantity.value.withoutNoise
    case "%": (quantity.value / 100).withoutNoise
    default: nil
    }
  }

  /// A length in px or rem. A bare number is in px.
  func length(_ quantity: Quantity) -> StudioLength? {
    switch quantity.unit {
    case "", "px": StudioLength(value: quantity.value.withoutNoise, unit: .px)
    case "rem": StudioLength(value: quantity.value.withoutNoise, unit: .rem)
    default: nil
    }
  }

  // MARK: Arithmetic with references

  /// Evaluates the references and arithmetic in a text.
  mutating func quantities(_ text: String) -> Result<[Quantity], ExpressionFault> {
    var known: [String: Result<Quantity, ExpressionFault>] = [:]
    for key in StudioReference.all(in: text) where known[key] == nil {
      known[key] = quantity(of: key)
    }
    let references = known
    do throws(ExpressionFault) {
      return .success(
        try Expression.values(of: text) { key throws(ExpressionFault) in
          try (references[key] ?? .failure(ExpressionFault("'{\(key)}' is not a number"))).get()
        })
    } catch {
      return .failure(error)
    }
  }

  private mutating func quantity(of key: String) -> Result<Quantity, ExpressionFault> {
    guard let target = graph.target(key, in: frame.choice) else {
      return .failure(ExpressionFault("it references '{\(key)}', which \(missing(key))"))
    }
    var found: Quantity?
    if let member = target.member {
      frame.stepCount += 1
      if frame.stepCount < 50, let value = composite(target.token)?[member] {
        found = quantity(value)
      }
    } else {
      found = outcome(of: target.token, in: frame.choice).quantity
    }
    return found.map(Result.success) ?? .failure(ExpressionFault("'{\(key)}' is not a number"))
  }

  /// The number of a value; nil if it is not a single number.
  mutating func quantity(_ value: JSONTree) -> Quantity? {
    if let number = value.number { return Quantity(number) }
    if let text = value.text {
      guard case .success(let values) = quantities(text), values.count == 1 else { return nil }
      return values[0]
    }
    guard let number = value["value"]?.number, let unit = value["unit"]?.text else { return nil }
    return Quantity(number, unit: unit)
  }
}

/// A length with a DTCG unit.
struct StudioLength {
  var value: Double
  var unit: DimensionValue.Unit

  var tree: JSONTree { .dimension(value, unit: unit) }
  /// The length in px, with 16px for a rem.
  var pixels: Double { unit == .px ? value : value * 16 }
  var text: String { value.shortest + unit.rawValue }
}
