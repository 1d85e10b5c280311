/// Checks that newly fail, or that fail by more, for one reason.
package struct DiffFailure {
  /// The checks, at least one.
  package var groups: [ContrastGroup]
  /// What makes them fail; nil for a check that could not be measured.
  package var cause: ContrastCause?
  /// The edit that changed a color of the first check; nil if no edit of a token did.
  package var edit: TokenEdit?

  /// The checks on the new side.
  package var results: [ContrastResult] { groups.flatMap(\.changes).compactMap(\.after) }

  /// Why there is no remedy, or what could not be measured.
  package var reason: String {
    cause?.obstacle.map { "no remedy: \($0)" } ?? results[0].because ?? ""
  }

  /// The edit that makes them fail, where that is of another token than the remedy.
  package var because: MarkedText? {
    guard let edit, edit.path != cause?.remedy?.token else { return nil }
    let change = edit.changes.first { $0.holds.contains(results[0].theme) } ?? edit.changes[0]
    return "Because \(code: edit.path) changed: \(change.cell)"
  }

  /// Waivers for the checks, to copy, each list with the place to write it.
  package var waivers: [(title: MarkedText, texts: [String])] {
    results.filter { $0.ratio != nil }.waiverTexts.map { file, texts in
      ("Or accept it, with a reason and an owner, in the waivers of \(code: file):", texts)
    }
  }
}

extension TokenDiff {
  /// The largest number of failures of which text and Markdown say what to change.
  package static let shownFailures = 20

  /// The checks that newly fail or fail by more, by the edit that fixes them.
  package var failures: [DiffFailure] {
    let edits = Dictionary(
      firsts: edits.flatMap { edit in ([edit.path] + edit.followers).map { ($0, edit) } })
    return contrast.filter { $0.isNewFailure || $0.isWorse }
      .grouped { [$0.cause?.name, $0.cause?.place.text ?? $0.after?.key] }
      .map { changes in
        let sides = changes[0].after.map { [$0.foreground] + $0.allLayers } ?? []
        return DiffFailure(
          groups: changes.groups, cause: changes[0].cause,
          edit: sides.lazy.compactMap { edits[$0.path] }.first)
      }
  }
}
