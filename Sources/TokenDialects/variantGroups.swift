/// Sets that declare mostly the same tokens, by their indices; a set like no other is alone.
///
/// - Parameter paths: The tokens of each set.
func variantGroups<Path: Hashable>(_ paths: [Set<Path>]) -> [[Int]] {
  var groups: [[Int]] = []
  for index in paths.indices {
    if let group = groups.firstIndex(where: { isVariant(paths[index], of: paths[$0[0]]) }) {
      groups[group].append(index)
    } else {
      groups.append([index])
    }
  }
  return groups
}

private func isVariant<Path>(_ one: Set<Path>, of other: Set<Path>) -> Bool {
  let (fewer, more) = one.count < other.count ? (one, other) : (other, one)
  return fewer.count(where: more.contains) * 2 > fewer.count
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
