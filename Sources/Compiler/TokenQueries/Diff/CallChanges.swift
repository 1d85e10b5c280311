/// The changes of initializers and functions that both sides have, perhaps with other parameters.
struct CallChanges {
  private(set) var changes: [APIChanges.Change] = []
  /// The paths that are matched, on the old side and on the new one.
  private(set) var from: Set<String> = []
  private(set) var to: Set<String> = []

  init(_ before: [SwiftSymbol], after: [SwiftSymbol]) {
    var old = before.filter { $0.call != nil }
    let same = Set(after.filter { $0.call != nil }).intersection(old)
    old.removeAll(where: same.contains)
    for symbol in after where symbol.call != nil && !same.contains(symbol) {
      let twins = old.indices.filter { old[$0].base == symbol.base }
      let twin =
        twins.first { symbol.call.accepts(old[$0].call) }
        ?? twins.first { old[$0].path == symbol.path }
        ?? twins.first { old[$0].takesAppearance == symbol.takesAppearance }
      guard let twin else { continue }
      let was = old.remove(at: twin)
      let effect: APIChanges.Effect =
        !symbol.call.accepts(was.call)
        ? .calls : was.call.accepts(symbol.call) ? .defaultValue : .moreCalls
      changes.append(
        APIChanges.Change(path: symbol.path, before: was.type, after: symbol.type, what: effect))
      from.insert(was.path)
      to.insert(symbol.path)
    }
  }
}

extension SwiftSymbol {
  /// The path without the labels of parameters.
  fileprivate var base: Substring { path.prefix { $0 != "(" } }

  /// Whether the last argument has no label, like the system's appearance.
  fileprivate var takesAppearance: Bool { call?.parameters.last?.label == "_" }
}

extension SwiftCall? {
  fileprivate func accepts(_ other: SwiftCall?) -> Bool {
    guard let self, let other else { return false }
    return self.accepts(other)
  }
}
