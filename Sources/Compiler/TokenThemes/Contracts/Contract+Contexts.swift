extension Contract {
  /// The findings about contexts that the contract names and their modifier does not have. A context
  /// that `inputs` leaves out exists.
  func missingContexts(in themes: ThemeSpace) -> [Diagnostic] {
    namedContexts.compactMap { modifier, context, steps in
      guard let axis = themes.axes.first(where: { $0.name == modifier }),
        !axis.values.contains(context)
      else { return nil }
      return Diagnostic(
        .invalidContract, message: axis.messageAboutMissing(context), at: place(steps))
    }
  }

  /// Whether the contract lists a context of its theme axis that the modifier does not have.
  package func hasUnknownThemeContext(in themes: ThemeSpace) -> Bool {
    guard let modifier = themes.axes.first(where: { $0.name == themeAxis }),
      let axis = axes.first(where: { $0.name == themeAxis })
    else { return false }
    return !axis.values.allSatisfy(modifier.values.contains)
  }

  /// Whether a condition names a context that its modifier does not have.
  package func hasUnknownContext(in condition: Condition, of modifiers: [Axis]) -> Bool {
    condition.clauses.contains { clause in
      guard !axes.contains(where: { $0.name == clause.axis }),
        let modifier = modifiers.first(where: { $0.name == clause.axis })
      else { return false }
      return !clause.values.allSatisfy(modifier.values.contains)
    }
  }

  /// The contexts in the theme axis and in conditions.
  private var namedContexts: [(modifier: String, context: String, steps: [JSONStep])] {
    let own = axes.filter { $0.name == themeAxis }.flatMap { axis in
      axis.values.enumerated().map { index, value in
        (axis.name, value, [JSONStep.key("axes"), .key(axis.name), .index(index)])
      }
    }
    let whens =
      roles.map { ($0.when, $0.steps) } + pairs.map { ($0.when, $0.steps) }
      + pairs.flatMap(\.backgrounds).map { ($0.when, $0.steps) }
    let conditions =
      whens.map { ($0, $1 + [.key("when")]) }
      + waivers.map { ($0.condition, $0.steps + [.key("where")]) }
    return own
      + conditions.flatMap { condition, steps in
        // The reader compares values on the contract's axes with the values of the axis.
        condition.clauses.filter { clause in !axes.contains { $0.name == clause.axis } }.flatMap {
          clause in clause.values.map { (clause.axis, $0, steps + [.key(clause.axis)]) }
        }
      }
  }
}

extension Axis {
  /// The message about a context that the modifier does not have.
  package func messageAboutMissing(_ context: String) -> String {
    "'\(printable(name))' has no context '\(printable(context))'; expected "
      + values.map { printable($0) }.quotedList(conjunction: "or")
      + context.suggestion(among: values)
  }
}
