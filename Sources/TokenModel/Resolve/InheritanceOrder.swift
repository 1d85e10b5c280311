/// The order in which groups can be filled: a group after those that its base needs. Circles are
/// reported (requirement F-066).
struct InheritanceOrder {
  /// The groups, each after all that it needs; those of a circle are left out.
  private(set) var sorted: [PathID] = []
  /// The groups of circles.
  private(set) var circular: Set<PathID> = []
  private let heirs: [PathID: Heir]
  private let theme: Variant
  private var states: [PathID: State] = [:]

  private enum State { case open, done, circular }

  init(_ heirs: [PathID: Heir], _ theme: Variant) {
    self.heirs = heirs
    self.theme = theme
  }

  /// Sorts in a group and all that it needs, with a stack of our own: chains may be long.
  mutating func visit(
    _ heir: Heir, needing needs: (Heir) -> [PathID], _ set: TokenSet, _ findings: inout Findings
  ) {
    guard states[heir.path] == nil else { return }
    var stack: [(path: PathID, needs: ArraySlice<PathID>)] = []
    func push(_ path: PathID) {
      guard let heir = heirs[path] else { return }
      states[path] = .open
      if let circle = ownCircle(of: heir, set.paths) {
        report([path], circle, set, &findings)
        stack.append((path, []))
      } else {
        stack.append((path, needs(heir)[...]))
      }
    }
    push(heir.path)
    while let (path, _) = stack.last {
      guard let need = stack[stack.count - 1].needs.popFirst() else {
        if states[path] == .open {
          states[path] = .done
          sorted.append(path)
        }
        stack.removeLast()
        continue
      }
      switch states[need] {
      case nil: push(need)
      case .open?:
        let circle = Array(stack.map(\.path).drop { $0 != need })
        if !dropGuesses(of: circle) { report(circle, nil, set, &findings) }
      case .done?, .circular?: break
      }
    }
  }

  /// What closes a circle only if it is a group is taken for a token; whether there was such.
  private mutating func dropGuesses(of circle: [PathID]) -> Bool {
    let guesses = circle.filter { heirs[$0]?.isGuess ?? false }
    for path in guesses { states[path] = .done }
    return !guesses.isEmpty
  }

  /// What is wrong when a group's base holds it, or lies inside it (requirements F-066 and F-075).
  private func ownCircle(of heir: Heir, _ paths: PathTable) -> String? {
    if heir.path == heir.base { return heir.group == nil ? nil : "inherits from itself" }
    if paths.isAncestor(heir.base, of: heir.path) { return "inherits from a group it lies in" }
    if paths.isAncestor(heir.path, of: heir.base) { return "inherits from a group inside it" }
    return nil
  }

  private mutating func report(
    _ circle: [PathID], _ fault: String?, _ set: TokenSet, _ findings: inout Findings
  ) {
    for path in circle { states[path] = .circular }
    // Tokens whose `$ref` leads to one another are told where aliases are followed.
    if circle.allSatisfy({ heirs[$0]?.group == nil }), fault == nil { return }
    circular.formUnion(circle)
    guard let first = circle.map(\.index).min().map(PathID.init),
      let start = circle.firstIndex(of: first)
    else { return }
    let ordered = circle[start...] + circle[..<start]
    let names = ordered.map(set.paths.string)
    let shown = names.prefix(32) + (names.count > 32 ? ["… (\(names.count - 32) more)"] : [])
    findings.add(
      .extendsCycle,
      (first == .root ? "the top level " : "'\(names[0])' ")
        + (fault ?? "inherits from itself: \((shown + [names[0]]).joined(separator: " → "))")
        + "; name another group, or write the tokens out",
      at: place(of: first, set), path: names[0],
      related: zip(names, ordered).dropFirst().prefix(32).map { name, path in
        Diagnostic.Related("by way of '\(name)'", at: place(of: path, set))
      }, theme: theme)
  }

  private func place(of path: PathID, _ set: TokenSet) -> Place {
    guard let heir = heirs[path] else { return Place(file: "") }
    if let group = heir.group { return set.basePlace(of: set.groups[Int(group)]) }
    return set.place(of: set.declarations[Int(heir.declaration ?? 0)])
  }
}
