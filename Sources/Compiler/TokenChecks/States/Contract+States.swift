/// How the states of a component differ, and the findings about that.
typealias ComparedStates = (differences: [StateDifference], findings: [Diagnostic])

extension Contract {
  /// Measures how much the states of the component differ in color, in every theme, and reports
  /// those that color alone tells apart (WCAG 1.4.1; a luminance ratio of 3 counts as more than
  /// color), and those that look the same.
  func comparedStates(
    in variants: [VariantTokens], results: [ContrastResult], tokens: ResolvedTokens,
    project: Project
  ) -> ComparedStates {
    guard !axesOfStates.isEmpty else { return ([], []) }
    let drawn = DrawnRoles(self, variants: variants, results: results[...], tokens: tokens)
    let differences = drawn.differences
    let isEqual = project.severity(of: .colorOnlyState) == project.severity(of: .identicalStates)
    let findings = differences.grouped(by: \.axis).flatMap {
      self.findings(about: $0, saysOnce: isEqual)
    }
    return (differences, findings)
  }

  /// The axes whose values are states: those that the contract names, or of which it names a value,
  /// and those with cues. Without such a name, also those whose name or values say so.
  var axesOfStates: [Axis] {
    let states = Set(states)
    let namesNone = !axes.contains { states.contains($0.name) }
    return axes.filter { axis in
      axis.name != themeAxis
        && (states.contains(axis.name) || !states.isDisjoint(with: axis.values)
          || namesNone && axis.meansStates || cues.contains { $0.axis == axis.name })
    }
  }

  /// At most one finding of each rule about the states of one axis.
  ///
  /// - Parameter saysOnce: Whether states that color alone tells apart in some themes are not
  ///   reported again if they look the same in others.
  private func findings(about differences: [StateDifference], saysOnce: Bool) -> [Diagnostic] {
    let axis = differences[0].axis
    let place = place([.key("axes"), .key(axis)])
    let isNew = states.isEmpty && axis != "state" && !cues.contains { $0.axis == axis }
    func finding(_ rule: Rule, message: String, notes: [String]) -> Diagnostic {
      var finding = Diagnostic(
        rule, message: message, at: place, related: notes.map { Diagnostic.Related($0, at: place) })
      if isNew { finding.standing = .stricter }
      return finding
    }
    let colorOnly = ColorOnlyStates(differences)
    let alike = differences.filter { difference in
      difference.isIdentical && !(saysOnce && colorOnly?.contains(difference.states) ?? false)
    }.grouped(by: \.states)
    let others = alike.dropFirst().map { "\($0[0].phrase)\($0.places)" }
    return [
      colorOnly.map { finding(.colorOnlyState, message: $0.sentence, notes: $0.notes) },
      alike.first.map { first in
        finding(
          .identicalStates,
          message: "\(first[0].phrase) of \(component)\(first.places) look the same: "
            + "no color differs; change one, or set 'cues'",
          notes: others.isEmpty ? [] : ["so do \(others.shortList())"])
      },
    ].compactMap(\.self)
  }
}
