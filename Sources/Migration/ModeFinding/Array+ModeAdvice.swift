import Writers

extension Array<ModeGroup> {
  /// The line of the plan for names such as `button/light/text` and `button/dark/text`, which may be a
  /// mode: what to add for that with these groups, which `--mode` must repeat. Nil if there are no
  /// such names.
  package func advice(for paths: [[String]], sets: [String]) -> String? {
    var keys: [String: Set<[String]>] = [:]
    for names in paths {
      guard let index = names.lastIndex(where: { pair.contains($0) }), names.count > 1 else {
        continue
      }
      var key = names
      key[index] = ""
      keys[names[index], default: []].insert(key)
    }
    let light = keys[pair[0]] ?? []
    let dark = keys[pair[1]] ?? []
    let shared = light.intersection(dark)
    guard !shared.isEmpty, shared.count * 2 >= Swift.max(light.count, dark.count) else {
      return nil
    }
    let subject =
      "\(counted(shared.count, noun: "token")) \(shared.count == 1 ? "has" : "have") 'light' and 'dark' in "
      + (shared.count == 1 ? "its name" : "their names")
    // Nothing is guessed with `--mode`, so it must repeat what was found.
    guard reduce(0, { $0 + $1.sets.count }) <= 8 else {
      return subject
        + "; to make them modes, say all modes with --mode, among them 'mode=\(patterns())'"
    }
    let own = firstIndex { group in
      let names = group.contexts.map { $0.name.lowercased() }
      return pair.allSatisfy(names.contains)
    }
    var options = enumerated().map { index, group in
      var contexts = group.contexts.flatMap { context in
        (context.sets.isEmpty ? [""] : context.sets.map { sets[$0] }).map {
          "\(context.name):\($0)"
        }
      }
      if index == own { contexts.append(patterns(named: group.contexts.map(\.name))) }
      return "\(group.name)=\(contexts.joined(separator: ","))"
    }
    if own == nil { options.insert("mode=\(patterns())", at: 0) }
    return subject + "; to make them modes, add "
      + options.map { "--mode '\(printable($0))'" }.joined(separator: " ")
  }
}

/// The patterns of the groups, for contexts as they are spelled.
private func patterns(named contexts: [String] = pair) -> String {
  pair.map { word in
    let name = contexts.first { $0.lowercased() == word } ?? word
    return "\(name):**/\(word)/**"
  }.joined(separator: ",")
}

/// The contexts of the commonest axis.
private let pair = ["light", "dark"]
