import TokenChecks
import TokenModel
import Writers

extension Trial {
  /// Removes what causes errors. Returns whether something was removed.
  mutating func refuse(_ errors: [Diagnostic]) -> Bool {
    let keys = Dictionary(
      (analysis?.checked.audit.results ?? []).map { ($0.key, ($0.component, $0.pairName)) },
      uniquingKeysWith: { first, _ in first })
    let files = Dictionary(
      drafts.indices.map { (path(of: drafts[$0]), $0) }, uniquingKeysWith: { first, _ in first })
    let parts = partlyMeasured
    var dropped: [Int: String] = [:]
    var hasChanged = false
    for error in errors {
      let pairs =
        error.rule == .reducedContrast
        ? reduced(error) : error.subject.results.compactMap { keys[$0] }
      for (component, pair) in pairs {
        guard let index = drafts.firstIndex(where: { $0.component == component }),
          drafts[index].remove(pair)
        else { continue }
        hasChanged = true
        drafts[index].comments.append("Left out: \(pair). It is an error, \(error.rule.rawValue).")
      }
      if !pairs.isEmpty { continue }
      let places = [error.place.file] + error.related.map(\.place.file)
      let found = places.compactMap { files[$0] }
      if error.rule == .partlyMeasured {
        let isExcused = found.map { index in
          (parts[drafts[index].component] ?? []).map { drafts[index].excuse($0) }.contains(true)
        }
        if isExcused.contains(true) {
          hasChanged = true
          continue
        }
      }
      for index in found where dropped[index] == nil {
        dropped[index] = "\(error.message) [\(error.rule.rawValue)]"
      }
    }
    for index in drafts.indices {
      guard let error = dropped[index] else { continue }
      refused.formUnion(drafts[index].colors)
      proposal.refused.append((drafts[index].component, error))
    }
    drafts = drafts.indices.filter { dropped[$0] == nil && !drafts[$0].pairs.isEmpty }
      .map { drafts[$0] }
    return hasChanged || !dropped.isEmpty
  }

  /// The pairs that have less contrast in a theme for increased contrast: those of the color of which
  /// the finding names the background, else all of them.
  private func reduced(_ error: Diagnostic) -> [(String, String)] {
    let components = Set(drafts.map(\.component))
    let own = (analysis?.checked.audit.results ?? []).filter {
      $0.foreground.path == error.path && components.contains($0.component)
    }
    let text = ([error.message] + error.related.map(\.message)).joined(separator: "\n")
    let named = own.filter { text.holds(text: "'\($0.background.path)'") }
    return (named.isEmpty ? own : named).map { ($0.component, $0.pairName) }
  }
}
