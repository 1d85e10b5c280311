/// The theme axes on which each path can depend, found without merging any theme.
///
/// It never leaves out an axis that matters. It may include one that does not: whether values really
/// differ is known only after they are read.
struct ThemeDependence {
  /// All paths, including those that groups inherit in any theme.
  private(set) var paths: PathTable
  private(set) var axes: [AxisSet] = []

  private let set: TokenSet
  private let space: ThemeSpace
  private var uses: [SourceUse]
  /// The axes whose contexts declare a token at the path.
  private var declaring: [AxisSet]
  /// Whether every theme has a token at the path, which no inheritance can remove.
  private var isEverywhere: [Bool]
  private var groups: [PathID: GroupFacts] = [:]
  /// Pairs of a path and another one that it depends on.
  private var edges: [(from: Int32, to: Int32)] = []

  /// - Parameter isTotal: Whether every path counts as depending on every axis.
  init(_ set: TokenSet, steps: [Resolver.Step], space: ThemeSpace, isTotal: Bool = false) {
    (self.set, self.space) = (set, space)
    paths = set.paths
    axes = Array(repeating: space.varying, count: paths.count)
    (uses, declaring, isEverywhere) = ([], [], [])
    // With one axis, there is nothing to tell apart.
    if space.varying.count < 2 || isTotal { return }
    uses = Self.uses(of: set, steps: steps, space: space)
    declaring = Array(repeating: AxisSet(), count: paths.count)
    isEverywhere = Array(repeating: false, count: paths.count)
    collectDeclarations()
    guard let inheritance = StaticInheritance(set) else { return }
    paths = inheritance.paths
    let missing = paths.count - declaring.count
    declaring += Array(repeating: AxisSet(), count: missing)
    isEverywhere += Array(repeating: false, count: missing)
    edges = inheritance.edges
    addExistence(inheritance)
    collectReferences()
    start()
    spread()
  }

  /// The axes of a path that a file declares.
  func axes(of path: PathID) -> AxisSet { axes[Int(path.index)] }

  /// The axes of each path of a table, which may have more inherited paths than the files declare.
  func axes(ofPathsIn table: PathTable) -> [AxisSet] {
    guard space.varying.count > 1 else {
      return Array(repeating: space.varying, count: table.count)
    }
    var counterparts = (0..<Int32(min(set.paths.count, table.count))).map(PathID.init)
    for index in counterparts.count..<table.count {
      let parent = counterparts[Int(table.parents[index])]
      let name = table.name(of: PathID(index: Int32(index)))
      counterparts.append(paths.find(name, in: parent) ?? parent)
    }
    return counterparts.map { axes[Int($0.index)] }
  }

  /// The themes to evaluate: for each path, one for each combination of values on its axes.
  func themesToEvaluate() -> [Int] {
    if axes.allSatisfy({ $0 == space.varying }) { return Array(space.indices) }
    return Set(axes).reduce(into: Set([0])) { $0.formUnion(space.themes(over: $1)) }.sorted()
  }

  // MARK: Sources

  /// How a source is used: by every theme, or by contexts of modifiers.
  private struct SourceUse {
    var isAlways = false
    var contexts: [(axis: Int, value: Int)] = []

    var isUsed: Bool { isAlways || !contexts.isEmpty }
    var axes: AxisSet { AxisSet(contexts.map(\.axis)) }
  }

  private static func uses(
    of set: TokenSet, steps: [Resolver.Step], space: ThemeSpace
  ) -> [SourceUse] {
    var uses = Array(repeating: SourceUse(), count: set.sources.count)
    for step in steps {
      switch step {
      case .set(let sources): for source in sources { uses[source].isAlways = true }
      case .modifier(let modifier):
        guard let axis = space.axis(named: modifier.name), !space.isEmpty else { continue }
        let isVarying = space.varying.contains(axis)
        for (value, context) in modifier.contexts.enumerated() {
          for source in context.sources {
            if isVarying {
              uses[source].contexts.append((axis, value))
            } else if value == space.value(of: axis, in: 0) {
              uses[source].isAlways = true
            }
          }
        }
      }
    }
    return uses
  }

  // MARK: Declarations and groups

  /// What a group's property depends on.
  private struct Property<Value: Hashable> {
    var values: Set<Value> = []
    var use = SourceUse()

    mutating func add(_ value: Value, _ use: SourceUse) {
      values.insert(value)
      self.use.isAlways = self.use.isAlways || use.isAlways
      self.use.contexts += use.contexts
    }

    /// Whether every theme has the property.
    func isEverywhere(in space: ThemeSpace) -> Bool {
      use.isAlways
        || Dictionary(grouping: use.contexts, by: \.axis).contains { axis, contexts in
          Set(contexts.map(\.value)).count == space.axes[axis].values.count
        }
    }

    /// The axes that decide the property; none when it is the same in every theme.
    func axes(in space: ThemeSpace) -> AxisSet {
      values.count < 2 && isEverywhere(in: space) ? AxisSet() : use.axes
    }
  }

  private struct GroupFacts {
    var type = Property<DeclaredType>()
    var deprecation = Property<Deprecation>()
    var base = AxisSet()
    var presence = Property<Bool>()
  }

  private mutating func collectDeclarations() {
    var references: [Int] = []
    for (source, use) in zip(set.sources, uses) where use.isUsed {
      let axes = use.axes
      for index in source.declarations {
        let path = Int(set.declarations[index].path.index)
        declaring[path].formUnion(axes)
        if use.isAlways { isEverywhere[path] = true }
        if set.declarations[index].isReference { references.append(path) }
      }
      for index in source.groups {
        let group = set.groups[index]
        var facts = groups[group.path] ?? GroupFacts()
        facts.presence.add(true, use)
        if group.type != .none { facts.type.add(group.type, use) }
        if let deprecation = group.deprecation { facts.deprecation.add(deprecation, use) }
        if group.base != nil { facts.base.formUnion(axes) }
        groups[group.path] = facts
      }
    }
    for path in references { isEverywhere[path] = false }
  }

  /// Adds the axes that decide whether the base of an inheriting group exists.
  private mutating func addExistence(_ inheritance: StaticInheritance) {
    for inheritor in inheritance.inheritors {
      let members = inheritance.subtree(of: inheritor.base).dropFirst()
      let presence = groups[inheritor.base]?.presence
      var axes = declaring[Int(inheritor.path.index)]
      if presence?.isEverywhere(in: space) != true,
        !members.contains(where: { isEverywhere[Int($0.index)] })
      {
        for path in members { axes.formUnion(declaring[Int(path.index)]) }
        if let presence { axes.formUnion(presence.use.axes) }
      }
      groups[inheritor.path, default: GroupFacts()].base.formUnion(axes)
    }
  }

  // MARK: References

  private mutating func collectReferences() {
    for (source, use) in zip(set.sources, uses) where use.isUsed {
      for index in source.declarations {
        let declaration = set.declarations[index]
        if declaration.isReference {
          addEdge(from: declaration.path, along: declaration.value.string?.pointerNames)
        } else {
          declaration.value.forEachReference { names, _ in
            addEdge(from: declaration.path, along: names)
          }
        }
      }
      for index in source.groups where set.groups[index].isReference {
        let group = set.groups[index]
        addEdge(from: group.path, along: group.base?.string?.pointerNames)
      }
    }
  }

  /// Adds an edge to the last path that the names lead to, which depends on those above it.
  private mutating func addEdge(from path: PathID, along names: [String]?) {
    guard let last = paths.trail(of: names ?? []).last else { return }
    edges.append((path.index, last.index))
  }

  // MARK: Axes

  /// Sets the axes of every path without those of the paths it references.
  private mutating func start() {
    axes = declaring
    // The tokens that take their type from a group in some theme.
    var needsType = Array(repeating: false, count: paths.count)
    for declaration in set.declarations
    where declaration.type == .none && declaration.value.aliasName == nil {
      needsType[Int(declaration.path.index)] = true
    }
    var inherited = Array(repeating: AxisSet(), count: paths.count)
    var types = inherited
    var deprecations = inherited
    for index in 0..<paths.count {
      let parent = Int(paths.parents[index])
      var above = inherited[parent].union(declaring[parent])
      (types[index], deprecations[index]) = (types[parent], deprecations[parent])
      if let facts = groups[PathID(index: Int32(index))] {
        above.formUnion(facts.base)
        types[index] = own(facts.type, above: types[parent])
        deprecations[index] = own(facts.deprecation, above: deprecations[parent])
        axes[index].formUnion(facts.type.axes(in: space))
        axes[index].formUnion(facts.deprecation.axes(in: space))
      }
      inherited[index] = above
      axes[index].formUnion(above)
      // A token takes its deprecation from the groups above it, even if a context has a group there.
      axes[index].formUnion(deprecations[parent])
      axes[index].formUnion(deprecations[index])
      if needsType[index] { axes[index].formUnion(types[index]) }
    }
  }

  private func own<Value>(_ property: Property<Value>, above: AxisSet) -> AxisSet {
    guard !property.values.isEmpty else { return above }
    let axes = property.axes(in: space)
    return property.isEverywhere(in: space) ? axes : axes.union(above)
  }

  /// Adds to every path the axes of the paths that it depends on, until nothing changes.
  private mutating func spread() {
    var starts = [Int](repeating: 0, count: paths.count + 1)
    for edge in edges { starts[Int(edge.to) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var dependents = [Int32](repeating: 0, count: edges.count)
    var next = starts
    for edge in edges {
      dependents[next[Int(edge.to)]] = edge.from
      next[Int(edge.to)] += 1
    }
    var open = (0..<paths.count).filter { !axes[$0].isEmpty }
    while let path = open.popLast() {
      for dependent in dependents[starts[path]..<starts[path + 1]].lazy.map(Int.init)
      where !axes[path].isSubset(of: axes[dependent]) {
        axes[dependent].formUnion(axes[path])
        open.append(dependent)
      }
    }
  }

  /// A finding when a token depends on too many combinations of axis values, or all tokens together
  /// do; nil otherwise.
  func excess(in space: ThemeSpace, project: Project) -> Diagnostic? {
    var counts: [AxisSet: Int] = [:]
    var most: (path: PathID, count: Int) = (.root, 0)
    var total = 0
    for (index, own) in axes.enumerated() {
      let count = counts[own] ?? space.count(over: own)
      counts[own] = count
      // A token says more than the group around all.
      if count > most.count || count == most.count && most.path == .root {
        most = (PathID(index: Int32(index)), count)
      }
      total = total.addingReportingOverflow(count).overflow ? Int.max : total + count
    }
    let isTooDependent = most.count > supportLimit && !project.evaluatesAllThemes
    guard isTooDependent || total > evaluationLimit else { return nil }
    let own = axes(of: most.path)
    let names = own.axes.map { printable(space.axes[$0].name) }
    // The place of the first declaration of the path, or of a token in it.
    let place =
      set.declarations.first { $0.path == most.path || paths.isAncestor(most.path, of: $0.path) }
      .map(set.namePlace) ?? project.places.resolver
    let path = paths.string(most.path)
    let axes = own.isEmpty ? "one theme" : names.quotedList()
    let message =
      isTooDependent
      ? "'\(path)' depends on \(most.count) combinations of \(axes), but the limit is "
        + "\(supportLimit); use fewer, or list the themes in 'inputs'"
      : "all tokens have \(total) values, but the limit is \(evaluationLimit); '\(path)' has "
        + "\(most.count), for \(axes); list the themes you ship in 'inputs'"
    return Diagnostic(.limitExceeded, message: message, at: place, path: path)
  }
}

/// The limit of evaluations of tokens, once for each combination of values that they can depend on.
let evaluationLimit = 10_000_000
