extension Axis {
  /// Whether the values are states of one component, by the axis's name, or else by the values.
  ///
  /// Kinds, sizes, styles, modes and brands are not: they can look alike, and color alone may tell
  /// them apart. An axis with another name is of states if two values are words for them, and one
  /// of these is not the ordinary state. Words such as `success` are those of kinds if one of the
  /// others is.
  var meansStates: Bool {
    let words = Set(NameWords(name).words)
    if !words.isDisjoint(with: Self.stateNames) { return true }
    let values = Set(values.map { NameWords($0).words.last ?? $0 })
    guard words.isDisjoint(with: Self.otherNames), values.isDisjoint(with: Self.kinds)
    else { return false }
    let states = values.compactMap { Self.validity.contains($0) ? $0 : StateWord.state($0) }
    return states.count > 1 && states.contains { !$0.isEmpty }
  }

  /// The states that stay when nothing touches the control, and in which the control can be used.
  var lastingValues: Set<String> {
    let words = values.map { NameWords($0).words }
    // Next to what is active, `inactive` is what can be chosen, and not what cannot be used.
    let isChoice = words.contains { $0.contains("active") }
    let lasting = zip(values, words).filter { _, words in
      words.allSatisfy { $0 == "inactive" ? isChoice : !Self.passing.contains($0) }
    }
    return Set(lasting.map(\.0))
  }

  private static let passing: Set = [
    "hover", "hovered", "pressed", "press", "down", "highlighted", "dragged", "focus", "focused",
    "disabled",
  ]

  private static let stateNames: Set = [
    "state", "states", "status", "interaction", "condition", "validity", "validation",
  ]

  private static let otherNames: Set = [
    "kind", "type", "variant", "style", "size", "shape", "tone", "intent", "role", "severity",
    "level", "emphasis", "hierarchy", "priority", "appearance", "color", "palette", "scheme",
    "mode", "theme", "brand", "contrast", "density", "platform", "sentiment", "category",
  ]

  private static let kinds: Set = [
    "info", "danger", "neutral", "critical", "primary", "secondary", "accent", "positive",
    "negative",
  ]

  /// States of what people enter or choose.
  private static let validity: Set = [
    "valid", "invalid", "error", "success", "warning", "unselected", "indeterminate",
  ]
}
