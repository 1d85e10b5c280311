/// Makes drafts of contracts from the names of colors.
struct DraftWriter {
  private let tokens: ResolvedTokens
  private let surface: String?
  private(set) var drafts: [ContractDraft] = []
  /// The files of drafts that exist already.
  private(set) var taken: [String] = []
  /// The names of the files that exist, of components and of the files of contracts, in lowercase.
  private let existing: Set<String>
  private var components: Set<String>
  private var files: Set<String>
  /// The colors behind everything, the best one first.
  private(set) var bases: [PathID] = []
  private(set) var gaps: [PathID: ColorNames.Gap] = [:]
  /// The groups at the root, in lowercase.
  private let groups: Set<String>
  /// The tokens whose colors are all measured, or have a reason why not.
  private let measured: Set<PathID>

  /// Prepares to write contracts into a folder with files.
  ///
  /// - Parameter surface: The surface of the audit.
  init(_ analysis: Analysis, surface: String?, folder: String, existing: Set<String>) {
    (tokens, self.surface) = (analysis.tokens, surface)
    self.existing = Set(existing.map { $0.lowercased() })
    components = Set(analysis.parsed.contracts.map { $0.component.lowercased() })
    let prefix = folder.isEmpty ? "" : folder + "/"
    files = Set(
      analysis.parsed.contracts.map(\.document.path).filter { $0.hasPrefix(prefix) }
        .map { $0.dropFirst(prefix.count).lowercased() })
    let colors = analysis.checked.audit.coverage.colors
    let open = Set(colors.filter { $0.status == .never }.map(\.path))
    measured = Set(
      colors.map(\.path).filter { !open.contains($0) }
        .compactMap { [tokens] in tokens.set.paths.find($0.pathSegments) })
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
      let grounds = names.grounds(of: words, bases: bases)
      var known: Set<[PathID]> = []
      for shape in ComponentShape.read(words, names: own, modifiers: tokens.themes.axes) {
        var pairing = Pairing(shape, grounds: grounds.map(ground), known: known, measured: measured)
        pairing.addComponent()
        known = pairing.known
        add(pairing, textStyle: style(of: own[0]), ground: grounds.first)
      }
    }
    let shape = ComponentShape.flat(
      ["shared", "colors"], names: names.shared + names.grouped + names.unused)
    let own = Set(shape.series.map(\.name.path))
    var pairing = Pairing(
      shape, grounds: bases.filter { !own.contains($0) }.map(ground), measured: measured)
    pairing.addShared(bases: bases, own: Set(names.shared.map(\.path)))
    add(pairing, ground: bases.first)
  }

  private func ground(_ path: PathID) -> (path: String, name: TokenName) {
    let paths = tokens.set.paths
    return (paths.string(path), TokenName(unused: path, segments: paths.segments(of: path)))
  }

  /// The only typography token of the component that a color belongs to, if it is one in every theme.
  private func style(of name: TokenName) -> String? {
    guard name.componentSegment >= 0 else { return nil }
    let paths = tokens.set.paths
    let group = paths.find(Array(name.segments.prefix(name.componentSegment + 1)))
    let styles = paths.belowRoot.filter { path in
      paths.parent(of: path) == group
        && tokens.values(of: path).contains { $0?.type == .typography }
    }
    guard styles.count == 1, tokens.values(of: styles[0]).allSatisfy({ $0?.type == .typography })
    else { return nil }
    return paths.string(styles[0])
  }

  private mutating func add(_ pairing: Pairing, textStyle: String? = nil, ground: PathID?) {
    let shape = pairing.shape
    let series = shape.series.indices.filter { !shape.series[$0].isGround }
    let used = series.filter(pairing.used.contains).map { shape.series[$0] }
    for index in series { note(shape.series[index], isMet: pairing.met.contains(index)) }
    guard pairing.pairs.contains(where: { !$0.isUnsure }) else { return }
    let (component, file) = names(shape.words.isEmpty ? ["kinds"] : shape.words)
    let colors = Set(used.flatMap(\.names).map(\.path))
    if existing.contains(file.lowercased()) {
      for path in colors { gaps[path] = .taken }
      return taken.append(file)
    }
    let named = Set(used.flatMap(\.axes))
    var draft = ContractDraft(
      component: component, file: file, axes: shape.axes.filter { named.contains($0.name) },
      theme: shape.theme.flatMap { named.contains($0.name) ? $0.name : nil },
      roles: used.map { role($0, of: shape) }, pairs: pairing.pairs, textStyle: textStyle,
      ground: ground.map(tokens.set.paths.string), colors: colors)
    draft.path = used.count == series.count ? path(of: used) : nil
    // A group of that name is a property of the theme already.
    if draft.path == nil, groups.contains(component.lowercased()) { draft.component += "Colors" }
    drafts.append(draft)
  }

  /// A component and a file that no other contract has.
  private mutating func names(_ words: [String]) -> (component: String, file: String) {
    let words = NameWords(words.map { String($0.prefix(64)) }.prefix(6).map { $0 })
    let (pascal, kebab) = (words.pascal, words.kebab)
    var component = ""
    let name = kebab.numbered { name in
      component = pascal + name.dropFirst(kebab.count + 1)
      return components.insert(component.lowercased()).inserted
        && files.insert("\(name).contract.json".lowercased()).inserted
    }
    return (component, name + ".contract.json")
  }

  /// The path of all roles, if no other token would match it: `button/<kind>/*`.
  private func path(of series: [ColorSeries]) -> String? {
    guard let first = series.first, first.parts.count > 1,
      series.allSatisfy({ series in
        series.parts.dropLast() == first.parts.dropLast()
          && series.parts.last == .literal(series.role)
      })
    else { return nil }
    // The role is the last name.
    let names = first.parts.dropLast().prefix { $0.literal != nil }.compactMap(\.literal)
    let paths = tokens.set.paths
    guard !names.isEmpty, let group = paths.find(names) else { return nil }
    let matches = paths.belowRoot.count { path in
      paths.depth(of: path) == first.parts.count && paths.isAncestor(group, of: path)
        && tokens.firstTheme(declaring: path) != nil
    }
    guard matches == series.reduce(0, { $0 + $1.names.count }) else { return nil }
    return first.pattern.split(separator: "/").dropLast().joined(separator: "/") + "/*"
  }

  /// Notes why colors may stay in no pair.
  private mutating func note(_ series: ColorSeries, isMet: Bool) {
    let isInverse = !series.qualifiers.isDisjoint(with: WordClass.inverse)
    let gap: ColorNames.Gap =
      isMet
      ? .unsure : series.name.family == .background ? .alone : isInverse ? .inverse : .groundless
    for name in series.names where gaps[name.path] == nil { gaps[name.path] = gap }
  }

  private func role(_ series: ColorSeries, of shape: ComponentShape) -> ContractDraft.Role {
    let when = shape.axes.compactMap { axis -> (axis: String, values: [String])? in
      guard let own = series.values(of: axis.name), own.count < axis.values.count else {
        return nil
      }
      return (axis.name, axis.values.filter(own.contains))
    }
    let types = Set(series.names.flatMap { tokens.values(of: $0.path).compactMap { $0?.type } })
    return ContractDraft.Role(
      name: series.role, type: (types.count == 1 ? types.first?.rawValue : nil) ?? "paint",
      path: series.pattern, when: when)
  }
}

extension ColorNames {
  /// The colors behind a component without backgrounds of its own: those of the component that its
  /// name begins with; for messages, those of the kinds of messages; else those behind everything.
  func grounds(of words: [String], bases: [PathID]) -> [PathID] {
    for count in (1..<max(1, words.count)).reversed() {
      let parent = components.first { $0.words == Array(words.prefix(count)) }?.names ?? []
      let backgrounds = parent.filter { $0.family == .background && $0.target.isEmpty }
      // If its background differs by kind, no name says which one is there.
      let plain = backgrounds.filter { $0.state.isEmpty && $0.qualifiers.isEmpty }
      if !backgrounds.isEmpty { return plain.prefix(1).map(\.path) }
    }
    let statuses = grouped.filter {
      $0.family == .background && $0.state.isEmpty
        && WordClass.statuses.isSuperset(of: $0.qualifiers.map(\.word))
    }
    guard !WordClass.messages.isDisjoint(with: words), !statuses.isEmpty else { return bases }
    return statuses.prefix(targetLimit).map(\.path)
  }

  /// At most two colors behind everything, best first: the audit's surface, else plain or page backgrounds.
  func bases(surface: String?, tokens: ResolvedTokens) -> [PathID] {
    let surface = surface.flatMap { tokens.set.paths.find($0.pathSegments) }
    if let surface, tokens.isPaintEverywhere(surface) { return [surface] }
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
