import TokenThemes

/// The colors of a project by what their names say.
struct ColorNames {
  /// Why a color is in no proposed contract.
  enum Gap: CaseIterable {
    case unnamed, inner, alone, groundless, inverse, unsure, faint, partial, unwritable, crowded,
      taken, refused

    /// The reason in words.
    var phrase: String {
      switch self {
      case .unnamed: "the name does not say what the color is for"
      case .inner: "it is inside a border, a shadow or a gradient"
      case .alone: "no name says what is on this background"
      case .groundless: "no name says what this color is on"
      case .inverse: "no name says which inverse background this color is on"
      case .faint: "it cannot be seen on what its name says; see the comments in the contracts"
      case .unsure: "the names do not tell what it is seen with; see the comments in the contracts"
      case .partial: "not every theme has the color"
      case .unwritable: "a contract cannot write the name"
      case .crowded: "the group has more than \(proposedColorLimit) colors"
      case .taken: "a file with the name of its contract exists"
      case .refused: "the proposed contract has errors"
      }
    }
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
  /// The number of names that all colors have in common.
  private let prefix: Int

  init(_ tokens: ResolvedTokens) {
    let paths = tokens.set.paths
    let colors = paths.naturalOrder().filter(tokens.hasPaint)
    let segments = colors.map(paths.segments)
    prefix = Self.prefix(of: segments)
    var numbers: [[String]: Int] = [:]
    var others: [TokenName] = []
    for (path, segments) in zip(colors, segments) {
      if !tokens.isPaintEverywhere(path) {
        gaps[path] = .partial
      } else if segments.contains(where: Self.isUnwritable) {
        gaps[path] = .unwritable
      } else if let name = TokenName(path, segments: segments, prefix: prefix) {
        add(name, numbers: &numbers)
      } else if let name = TokenName(unused: path, segments: segments, prefix: prefix) {
        others.append(name)
        gaps[path] = .unnamed
      } else {
        gaps[path] = .unnamed
      }
    }
    let targets = Set((shared + grouped).filter { !$0.target.isEmpty }.flatMap(\.targets))
    unused = others.filter {
      targets.contains(($0.qualifiers.map(\.word) + [$0.role.word]).sorted())
    }
    joinParts()
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

  /// Adds components without a foreground or a background to the one that their names begin with:
  /// `listItemBackground` to `listText`.
  private mutating func joinParts() {
    let numbers = Dictionary(components.enumerated().map { ($1.words, $0) }) { first, _ in first }
    for index in components.indices where components[index].words.count > 1 {
      let families = Set(components[index].names.map(\.family))
      guard !families.contains(.background) || families.count == 1,
        let parent = numbers[Array(components[index].words.dropLast())], parent != index,
        components[index].names.allSatisfy({ $0.componentSegment == $0.role.segment })
      else { continue }
      let part = components[index].words[components[index].words.count - 1]
      components[parent].names += components[index].names.map { $0.asPart(part) }
      components[index].names = []
    }
    components.removeAll { $0.names.isEmpty }
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
