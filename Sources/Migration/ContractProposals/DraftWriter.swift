import TokenChecks

/// Makes drafts of contracts from the names of colors.
struct DraftWriter {
  private let tokens: ResolvedTokens
  private let surface: String?
  private var files: ContractFiles
  private(set) var drafts: [ContractDraft] = []
  /// The files that exist already.
  private(set) var taken: [String] = []
  /// The colors behind everything, the best one first.
  private(set) var bases: [PathID] = []
  private(set) var gaps: [PathID: ColorNames.Gap] = [:]
  /// The number of tokens of each depth below a group.
  private let counts: [[Int]: Int]
  /// The groups at the root, in lowercase.
  private let groups: Set<String>
  /// The colors that contracts measure.
  private let measured: Set<PathID>

  /// - Parameter surface: The surface of the audit.
  init(_ analysis: Analysis, surface: String?, files: ContractFiles) {
    (tokens, self.surface, self.files) = (analysis.tokens, surface, files)
    measured = analysis.measuredPaths
    counts = tokens.depthCounts
    let paths = tokens.set.paths
    groups = Set(
      paths.belowRoot.filter { paths.parent(of: $0) == .root }
        .map { NameWords(paths.name(of: $0)).pascal.lowercased() })
  }

  /// Adds the contracts of all components, and that of the colors that are for all of them.
  mutating func add(_ names: ColorNames) {
    gaps = names.gaps
    bases = names.bases(surface: surface, tokens: tokens)
    for (words, own) in names.components {
      let grounds = names.grounds(of: words, bases: bases).map(tokens.set.paths.string)
      for (index, shape) in ComponentShape.read(words, names: own).enumerated() {
        let pairing = ShapePairing(shape, grounds: grounds, measured: measured, isFirst: index == 0)
        add(pairing.shape, writer: pairing.writer)
      }
    }
    let shared = SharedPairing(
      names.shared, others: names.grouped + names.unused, bases: bases,
      text: tokens.set.paths.string, measured: measured)
    add(shared.shape, writer: shared.writer)
  }

  private mutating func add(_ shape: ComponentShape, writer: PairWriter) {
    note(shape.series, used: writer.met)
    guard writer.pairs.contains(where: { !$0.isUnsure }) else { return }
    let (component, file) = files.name(shape.words.isEmpty ? ["kinds"] : shape.words)
    if files.taken.contains(file.lowercased()) {
      for item in writer.used.flatMap({ writer.series[$0].paths }) { gaps[item.path] = .taken }
      return taken.append(file)
    }
    let named = Set(writer.used.flatMap { writer.series[$0].axes })
    var draft = ContractDraft(
      component: component, file: file, axes: shape.axes.filter { named.contains($0.name) },
      roles: writer.used.sorted().map { role(writer.series[$0], of: shape) }, pairs: writer.pairs,
      colors: Set(writer.used.flatMap { writer.series[$0].paths.map(\.path) }))
    draft.path = path(of: shape, writer: writer)
    // A group of that name is a property of the theme already.
    if draft.path == nil, groups.contains(component.lowercased()) { draft.component += "Colors" }
    drafts.append(draft)
  }

  /// The path of all roles, if no other token would match it: `button/<kind>/*`.
  private func path(of shape: ComponentShape, writer: PairWriter) -> String? {
    guard let first = writer.series.first, first.parts.count > 1,
      writer.used.count == writer.series.count,
      writer.series.allSatisfy({ series in
        series.parts.dropLast() == first.parts.dropLast() && series.parts.last == .name(series.role)
      })
    else { return nil }
    let prefix = first.parts.prefix { if case .name = $0 { true } else { false } }.dropLast(
      first.axes.isEmpty ? 1 : 0)
    let names = prefix.compactMap { if case .name(let name) = $0 { name } else { nil } }
    guard !names.isEmpty, let group = tokens.set.paths.find(names),
      counts[[Int(group.index), first.parts.count]]
        == writer.series.reduce(0, { $0 + $1.paths.count })
    else { return nil }
    return first.pattern.split(separator: "/").dropLast().joined(separator: "/") + "/*"
  }

  /// Notes why colors may stay in no pair.
  private mutating func note(_ series: [ColorSeries], used: Set<Int>) {
    for (index, series) in series.enumerated() {
      let gap =
        used.contains(index)
        ? ColorNames.Gap.unsure
        : series.name.family == .background
          ? .alone : series.qualifiers.isDisjoint(with: WordClass.inverse) ? .groundless : .inverse
      for item in series.paths where gaps[item.path] == nil { gaps[item.path] = gap }
    }
  }

  private func role(_ series: ColorSeries, of shape: ComponentShape) -> ContractDraft.Role {
    let when = shape.axes.compactMap { axis -> (axis: String, values: [String])? in
      guard let own = series.values(of: axis.name), own.count < axis.values.count else {
        return nil
      }
      return (axis.name, axis.values.filter(own.contains))
    }
    return ContractDraft.Role(
      name: series.role, type: tokens.roleType(of: series.paths.map(\.path)),
      path: series.pattern, when: when)
  }
}

extension Analysis {
  /// The tokens whose colors are all measured, or have a reason why not.
  fileprivate var measuredPaths: Set<PathID> {
    let open = Set(checked.audit.coverage.colors.filter { $0.status == .never }.map(\.path))
    return Set(
      checked.audit.coverage.colors.map(\.path).filter { !open.contains($0) }
        .compactMap { tokens.set.paths.find($0.pathSegments) })
  }
}

extension ColorNames {
  /// The colors behind a component without backgrounds of its own: those of the component that its
  /// name begins with; for messages, those of the kinds of messages; else those behind everything.
  func grounds(of words: [String], bases: [PathID]) -> [PathID] {
    let parent = components.first { $0.words == Array(words.dropLast()) }
    let own = (words.count > 1 ? parent?.names ?? [] : []).filter {
      $0.family == .background && $0.state.isEmpty && $0.qualifiers.isEmpty
    }
    if !own.isEmpty { return own.prefix(1).map(\.path) }
    let statuses = grouped.filter {
      $0.family == .background && $0.state.isEmpty
        && WordClass.statuses.isSuperset(of: $0.qualifiers.map(\.word))
    }
    guard !WordClass.messages.isDisjoint(with: words), !statuses.isEmpty else { return bases }
    return statuses.prefix(targetLimit).map(\.path)
  }

  /// The colors behind everything, the best one first, at most two: the surface of the audit, else
  /// backgrounds without other words, or of the page.
  func bases(surface: String?, tokens: ResolvedTokens) -> [PathID] {
    if let surface = surface.flatMap({ tokens.set.paths.find($0.pathSegments) }),
      tokens.isPaintEverywhere(surface)
    {
      return [surface]
    }
    let pages: Set<String> = ["page", "canvas", "app", "body", "screen", "window", "base"]
    let own = components.filter { pages.isSuperset(of: $0.words) }.flatMap(\.names)
    let candidates = (shared + own).filter {
      $0.family == .background && $0.state.isEmpty && $0.target.isEmpty
        && !["fill", "container", "track"].contains($0.role.word)
    }
    let tiers: [Set<String>] = [
      pages.union(["default"]), ["default", "primary", "main", "0", "1", "01"],
    ]
    for tier in tiers {
      let found = candidates.filter { tier.isSuperset(of: $0.qualifiers.map(\.word)) }
      if !found.isEmpty { return found.prefix(2).map(\.path) }
    }
    return []
  }
}

extension ResolvedTokens {
  /// The number of tokens of each depth below each group.
  fileprivate var depthCounts: [[Int]: Int] {
    var counts: [[Int]: Int] = [:]
    for path in set.paths.belowRoot where firstTheme(declaring: path) != nil {
      let depth = set.paths.depth(of: path)
      var here = path
      while let parent = set.paths.parent(of: here), parent != .root {
        counts[[Int(parent.index), depth], default: 0] += 1
        here = parent
      }
    }
    return counts
  }
}
