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
    case refused = "the proposed contract has errors, no checks or too many waivers"
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
    let colors = paths.naturalOrder().filter { path in
      tokens.values(of: path).contains { $0.map { RoleType.paint.accepts($0.type) } ?? false }
    }
    let segments = colors.map(paths.segments)
    let common = Self.prefix(of: segments)
    let spaces = Self.spaces(segments)
    let steps = tokens.paletteSteps(among: colors)
    let properties = Self.properties(segments)
    var (names, others): ([TokenName], [TokenName]) = ([], [])
    for (path, segments) in zip(colors, segments) {
      let prefix = common == 0 && spaces.contains(segments[0]) ? 1 : common
      let isText = segments.last == "color" && properties.contains(Array(segments.dropLast()))
      if !tokens.isPaintEverywhere(path) {
        gaps[path] = .partial
      } else if segments.contains(where: Self.isUnwritable) {
        gaps[path] = .unwritable
      } else if !steps.contains(path),
        let name = TokenName(path, segments: segments, prefix: prefix, isText: isText)
      {
        names.append(name)
      } else {
        gaps[path] = steps.contains(path) ? .step : .unnamed
        others.append(TokenName(unused: path, segments: segments, prefix: prefix))
      }
    }
    components = names.filter { $0.isGrouped || !$0.component.isEmpty }.grouped(by: \.owner)
      .map { ($0[0].ownerWords, $0) }
    shared = names.filter { !$0.isGrouped && $0.component.isEmpty }
    grouped = names.filter(\.isGrouped)
    addMeant(others)
    joinParts()
    joinShared()
    limit()
  }

  /// The indices of the components by their words.
  private var numbers: [[String]: Int] {
    Dictionary(components.enumerated().map { ($1.words, $0) }) { first, _ in first }
  }

  /// Adds the colors that `on` means in some name: `primary` for `on-primary`.
  private mutating func addMeant(_ others: [TokenName]) {
    func words(_ name: TokenName) -> [String] {
      (name.qualifiers.map(\.word) + [name.role.word]).sorted()
    }
    let known = Dictionary(grouping: others, by: words)
    for index in components.indices where !components[index].words.isEmpty {
      for name in components[index].names where !name.target.isEmpty {
        for meant in name.targets.flatMap({ known[$0] ?? [] })
        where meant.segments.dropLast() == name.segments.dropLast()
          && !components[index].names.contains(where: { $0.path == meant.path })
        { components[index].names.append(meant.joining(name.component, at: name.componentSegment)) }
      }
    }
    let targets = Set((shared + grouped).filter { !$0.target.isEmpty }.flatMap(\.targets))
    unused = others.filter { targets.contains(words($0)) }
  }

  /// Adds components without foregrounds or backgrounds to their parent: `listItemBackground` to `listText`.
  private mutating func joinParts() {
    let numbers = numbers
    for index in components.indices where components[index].words.count > 1 {
      let part = components[index]
      let families = Set(part.names.map(\.family))
      guard families.count == 1 || !families.contains(.background),
        let parent = numbers[Array(part.words.dropLast())],
        part.names.allSatisfy({ $0.componentSegment == $0.role.segment })
      else { continue }
      components[parent].names += part.names.map { $0.asPart() }
      components[index].names = []
    }
  }

  /// Adds foregrounds that name a component with a background last: `textAppBar` to `appBarBackground`.
  private mutating func joinShared() {
    let numbers = numbers
    shared.removeAll { name in
      let words = name.qualifiers.map(\.word).filter { WordClass($0) == .other }
      guard name.family != .background, name.target.isEmpty, !words.isEmpty,
        let number = numbers[words],
        components[number].names.contains(where: { $0.family == .background })
      else { return false }
      components[number].names.append(name.joining(words, at: name.role.segment))
      return true
    }
  }

  /// Leaves out what would be too much to compare.
  private mutating func limit() {
    for index in components.indices where components[index].names.count > proposedColorLimit {
      for name in components[index].names { gaps[name.path] = .crowded }
      components[index].names = []
    }
    components.removeAll { $0.names.isEmpty }
    for name in shared.dropFirst(proposedColorLimit) { gaps[name.path] = .crowded }
    shared = Array(shared.prefix(proposedColorLimit))
    grouped = Array(grouped.prefix(proposedColorLimit - shared.count))
    unused = Array(unused.prefix(proposedColorLimit - shared.count - grouped.count))
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

  /// The groups at the root with many components of one of several owners: more than other groups.
  private static func spaces(_ paths: [[String]]) -> Set<String> {
    let next = Dictionary(grouping: paths.filter { $0.count > 2 }) { $0[0] }.mapValues { paths in
      Set(paths.map { $0[1] }).count { WordClass($0.lowercased()) == .other }
    }
    return Set(
      next.filter { $0.value > max(9, next.count) && WordClass($0.key.lowercased()) == .other }.keys
    )
  }

  /// Whether a path in a contract would mean something else than the name.
  private static func isUnwritable(_ name: String) -> Bool {
    name.unicodeScalars.contains { ["<", ">", "*"].contains($0) } || name.hasSuffix(".color")
  }

  /// The groups with a color `background-color`, in which `color` is that of the text, as in CSS.
  private static func properties(_ paths: [[String]]) -> Set<[String]> {
    let named = paths.filter { path in
      path.last.map { Set(NameWords($0).words) == ["background", "color"] } ?? false
    }
    return Set(named.map { Array($0.dropLast()) })
  }
}

/// The number of colors of a component, or of those of no component, that `propose` compares.
let proposedColorLimit = 1000

extension TokenName {
  /// The names of the groups to the one that holds the component or the kinds.
  private var group: ArraySlice<String> { segments.prefix(min(componentSegment + 1, role.segment)) }

  /// What names of one component have in common.
  fileprivate var owner: [String] { (isGrouped ? ["/"] : component + [""]) + group }

  /// The words of the component, or those of the group that holds the kinds.
  fileprivate var ownerWords: [String] {
    component.isEmpty
      ? Self.words(of: Array(group.suffix(1))).map(\.word).filter { WordClass($0) != .noise }
      : component
  }

  /// The words of what `on` can mean, in order.
  fileprivate var targets: [[String]] {
    let target = target.filter { StateWord.state($0) == nil }
    guard !target.isEmpty else { return [] }
    let more = Set(qualifiers.map(\.word)).subtracting(target).filter { $0 != "default" }
    return [target, target + more].map { ($0 + component).sorted() }
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

  /// Whether a path has a color or a gradient in every theme.
  func isPaintEverywhere(_ path: PathID) -> Bool {
    values(of: path).allSatisfy { $0.map { RoleType.paint.accepts($0.type) } ?? false }
  }
}
