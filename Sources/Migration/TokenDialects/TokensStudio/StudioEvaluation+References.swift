import ForeignValues
import TokenModel

extension StudioEvaluation {
  /// A value that is a single reference: an alias, or the value of its target if the types differ.
  mutating func alias(_ key: String, as type: StudioType) -> StudioOutcome {
    guard let target = target(key) else { return StudioOutcome() }
    if let member = target.member {
      return memberValue(member, of: target.token, key: key, as: type)
    }
    let outcome = outcome(of: target.token, in: frame.choice)
    if let found = outcome.type, outcome.value != nil, type.admits(found) {
      if type == .number, found == .dimension {
        noteChange("is a number that references the length '{\(key)}'; it becomes a dimension")
      }
      return StudioOutcome(
        type: found, value: .alias(graph.path(key)), target: target.token,
        quantity: outcome.quantity)
    }
    if type == .unsupported {
      return refuse("references '{\(key)}', which is not converted", quantity: outcome.quantity)
    }
    return written(graph.tokens[target.token].value, key: key, outcome: outcome, as: type)
  }

  /// The value of the target of a reference, if an alias would have another type.
  private mutating func written(
    _ value: JSONTree, key: String, outcome: StudioOutcome, as type: StudioType
  ) -> StudioOutcome {
    frame.stepCount += 1
    guard frame.stepCount < 50 else {
      return refuse("references '{\(key)}' through too many references")
    }
    let before = frame.notes
    var result = converted(value, as: type)
    result.quantity = result.quantity ?? outcome.quantity
    if result.value == nil {
      frame.notes = before
      let reason = outcome.value == nil ? "is left out" : "has another type"
      refuse("references '{\(key)}', which \(reason)")
    } else if result.target == nil {
      noteChange("references '{\(key)}', which has another type; its value replaces the reference")
    }
    return result
  }

  /// A member of a composite value, such as `{heading.fontSize}`.
  private mutating func memberValue(
    _ member: String, of token: Int, key: String, as type: StudioType
  ) -> StudioOutcome {
    guard let value = composite(token)?[member] else {
      return refuse("references '{\(key)}', which \(missing(key))")
    }
    return written(value, key: key, outcome: StudioOutcome(value: value), as: type)
  }

  /// The value of a token, after following references.
  func composite(_ index: Int) -> JSONTree? {
    var token = graph.tokens[index]
    for _ in 0..<50 {
      guard let key = token.value.reference else { return token.value }
      guard let next = graph.token(key, in: frame.choice) else { return nil }
      token = graph.tokens[next]
    }
    return nil
  }

  /// The target of a reference; nil with a note.
  mutating func target(_ key: String) -> (token: Int, member: String?)? {
    if let target = graph.target(key, in: frame.choice) { return target }
    return refuse("references '{\(key)}', which \(missing(key))")
  }

  func missing(_ key: String) -> String {
    graph.isDeclared(key) ? "no set of its theme declares" : "no set in a theme declares"
  }
}
