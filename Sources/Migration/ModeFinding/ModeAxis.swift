/// An axis that the user names: `--mode theme=light:PATTERN,dark:PATTERN`.
package struct ModeAxis: Sendable {
  /// The name of the modifier.
  package var name: String
  /// Its contexts, in order, with the patterns of their sets: none if only the sets of every theme apply.
  /// The default is `light`, `default` or `base`, else the first.
  package var contexts: [(name: String, patterns: [String])]

  package init(name: String, contexts: [(name: String, patterns: [String])]) {
    (self.name, self.contexts) = (name, contexts)
  }

  /// Reads `AXIS=CONTEXT:PATTERN,CONTEXT:PATTERN`. A context can occur several times. `CONTEXT:`
  /// without a pattern has no set of its own. Nil if the text has another form, or no pattern.
  package init?(_ text: String) {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return nil }
    name = String(text[..<sign])
    let parts = text[text.index(after: sign)...].split(separator: ",").map { part in
      part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    guard parts.allSatisfy({ $0.count == 2 && !$0[0].isEmpty }) else { return nil }
    contexts = parts.grouped { $0[0] }.map { own in
      (own[0][0], own.map { $0[1] }.filter { !$0.isEmpty })
    }
    guard contexts.count > 1, contexts.contains(where: { !$0.patterns.isEmpty }) else { return nil }
  }
}
