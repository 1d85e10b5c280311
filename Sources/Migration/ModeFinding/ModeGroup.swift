/// Sets that are alternatives, found in their names, folders and tokens. It becomes a modifier.
package struct ModeGroup {
  /// The name of the axis.
  package var name: String
  package var contexts: [Context]
  /// The context that applies if none is chosen.
  package var defaultContext: Int
  /// Why these sets are alternatives, for the plan; nil if the files say so.
  package var because: String?
  /// The set whose tokens each context changes; nil if every context has all tokens.
  package var base: Int?

  package struct Context {
    package var name: String
    /// Its sets, in merge order.
    package var sets: [Int]
    /// The sets that its references can use, although it does not merge them.
    package var sources: Set<Int>

    package init(_ name: String, sets: [Int] = [], sources: Set<Int> = []) {
      (self.name, self.sets, self.sources) = (name, sets, sources)
    }
  }

  package init(
    name: String, contexts: [Context], defaultContext: Int, because: String? = nil, base: Int? = nil
  ) {
    (self.name, self.contexts, self.defaultContext) = (name, contexts, defaultContext)
    (self.because, self.base) = (because, base)
  }

  /// The names of the contexts, without case unless it tells them apart.
  package var keys: [String] {
    let keys = contexts.map { $0.name.lowercased() }
    return Set(keys).count == keys.count ? keys : contexts.map(\.name)
  }

  /// All sets, in merge order.
  package var sets: [Int] { contexts.flatMap(\.sets) }

  /// Changes the sets of each context.
  package mutating func editSets(_ edit: (inout [Int]) -> Void) {
    for index in contexts.indices { edit(&contexts[index].sets) }
  }

  /// Adds the sets of a group with the same default. For a context of one of them, the other has its default.
  package mutating func merge(_ other: ModeGroup) {
    let usual = (contexts[defaultContext].sets, other.contexts[other.defaultContext].sets)
    let (own, others) = (keys, other.keys)
    for index in contexts.indices {
      contexts[index].sets +=
        others.firstIndex(of: own[index]).map { other.contexts[$0].sets } ?? usual.1
    }
    for (key, context) in zip(others, other.contexts) where !own.contains(key) {
      contexts.append(Context(context.name, sets: usual.0 + context.sets))
    }
  }

  /// The group with a context for each combination with those of another group.
  package func combined(with other: ModeGroup) -> ModeGroup {
    var group = self
    group.name = "\(name)-\(other.name)"
    group.because = [because, other.because].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: ", and ")
    group.defaultContext = defaultContext * other.contexts.count + other.defaultContext
    group.contexts = contexts.flatMap { outer in
      other.contexts.map { inner in
        Context(
          "\(outer.name)-\(inner.name)", sets: outer.sets + inner.sets,
          sources: outer.sources.union(inner.sources))
      }
    }
    return group
  }
}

extension [ModeGroup] {
  /// The number of combinations of their contexts.
  package var combinationCount: Double { reduce(1) { $0 * Double($1.contexts.count) } }

  /// Joins each group with the first one before it that is of the same axis.
  mutating func join(
    where isSameAxis: (_ one: ModeGroup, _ other: ModeGroup) -> Bool,
    by merge: (inout ModeGroup, ModeGroup) -> Void
  ) {
    self = reduce(into: []) { joined, group in
      if let twin = joined.firstIndex(where: { isSameAxis($0, group) }) {
        merge(&joined[twin], group)
      } else {
        joined.append(group)
      }
    }
  }

  /// Joins groups whose contexts have the same names: `light` and `dark` of colors go with `light` and `dark`
  /// of shadows. A group may lack contexts of the other, and then has its default there.
  package mutating func joinTwins() {
    join { one, other in
      let names = [one, other].map { Set($0.keys) }
      return (names[0].isSubset(of: names[1]) || names[1].isSubset(of: names[0]))
        && one.keys[one.defaultContext] == other.keys[other.defaultContext]
    } by: { twin, group in
      if twin.name != group.name { twin.name = twin.contexts.map(\.name).axisName ?? "mode" }
      if twin.base != group.base { twin.base = nil }
      twin.merge(group)
    }
  }

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
    let common = marked.common
    if common.isEmpty { return nil }
    // Next to `primary`, `danger` and others, they are kinds of buttons.
    var kinds: [[String]: Set<String>] = [:]
    for names in paths {
      for index in names.indices.prefix(comparedNameLimit) {
        var key = names
        key[index] = ""
        if common.contains(key) { kinds[key, default: []].insert(names[index]) }
      }
    }
    let shared = common.filter { kinds[$0]?.count ?? 0 < 5 }
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
/// How many names of a path are compared with those next to them.
private let comparedNameLimit = 16
