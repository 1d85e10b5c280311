import ForeignValues

/// Arithmetic with references.
extension StudioEvaluation {
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
      frame.countStep()
      if frame.stepCount < 50, let value = composite(target.token)?[member] {
        found = quantity(value)
      }
    } else {
      found = outcome(of: target.token, in: frame.choice).quantity
    }
    return found.map(Result.success)
      ?? .failure(ExpressionFault("'{\(key)}' is not a number"))
  }

  /// The number of a value; nil if it is not a single number.
  mutating func quantity(_ value: JSONTree) -> Quantity? {
    switch value {
    case .number(let number): Quantity(number)
    case .string(let text):
      if case .success(let values) = quantities(text), values.count == 1 { values[0] } else { nil }
    case .object:
      if case .number(let number)? = value["value"], case .string(let unit)? = value["unit"] {
        Quantity(number, unit: unit)
      } else {
        nil
      }
    case .array, .boolean, .null, .spelled: nil
    }
  }
}
