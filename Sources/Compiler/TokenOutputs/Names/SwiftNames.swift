/// The Swift names of all tokens and groups.
///
/// A name consists of its words in camel case. When the names of siblings differ only by case or
/// Unicode normalization, one keeps the camel case, and the others keep their own letters. Only the
/// names of siblings matter.
package struct SwiftNames {
  /// The names of one token or group.
  package struct Entry: Hashable {
    /// The name of its property.
    package let property: SwiftName
    /// The beginning of its types' names: `Foo` in `FooTokens`.
    package let stem: String
  }

  /// Two siblings, the later one first.
  package struct Pair {
    package let path: PathID
    package let other: PathID

    init(_ one: PathID, and two: PathID) {
      (other, path) = one.index < two.index ? (one, two) : (two, one)
    }
  }

  /// Siblings with changed names, each with the one whose name it would have had.
  package private(set) var similar: [Pair] = []
  /// Siblings that still have the same name.
  package private(set) var collisions: [Pair] = []
  /// The paths that some theme has.
  package let used: UsedPaths
  private let paths: PathTable
  /// The regular names, by name id.
  private let entries: [Entry]
  /// What is in front of digits in each group, by the name id of the group.
  private let prefixes: [Entry]
  /// Names that begin with a digit, by name id; nil for others.
  private let digitNames: [String?]
  /// What is in front of digits at the beginning of names.
  package let digits: DigitNames
  private let colors = Entry("colors")
  private var apart: [PathID: Entry] = [:]
  /// The names that the output's settings give.
  private let given: [PathID: Entry]

  package init(_ tokens: OutputTokens, contracts: [Contract]) {
    paths = tokens.all.set.paths
    let digits = tokens.digits
    self.digits = digits
    entries = paths.allNames.map { Entry($0, digits: digits) }
    digitNames = paths.allNames.map {
      let words = SwiftName.camel($0)
      return SwiftName.canBegin(words) ? nil : words
    }
    let hasDigits = digits == .group && digitNames.contains { $0 != nil }
    prefixes = hasDigits ? paths.allNames.map { Entry(prefixOf: $0) } : []
    used = UsedPaths(tokens.written)
    given = tokens.names.mapValues { Entry(given: $0) }
    for contract in contracts { nameValues(of: contract) }
    for path in used.paths where paths.parent(of: path) == .root && given[path] == nil {
      let entry = self[path]
      if SwiftName.themeMembers.contains(entry.property.text) {
        apart[path] = Entry(property: entry.property.underscored, stem: entry.stem)
      }
    }
    for siblings in suspects where !twins(among: siblings).isEmpty {
      if !contracts.contains(where: { $0.names(siblings, paths: paths) }) { disambiguate(siblings) }
      collisions += twins(among: siblings)
    }
    similar.sort { $0.path.index < $1.path.index }
  }

  /// The names of a token or group.
  package subscript(path: PathID) -> Entry {
    if let entry = given[path] ?? apart[path] { return entry }
    if isSemanticColor(path) { return colors }
    let name = Int(paths.nameID(of: path).index)
    guard !prefixes.isEmpty, let digits = digitNames[name], let group = paths.parent(of: path),
      group != .root
    else { return entries[name] }
    let prefix = prefixes[Int(paths.nameID(of: group).index)]
    return Entry(
      property: SwiftName(text: prefix.property.text + digits), stem: prefix.stem + digits)
  }

  /// Whether the path is the top-level group `color` of semantic colors, which is called `colors`.
  package func isSemanticColor(_ path: PathID) -> Bool {
    paths.parent(of: path) == .root && paths.name(of: path) == "color"
  }

  /// The names that keep capitals at the beginning, as types do.
  package var capitalized: [(path: PathID, name: String)] {
    apart.merging(given) { $1 }.sorted { $0.key.index < $1.key.index }.map {
      ($0.key, $0.value.property.text)
    }.filter { $0.1.first?.isUppercase ?? false }
  }

  // MARK: Collisions

  /// The children of every group where names may collide; most token sets have none.
  private var suspects: [[PathID]] {
    let shared = sharedNames
    let groups = used.paths.filter { path in
      let name = Int(paths.nameID(of: path).index)
      return shared[name] || digitNames[name] != nil || given[path] != nil
        || paths.parent(of: path) == .root  // a top-level `color` is called `colors`
    }.map { paths.parents[Int($0.index)] }
    let isSuspect = Set(groups)
    let shown = used.paths.filter { isSuspect.contains(paths.parents[Int($0.index)]) }
    let children = Dictionary(grouping: shown) { paths.parents[Int($0.index)] }
    return children.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The ids of names that share their Swift name with another name.
  private var sharedNames: [Bool] {
    var shared = [Bool](repeating: false, count: entries.count)
    for text in [\Entry.property.text, \Entry.stem] {
      var known: [String: Int] = [:]
      for (index, entry) in entries.enumerated() {
        guard let other = known.updateValue(index, forKey: entry[keyPath: text]) else { continue }
        shared[index] = true
        shared[other] = true
      }
    }
    return shared
  }

  /// Siblings with the same property, or groups with the same type, as an earlier one.
  private func twins(among siblings: [PathID]) -> [Pair] {
    var properties: [String: PathID] = [:]
    var types: [String: PathID] = [:]
    return siblings.compactMap { path in
      let entry = self[path]
      let first = properties.updateValue(path, forKey: entry.property.text)
      let second = used.isGroup(path) ? types.updateValue(path, forKey: entry.stem) : nil
      return (first ?? second).map { Pair(path, and: $0) }
    }
  }

  // MARK: Digits

  /// Names groups for values of a contract that begin with a digit, like the cases of the values.
  private mutating func nameValues(of contract: Contract) {
    guard !prefixes.isEmpty, let pattern = contract.pattern,
      let anchor = paths.find(pattern.literalPrefix)
    else { return }
    var groups = [anchor]
    for segment in pattern.segments.dropFirst(pattern.literalPrefix.count) {
      var next: [PathID] = []
      for group in groups {
        switch segment {
        case .literal(let name): next += [paths.find(name, in: group)].compactMap(\.self)
        case .axis(let name):
          for value in contract.axes.first(where: { $0.name == name })?.values ?? [] {
            guard let path = paths.find(value, in: group) else { continue }
            next.append(path)
            if digitNames[Int(paths.nameID(of: path).index)] == nil { continue }
            apart[path] = Entry(value, in: name, digits: digits)
          }
        case .role, .joined: break
        }
      }
      groups = next
    }
  }

  // MARK: Disambiguation

  private mutating func disambiguate(_ siblings: [PathID]) {
    let open = siblings.filter { given[$0] == nil }
    let classes = Dictionary(grouping: open) { paths.name(of: $0).lowercased() }
    for siblings in classes.values where siblings.count > 1 {
      disambiguate(siblings.map { Lookalike($0, name: paths.name(of: $0)) }.sorted())
    }
  }

  /// Gives the first one the regular name. The others get their own letters, or code points if an
  /// earlier one already has the same letters.
  private mutating func disambiguate(_ lookalikes: [Lookalike]) {
    var properties: [String: PathID] = [:]
    var types: [String: PathID] = [:]
    var letters: [String: PathID] = [:]
    for lookalike in lookalikes {
      let (path, entry) = (lookalike.path, self[lookalike.path])
      let twin = properties[entry.property.text] ?? (used.isGroup(path) ? types[entry.stem] : nil)
      guard let twin else {
        properties[entry.property.text] = path
        if used.isGroup(path) { types[entry.stem] = path }
        letters[lookalike.name] = path
        continue
      }
      let double = letters[lookalike.name]
      if double == nil { letters[lookalike.name] = path }
      apart[path] = Entry(letters: lookalike.name, spelled: double != nil)
      similar.append(Pair(path, and: double ?? twin))
    }
  }

  /// A name that differs from others only by case or normalization. The order decides which one
  /// keeps the regular name: fewest capitals, then fewest scalars, then by bytes.
  private struct Lookalike: Comparable {
    let path: PathID
    let name: String
    private let weight: [Int]

    init(_ path: PathID, name: String) {
      (self.path, self.name) = (path, name)
      let capitals = name.unicodeScalars.count { $0.properties.changesWhenLowercased }
      weight = [capitals, name.unicodeScalars.count]
    }

    static func < (one: Self, other: Self) -> Bool {
      if one.weight != other.weight { return one.weight.lexicographicallyPrecedes(other.weight) }
      return one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
    }

    static func == (one: Self, other: Self) -> Bool { one.path == other.path }
  }
}

extension SwiftNames.Entry {
  /// The regular names of a token or group.
  package init(_ name: String, in group: String? = nil, digits: DigitNames = .group) {
    property = SwiftName(name, in: group, digits: digits)
    stem = SwiftName.upper(name, in: group, digits: digits)
  }

  /// What is in front of digits in a group.
  fileprivate init(prefixOf group: String) {
    let prefix = DigitNames.group.prefix(of: group)
    (property, stem) = (SwiftName(given: prefix), prefix.capitalizedOnce)
  }

  /// The names of a token or group that an output's settings name.
  fileprivate init(given name: String) {
    property = SwiftName(given: name)
    stem = name.capitalizedOnce
  }

  /// The names of a token or group whose sibling has the regular ones. The underscore distinguishes
  /// types from regular ones, which have none there.
  init(letters name: String, spelled: Bool) {
    property = SwiftName(letters: name, spelled: spelled)
    stem = SwiftName.letters(of: name, spelled: spelled) + "_"
  }
}

/// The paths that some theme has: its tokens and the groups that contain them.
package struct UsedPaths {
  package private(set) var paths: [PathID] = []
  private var groups: [Bool]
  private var isUsed: [Bool]

  package init(_ tokens: ResolvedTokens) {
    let parents = tokens.set.paths.parents
    isUsed = [Bool](repeating: false, count: parents.count)
    groups = isUsed
    tokens.forEach { path, theme in
      if tokens.isDeclared(path, in: theme) { isUsed[Int(path.index)] = true }
    }
    for index in parents.indices.dropFirst().reversed() where isUsed[index] {
      isUsed[Int(parents[index])] = true
      groups[Int(parents[index])] = true
    }
    paths = isUsed.indices.dropFirst().filter { isUsed[$0] }.map { PathID(index: Int32($0)) }
  }

  package func contains(_ path: PathID) -> Bool { isUsed[Int(path.index)] }

  package func isGroup(_ path: PathID) -> Bool { groups[Int(path.index)] }
}

extension Contract {
  /// Whether the siblings are at a place where the contract's path sets their names, as its members.
  fileprivate func names(_ siblings: [PathID], paths: PathTable) -> Bool {
    guard let pattern, let anchor = paths.find(pattern.literalPrefix),
      let parent = siblings.first.flatMap(paths.parent)
    else { return false }
    return (parent == anchor || paths.isAncestor(anchor, of: parent))
      && paths.depth(of: parent) < pattern.segments.count
  }
}
