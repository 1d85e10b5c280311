/// A requirement for a token, derived from the contracts' JSON and not by the compiler.
package struct Ask: Hashable {
  /// The token's path.
  package var path: String
  /// The contract or project file that requires it.
  package var file: String
  /// The key or value at the requirement's place, including quotes.
  package var word: String
}

extension Shipped {
  /// All requirements, by file and in the order of the contract.
  package func asks() throws -> [Ask] {
    var asks: [Ask] = []
    for file in sources.contracts.sorted(by: { $0.path < $1.path }) {
      let contract = try JSONSerialization.jsonObject(with: Data(file.text))
      guard let contract = contract as? [String: Any] else { continue }
      asks += contractAsks(contract, in: file.path)
    }
    if let surface = sources.project.surface {
      asks.append(Ask(path: surface, file: "tincture.json", word: "\"\(surface)\""))
    }
    var known: Set<Ask> = []
    return asks.filter { known.insert($0).inserted }
  }
}

private func contractAsks(_ contract: [String: Any], in file: String) -> [Ask] {
  let axes = contract["axes"] as? [String: [String]] ?? [:]
  let roles = contract["roles"] as? [String: [String: Any]] ?? [:]
  let variants = axes.reduce([[:]]) { (variants: [[String: String]], axis) in
    variants.flatMap { variant in
      axis.value.map { variant.merging([axis.key: $0]) { $1 } }
    }
  }
  return variants.flatMap { variant in
    let own = roles.filter { holds($0.value["when"], in: variant) }
    let asks = own.map { name, role in
      let pattern = role["path"] as? String ?? contract["path"] as? String ?? ""
      return Ask(path: filled(pattern, variant, role: name), file: file, word: "\"\(name)\"")
    }
    let pairs = (contract["contrast"] as? [[String: Any]] ?? []).filter { pair in
      holds(pair["when"], in: variant) && own[pair["foreground"] as? String ?? ""] != nil
    }
    return asks
      + pairs.flatMap { pair in
        let text = (pair["text"] as? String).map { Ask(path: $0, file: file, word: "\"text\"") }
        let ground = (pair["on"] as? String).flatMap { on in
          roles[on] == nil
            ? Ask(path: filled(on, variant, role: ""), file: file, word: "\"on\"") : nil
        }
        return [text, ground].compactMap { $0 }
      }
  }
}

/// Whether a variant has one of the values that a `when` lists for each axis.
private func holds(_ when: Any?, in variant: [String: String]) -> Bool {
  (when as? [String: [String]] ?? [:]).allSatisfy { axis, values in
    variant[axis].map(values.contains) ?? false
  }
}

/// A contract's path with its axes and role filled in.
private func filled(_ pattern: String, _ variant: [String: String], role: String) -> String {
  pattern.split(separator: "/").map { segment in
    if segment == "*" { return role }
    guard segment.hasPrefix("<") else { return String(segment) }
    return variant[String(segment.dropFirst().dropLast())] ?? "?"
  }
  .joined(separator: "/")
}
