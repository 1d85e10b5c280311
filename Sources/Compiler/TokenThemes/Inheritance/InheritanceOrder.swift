/// The order in which groups can be filled: each group after those that its base needs. Reports
/// cycles (requirement F-066).
struct InheritanceOrder {
  /// The groups, each after those it needs, without groups in cycles.
  private(set) var sorted: [PathID] = []
  /// The groups in cycles.
  private(set) var cyclic: Set<PathID> = []
  private(set) var findings = Findings()
  private let inheritors: [PathID: Inheritor]
  private let theme: Int
  private let dependence: ThemeDependence
  private var states: [PathID: State] = [:]

  private enum State { case open, done, cyclic }

  init(_ inheritors: [PathID: Inheritor], theme: Int, dependence: ThemeDependence) {
    (self.inheritors, self.theme, self.dependence) = (inheritors, theme, dependence)
  }

  /// Adds a group and all that it needs. Not recursive, because chains can be long.
  mutating func visit(_ inheritor: Inheritor, needing needs: (Inheritor) -> [PathID], set: TokenSet)
  {
    guard states[inheritor.path] == nil else { return }
    var stack: [(path: PathID, needs: ArraySlice<PathID>)] = []
    func push(_ path: PathID) {
      guard let inheritor = inheritors[path] else { return }
      states[path] = .open
      if let cycle = ownCycleFault(of: inheritor, paths: set.paths) {
        report([path], fault: cycle, set: set)
        stack.append((path, []))
      } else {
        stack.append((path, needs(inheritor)[...]))
      }
    }
    push(inheritor.path)
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
        let cycle = Array(stack.map(\.path).drop { $0 != need })
        // Members whose base may not be a group are treated as tokens, which breaks the cycle.
        let uncertain = cycle.filter { inheritors[$0]?.isBaseUncertain ?? false }
        for path in uncertain { states[path] = .done }
        if uncertain.isEmpty { report(cycle, fault: nil, set: set) }
      case .done?, .cyclic?: break
      }
    }
  }

  /// The fault of a group whose base is the group itself, contains it, or is inside it
  /// (requirements F-066 and F-075).
  private func ownCycleFault(of inheritor: Inheritor, paths: PathTable) -> String? {
    if inheritor.path == inheritor.base {
      return inheritor.group == nil ? nil : "inherits from itself"
    }
    if paths.isAncestor(inheritor.base, of: inheritor.path) {
      return "inherits from a group that contains it"
    }
    if paths.isAncestor(inheritor.path, of: inheritor.base) {
      return "inherits from a group inside it"
    }
    return nil
  }

  private mutating func report(_ cycle: [PathID], fault: String?, set: TokenSet) {
    for path in cycle { states[path] = .cyclic }
    // Cycles of tokens are reported when aliases are resolved.
    if cycle.allSatisfy({ inheritors[$0]?.group == nil }), fault == nil { return }
    cyclic.formUnion(cycle)
    guard let first = cycle.map(\.index).min().map(PathID.init),
      let start = cycle.firstIndex(of: first)
    else { return }
    let ordered = cycle[start...] + cycle[..<start]
    let names = ordered.map(set.paths.string)
    let shown = names.prefix(32) + (names.count > 32 ? ["… (\(names.count - 32) more)"] : [])
    let finding = Diagnostic(
      .extendsCycle,
      message: (first == .root ? "the top level " : "'\(names[0])' ")
        + (fault ?? "inherits from itself: \((shown + [names[0]]).joined(separator: " → "))")
        + "; inherit from another group, or copy the tokens",
      at: place(of: first, set: set), path: names[0],
      related: zip(names, ordered).dropFirst().prefix(32).map { name, path in
        Diagnostic.Related("via '\(name)'", at: place(of: path, set: set))
      })
    let axes = cycle.reduce(AxisSet()) { $0.union(dependence.axes(of: $1)) }
    findings.add(finding, in: theme, over: axes)
  }

  private func place(of path: PathID, set: TokenSet) -> Place {
    guard let inheritor = inheritors[path] else { return Place(file: "") }
    if let group = inheritor.group { return set.basePlace(of: set.groups[Int(group)]) }
    return set.place(of: set.declarations[Int(inheritor.declaration ?? 0)])
  }
}
