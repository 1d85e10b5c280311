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
    contexts = []
    for part in text[text.index(after: sign)...].split(separator: ",") {
      guard let colon = part.firstIndex(of: ":"), colon != part.startIndex else { return nil }
      let context = String(part[..<colon])
      let pattern = String(part[part.index(after: colon)...])
      let patterns = pattern.isEmpty ? [] : [pattern]
      if let index = contexts.firstIndex(where: { $0.name == context }) {
        contexts[index].patterns += patterns
      } else {
        contexts.append((context, patterns))
      }
    }
    guard contexts.count > 1, contexts.contains(where: { !$0.patterns.isEmpty }) else { return nil }
  }
}
