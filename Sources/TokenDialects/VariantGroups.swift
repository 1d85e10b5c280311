/// Sets that declare mostly the same tokens, by their indices; a set like no other is alone.
///
/// - Parameters:
///   - paths: The tokens of each set.
///   - inOrder: Whether the sets may lie over each other: then only those are alike that share most
///     of the larger one, too.
func variantGroups<Path: Hashable>(_ paths: [Set<Path>], inOrder: Bool = false) -> [[Int]] {
  var groups: [[Int]] = []
  for index in paths.indices {
    let group = groups.firstIndex {
      isVariant(paths[index], of: paths[$0[0]], inOrder: inOrder)
    }
    if let group {
      groups[group].append(index)
    } else {
      groups.append([index])
    }
  }
  return groups
}

private func isVariant<Path>(_ one: Set<Path>, of other: Set<Path>, inOrder: Bool) -> Bool {
  let (fewer, more) = one.count < other.count ? (one, other) : (other, one)
  return fewer.count(where: more.contains) * 2 > (inOrder ? more : fewer).count
}

/// What a group of files has in common, and what tells each apart: `color.light` and `color.dark` are
/// the contexts `light` and `dark` of `color`.
func contextNames(_ names: [String]) -> (name: String, contexts: [String]) {
  let words = names.map { name in
    name.split { "/.-_ ".contains($0) }.map(String.init)
  }
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

/// The context that counts when nobody chooses, where its name says so.
func usualContext(_ names: [String]) -> Int? {
  ["light", "default", "base"].lazy
    .compactMap { word in names.firstIndex { $0.lowercased() == word } }.first
}
