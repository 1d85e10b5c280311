import TokenThemes

/// The colors of a project by what their names say.
struct ColorNames {
  /// Why a color is in no proposed contract.
  enum Gap: String, CaseIterable {
    case unnamed = "the name does not say what the color is for"
    case step = "it is a step of a palette"
    case inner = "it is inside a border, a shadow or a gradient"
    case alone = "no name says what is on this background"
    case groundless = "no name says what this color is on"
    case inverse = "no name says which inverse background this color is on"
    case unsure = "the names do not tell what it is seen with; see the comments in the contracts"
    case faint = "it cannot be seen on what its name says; see the comments in the contracts"
    case partial = "not every theme has the color"
    case unwritable = "a contract cannot write the name"
    case crowded = "the group has more than 1000 colors"
    case taken = "a file with the name of its contract exists"
    case refused = "the proposed contract has errors or no checks"
  }

  /// Colors whose names say that they belong to a component, by its words.
  private(set) var components: [(words: [String], names: [TokenName])] = []
  /// Colors whose names say what they are for, of no component.
  private(set) var shared: [TokenName] = []
  /// Colors of groups of kinds, which other names can mean.
  private(set) var grouped: [TokenName] = []
  /// Colors whose names do not say what they are for, but that a name with `on` can mean.
  private(set) var unused: [TokenName] = []
  /// Why other colors are in no contract.
  private(set) var gaps: [PathID: Gap] = [:]

  init(_ tokens: ResolvedTokens) {
    let paths = tokens.set.paths
    let colors = paths.naturalOrder().filter(tokens.hasPaint)
    let segments = colors.map(paths.segments)
    let common = Self.prefix(of: segments)
    let spaces = Self.spaces(segments)
    let steps = tokens.paletteSteps(among: colors)
    var numbers: [[String]: Int] = [:]
    var others: [TokenName] = []
    for (path, segments) in zip(colors, segments) {
      let prefix = common == 0 && spaces.contains(segments[0]) ? 1 : common
      if !tokens.isPaintEverywhere(path) {
        gaps[path] = .partial
      } else if segments.contains(where: Self.isUnwritable) {
        gaps[path] = .unwritable
      } else if !steps.contains(path),
        let name = TokenName(path, segments: segments, prefix: prefix)
      {
        add(name, numbers: &numbers)
      } else {
        gaps[path] = steps.contains(path) ? .step : .unnamed
        TokenName(unused: path, segments: segments, prefix: prefix).map { others.append($0) }
      }
    }
    let targets = Set((shared + grouped).filter { !$0.target.isEmpty }.flatMap(\.targets))
    unused = others.filter {
      targets.contains(($0.qualifiers.map(\.word) + [$0.role.word]).sorted())
    }
    limit()
  }

  private mutating func add(_ name: TokenName, numbers: inout [[String]: Int]) {
    guard !name.component.isEmpty || name.isGrouped else { return shared.append(name) }
    let group = name.segments.prefix(min(name.componentSegment + 1, name.role.segment))
    if name.isGrouped { grouped.append(name) }
    let key = (name.isGrouped ? ["/"] : name.component + [""]) + group
    let number = numbers.number(of: key)
    if number == components.count {
      let words = group.last.map { TokenName.words(of: [$0]).map(\.word) } ?? []
      components.append(
        (name.component.isEmpty ? words.filter { WordClass($0) != .noise } : name.component, []))
    }
    components[number].names.append(name)
  }

  /// Leaves out what would be too much to compare.
  private mutating func limit() {
    for index in components.indices where components[index].names.count > proposedColorLimit {
      for name in components[index].names { gaps[name.path] = .crowded }
      components[index].names = []
    }
    components.removeAll { $0.names.isEmpty }
    if shared.count + grouped.count + unused.count > proposedColorLimit {
      for name in shared.dropFirst(proposedColorLimit) { gaps[name.path] = .crowded }
      shared = Array(shared.prefix(proposedColorLimit))
      grouped = Array(grouped.prefix(max(0, proposedColorLimit - shared.count)))
      unused = Array(unused.prefix(max(0, proposedColorLimit - shared.count - grouped.count)))
    }
  }

  /// The number of names at the start that all colors have and that are not a component: `acme`.
  private static func prefix(of paths: [[String]]) -> Int {
    var prefix = 0
    while prefix < 3, let first = paths.first, first.count > prefix + 2,
      paths.allSatisfy({ $0.count > prefix + 1 && $0[prefix] == first[prefix] })
    {
      let next = Set(paths.map { $0[prefix + 1] })
      let hasRole = next.contains { name in
        NameWords(name).words.contains { RoleWord($0) != nil || WordClass($0) == .kind }
      }
      if hasRole || next.count < 2 { break }
      prefix += 1
    }
    return prefix
  }

  /// The groups at the root that hold many components, of one of several owners.
  private static func spaces(_ paths: [[String]]) -> Set<String> {
    let next = Dictionary(grouping: paths.filter { $0.count > 2 }) { $0[0] }.mapValues { paths in
      Set(paths.map { $0[1] }).count { WordClass($0.lowercased()) == .other }
    }
    return Set(next.filter { $0.value > 9 && WordClass($0.key.lowercased()) == .other }.keys)
  }

  /// Whether a path in a contract would mean something else than the name.
  private static func isUnwritable(_ name: String) -> Bool {
    name.unicodeScalars.contains { ["<", ">", "*"].contains($0) } || name.hasSuffix(".color")
  }
}

/// The number of colors of a component, or of those of no component, that `propose` compares.
let proposedColorLimit = 1000

extension TokenName {
  /// The words that `on` can mean, in order.
  fileprivate var targets: [[String]] {
    let target = target.filter { StateWord.state($0) == nil }
    let more = Set(qualifiers.map(\.word)).subtracting(target).filter { $0 != "default" }
    return [target.sorted(), (target + more).sorted()]
  }
}

extension ResolvedTokens {
  /// The colors that differ only in a number from at least four others, with no alias.
  fileprivate func paletteSteps(among colors: [PathID]) -> Set<PathID> {
    var ramps: [[String]: [PathID]] = [:]
    for path in colors {
      let words = NameWords(set.paths.name(of: path)).words
      guard let number = words.last, number.utf8.count > 1, Int(number) != nil else { continue }
      if themes(of: path).contains(where: { alias(of: path, in: $0) != nil }) { continue }
      ramps[set.paths.segments(of: path).dropLast() + words.dropLast(), default: []].append(path)
    }
    return Set(ramps.values.filter { $0.count > 4 }.joined())
  }

  /// Whether a path has a color or a gradient in some theme.
  func hasPaint(_ path: PathID) -> Bool {
    values(of: path).contains { $0.map { RoleType.paint.accepts($0.type) } ?? false }
  }

  /// Whether a path has a color or a gradient in every theme.
  func isPaintEverywhere(_ path: PathID) -> Bool {
    values(of: path).allSatisfy { $0.map { RoleType.paint.accepts($0.type) } ?? false }
  }

  /// The type of a role with some colors.
  func roleType(of paths: [PathID]) -> String {
    let types = Set(paths.flatMap { values(of: $0).compactMap { $0?.type } })
    return types.count == 1 ? types.first?.rawValue ?? "paint" : "paint"
  }
}
