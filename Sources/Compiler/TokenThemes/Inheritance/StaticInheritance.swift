/// The groups that inherit in any theme, and the paths that this can add.
struct StaticInheritance {
  /// All paths, including the inherited ones.
  private(set) var paths: PathTable
  private(set) var inheritors: [Inheritor] = []
  /// Pairs of a path in an inheriting group and another one that it depends on.
  private(set) var edges: [(from: Int32, to: Int32)] = []
  private var tree: ChildLists
  /// The paths that inherit, also those that would inherit from themselves.
  private var inheriting: Set<PathID> = []
  /// The number of paths that may still be visited.
  private var budget = 4_000_000

  /// Finds the paths; nil when there are too many.
  init?(_ set: TokenSet) {
    paths = set.paths
    guard set.sources.contains(where: \.hasReferences) else {
      tree = ChildLists(PathTable())
      return
    }
    tree = ChildLists(paths)
    collect(set)
    var pass = 0
    var count = 0
    repeat {
      count = paths.count
      // Chains of groups are often in the order of the file or in the opposite order.
      let order = pass.isMultiple(of: 2) ? inheritors : inheritors.reversed()
      // Adds the paths of the base's members to the inheritor.
      for inheritor in order { forEachMember(of: inheritor) { _, _ in } }
      pass += 1
    } while paths.count > count && budget > 0
    connect()
    guard budget > 0 else { return nil }
  }

  private mutating func collect(_ set: TokenSet) {
    var known: Set<Inheritor> = []
    let found =
      set.groups.compactMap { group in group.baseNames.map { (group.path, $0) } }
      + set.declarations.compactMap { token in token.baseNames.map { (token.path, $0) } }
    for (path, names) in found {
      let base = tree.path(of: names, paths: &paths)
      inheriting.insert(path)
      // A cycle, which is reported.
      let isOwnCycle =
        path == base || paths.isAncestor(path, of: base) || paths.isAncestor(base, of: path)
      guard !isOwnCycle, known.insert(Inheritor(path: path, base: base)).inserted else { continue }
      inheritors.append(Inheritor(path: path, base: base))
    }
  }

  /// The path and all paths in it.
  func subtree(of path: PathID) -> [PathID] { [path].spreading(to: tree.children) }

  /// Calls a closure with every path in the base and its counterpart in the inheritor.
  private mutating func forEachMember(
    of inheritor: Inheritor, body: (_ inherited: PathID, _ base: PathID) -> Void
  ) {
    var open = [(from: inheritor.base, to: inheritor.path)]
    while let (from, to) = open.popLast(), budget > 0 {
      budget -= 1
      body(to, from)
      for child in tree.children(of: from) {
        open.append((child, tree.child(of: to, named: paths.name(of: child), paths: &paths)))
      }
    }
  }

  /// Connects inherited paths with their origins, and every path in an inheriting group with the group.
  private mutating func connect() {
    var edges: [(from: Int32, to: Int32)] = []
    let inheriting = inheriting
    for inheritor in inheritors {
      forEachMember(of: inheritor) { inherited, base in
        edges.append((inherited.index, base.index))
        if inheriting.contains(base) { edges.append((inheritor.path.index, base.index)) }
      }
      for path in paths.ancestors(of: inheritor.base) where inheriting.contains(path) {
        edges.append((inheritor.path.index, path.index))
      }
    }
    for path in inheriting {
      for member in subtree(of: path).dropFirst() {
        budget -= 1
        edges.append((member.index, paths.parents[Int(member.index)]))
      }
    }
    self.edges = edges
  }
}
