import ForeignValues

/// Groups of sets that declare mostly the same tokens, by index. Every set is in one group.
///
/// - Parameters:
///   - paths: The tokens of each set.
///   - isOrdered: Whether later sets may override earlier ones. Then two sets must also share most
///     tokens of the larger one.
func variantGroups<Path: Hashable>(_ paths: [Set<Path>], isOrdered: Bool = false) -> [[Int]] {
  var groups: [[Int]] = []
  for index in paths.indices {
    let group = groups.firstIndex {
      isVariant(paths[index], of: paths[$0[0]], isOrdered: isOrdered)
    }
    if let group {
      groups[group].append(index)
    } else {
      groups.append([index])
    }
  }
  return groups
}

private func isVariant<Path>(_ one: Set<Path>, of other: Set<Path>, isOrdered: Bool) -> Bool {
  let (fewer, more) = one.count < other.count ? (one, other) : (other, one)
  return fewer.count(where: more.contains) * 2 > (isOrdered ? more : fewer).count
}

/// The shared name of a group of files, and a distinct name for each: `color.light` and
/// `color.dark` are the contexts `light` and `dark` of `color`.
func contextNames(_ names: [String]) -> (name: String, contexts: [String]) {
  let words = names.map(\.words)
  let shared = Set(words.dropFirst().reduce(Set(words.first ?? [])) { $0.intersection($1) })
  var contexts = words.map { words in
    var own: [String] = []
    for word in words where !shared.contains(word) && !own.contains(word) { own.append(word) }
    return own.isEmpty ? "default" : own.joined(separator: "-")
  }
  if Set(contexts).count < contexts.count { contexts = names }
  let common = (words.first ?? []).filter(shared.contains)
  return (common.last ?? "mode", contexts)
}

/// The index of the context whose name marks it as the default.
func defaultContextIndex(_ names: [String]) -> Int? {
  ["light", "default", "base"].lazy
    .compactMap { word in names.firstIndex { $0.lowercased() == word } }.first
}

/// The index of the context that is probably the default: the one whose name marks it, else the first by
/// day or in the light without more contrast.
func likelyDefaultIndex(_ names: [String]) -> Int? {
  defaultContextIndex(names)
    ?? names.firstIndex { name in
      let words = Set(name.lowercasedWords)
      return !words.isDisjoint(with: ["light", "day", "default", "base"])
        && words.isDisjoint(with: ["dark", "night", "contrast", "highcontrast", "hc", "hcm"])
    }
}
