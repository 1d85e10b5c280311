extension Array<ModeGroup> {
  /// The line of the plan for names such as `button/light/text` and `button/dark/text`, which may be a
  /// mode: what to add for that. Nil if there are no such names.
  package func advice(for paths: [[String]]) -> String? {
    var keys: [String: Set<[String]>] = [:]
    for names in paths {
      guard let index = names.lastIndex(where: pair.contains), names.count > 1 else { continue }
      var key = names
      key[index] = ""
      keys[names[index], default: []].insert(key)
    }
    let marked = pair.map { keys[$0] ?? [] }
    let shared = marked.common
    guard !shared.isEmpty, marked.allSatisfy({ shared.count * 2 >= $0.count }) else { return nil }
    let subject =
      "\(counted(shared.count, noun: "token")) \(shared.count == 1 ? "has" : "have") 'light' and 'dark' in "
      + (shared.count == 1 ? "its name" : "their names")
    let axis = "mode=" + pair.map { "\($0):**/\($0)/**" }.joined(separator: ",")
    // Nothing is guessed with `--mode`, so it must repeat what was found.
    return subject + "; to make them modes, "
      + (isEmpty ? "add --mode '\(axis)'" : "say all modes with --mode, among them '\(axis)'")
  }
}

/// The contexts of the commonest axis.
private let pair = ["light", "dark"]
