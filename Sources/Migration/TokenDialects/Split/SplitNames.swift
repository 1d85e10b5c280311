import TokenModel

/// The names of the tokens that a split token becomes.
struct SplitNames {
  private let paths: PathTable
  /// The names in each group, in lowercase and without separators: outputs ignore those.
  private var taken: [PathID: Set<String>] = [:]

  init(_ paths: PathTable) { self.paths = paths }

  /// The path of the token of each type. The first type keeps the path; the others end in the type,
  /// such as `base-gradient`.
  mutating func names(of conflict: TypeConflict) -> [TokenType: [String]] {
    let path = paths.segments(of: conflict.path)
    let group = paths.parent(of: conflict.path) ?? .root
    var names = [conflict.first: path]
    for type in conflict.order.dropFirst() {
      names[type] = path.dropLast() + [name(path[path.count - 1], as: type, in: group)]
    }
    return names
  }

  private mutating func name(_ name: String, as type: TokenType, in group: PathID) -> String {
    var known =
      taken[group]
      ?? Set(
        paths.belowRoot.filter { paths.parent(of: $0) == group }.map { bare(paths.name(of: $0)) })
    let word = type.rawValue
    // A `$root` represents its group, and no other name may begin with `$`.
    let stems = name == "$root" ? [word, "as-\(word)"] : ["\(name)-\(word)", "\(name)-as-\(word)"]
    let free =
      stems.first { !known.contains(bare($0)) }
      ?? stems[0].numbered { !known.contains(bare($0)) }
    known.insert(bare(free))
    taken[group] = known
    return free
  }

  private func bare(_ name: String) -> String {
    let words = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return words.isEmpty ? name : words
  }
}
