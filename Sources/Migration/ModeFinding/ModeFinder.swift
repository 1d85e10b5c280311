/// Finds the sets that are alternatives. Every set is in at most one group.
package struct ModeFinder {
  let names: [SetName]
  let paths: [Set<TokenPath>]
  package var groups: [ModeGroup] = []
  /// The sets that are in no group.
  var rest: [Int]
  /// The sets that are in every theme.
  let bases: Set<Int>
  /// For each set, how many tokens it shares with others.
  let shared: [[Int: Int]]
  /// Whether each set, its folder, or one next to it is named for a mode or axis, or it changes tokens of a base.
  let isNamed: [Bool]
  /// The name of the folder with all files, if it is a plural such as `brands`.
  let root: String
  /// The other words of several sets that are named for modes: `acme` of `light.acme` and `dark.acme`.
  let sharedStems: Set<Set<String>>

  /// `names` are paths without the ending in the folder `root`, and `bases` the sets that are in every theme.
  package init(_ names: [String], paths: [Set<TokenPath>], bases: Set<Int>, root: String) {
    let names = names.map(SetName.init)
    (self.names, self.paths, self.bases) = (names, paths, bases)
    let root = root.hasSuffix("s") ? root : ""
    self.root = root
    let shared = sharedCounts(of: paths)
    let stems = Set(names.compactMap(\.brand))
    let below = Set(names.indices.filter { names[$0].file.isBaseName })
    let withModes = Set(names.indices.filter { stems.contains(names[$0].path) }).subtracting(below)
    let known = withModes.union(below)
    let brands = withModes.filter { !known.isDisjoint(with: shared[$0].keys) }
    // Files that only change tokens of a base.
    let changes = names.indices.filter { set in
      !below.contains(set) && shared[set].contains { below.contains($0) && $1 == paths[set].count }
    }
    let homes = Set(brands.map { names[$0].folder })
    let changing = Set(
      Dictionary(grouping: changes) { names[$0].folder }
        .filter { $1.count > 1 || homes.contains($0) }.values.joined())
    isNamed = names.indices.map {
      names[$0].path.hasModeWord || brands.contains($0) || changing.contains($0)
        || knownAxis(names[$0].folder.isEmpty ? root : names[$0].folder) != nil
    }
    self.shared = shared
    sharedStems = Set(
      Dictionary(grouping: names.compactMap(\.modeStem)) { $0 }.filter { $1.count > 1 }.keys)
    rest = names.indices.filter { !bases.contains($0) }
    findFolders()
    findFiles()
    groups.join(where: isAlternative) { $0.contexts += $1.contexts }
    groups.join(where: areVariants) { $0.contexts += $1.contexts.filter { !$0.sets.isEmpty } }
    addHidden()
  }

  /// Adds a context for files that no theme would have: every context of a group declares all of their tokens.
  private mutating func addHidden() {
    var homes: [Int: Int] = [:]
    for (number, group) in groups.enumerated() where group.contexts.count <= hidingContextLimit {
      for set in group.sets { homes[set] = number }
    }
    let tokens = groups.map { $0.contexts.map { paths.union(of: $0.sets) } }
    var titles = groups.map { UniqueNames($0.contexts.map(\.name), separator: "-") }
    var found: Set<Int> = []
    for set in rest where !paths[set].isEmpty && !names[set].file.isBaseName {
      let near = Set(shared[set].keys.compactMap { homes[$0] }).sorted()
      guard let home = near.first(where: { tokens[$0].allSatisfy(paths[set].isSubset) }) else {
        continue
      }
      let folder = names[set].folder
      let isAbove = groups[home].sets.allSatisfy {
        names[$0].folder != folder && names[$0].path.hasPrefix(folder.isEmpty ? "" : folder + "/")
      }
      if !isAbove {
        groups[home].contexts.append(.init(titles[home].add(names[set].file), sets: [set]))
        found.insert(set)
      } else if groups[home].contexts.allSatisfy({ !$0.sets.isEmpty }) {
        // A part of what folders declare applies in a context that adds nothing.
        groups[home].contexts.append(.init(titles[home].add("default")))
      }
    }
    rest.removeAll(where: found.contains)
  }

  /// The axis that a folder is named for.
  func axis(_ folder: String) -> String? { knownAxis(folder.isEmpty ? root : folder) }

  /// The axis that the folder of a set is named for; nil for themes and modes, which can be of several.
  func axisOfFolder(_ set: Int) -> String? {
    axis(names[set].folder).flatMap { ["theme", "mode"].contains($0) ? nil : $0 }
  }

  /// Groups that lie next to each other and share tokens are alternatives of one axis, if the names of
  /// their contexts are those of modes: `charts-light` and `charts-dark` go with `acme-light`.
  private func isAlternative(_ one: ModeGroup, _ other: ModeGroup) -> Bool {
    one.base == nil && other.base == nil && folder(of: one) == folder(of: other)
      && (one.contexts + other.contexts).allSatisfy { $0.name.hasModeWord && !$0.sets.isEmpty }
      && Set(one.contexts.map(\.name)).isDisjoint(with: other.contexts.map(\.name))
      && !paths.union(of: one.sets).isDisjoint(with: paths.union(of: other.sets))
  }

  /// Whether one group has modes of the contexts of the other: `acme-dark` and `zen-dark` of `acme` and `zen`.
  private func areVariants(_ one: ModeGroup, _ other: ModeGroup) -> Bool {
    let words = [one, other].map { group in
      group.contexts.filter { !$0.sets.isEmpty }.map { Set($0.name.lowercasedWords) }
    }
    func extend(_ names: [Set<String>], _ stems: [Set<String>]) -> Bool {
      names.allSatisfy { name in
        stems.contains {
          !$0.isEmpty && $0.isStrictSubset(of: name)
            && name.subtracting($0).allSatisfy { $0.hasModeWord || $0.isContrast }
        }
      }
    }
    return extend(words[0], words[1]) || extend(words[1], words[0])
  }

  /// The folder with the folders or files that are the contexts of a group.
  private func folder(of group: ModeGroup) -> String {
    let parts = names[group.sets[0]].parts
    let end = parts.firstIndex { part in group.contexts.contains { $0.name == part } }
    return parts[..<(end ?? parts.count - 1)].joined(separator: "/")
  }

  /// Adds a group, whose sets are in no other one.
  mutating func add(_ group: ModeGroup) {
    groups.append(group)
    let used = Set(group.sets)
    rest.removeAll(where: used.contains)
  }
}

/// The name of an axis, for a folder that is named after one: `themes` and `modes` become singular.
func knownAxis(_ parent: String) -> String? {
  let name = parent.split(separator: "/").last?.lowercased() ?? ""
  let known = ["theme", "mode", "brand", "color-scheme", "scheme", "platform", "density", "scale"]
  return known.first { name == $0 || name == $0 + "s" }
}

/// For each set, how many tokens it shares with each other set; those that share none are left out. Of the many
/// sets with one token, each is counted with the first ones only.
private func sharedCounts(of paths: [Set<TokenPath>]) -> [[Int: Int]] {
  var owners: [TokenPath: [Int]] = [:]
  for (set, tokens) in paths.enumerated() {
    for path in tokens { owners[path, default: []].append(set) }
  }
  var counts: [[Int: Int]] = Array(repeating: [:], count: paths.count)
  for sets in owners.values where sets.count > 1 {
    for (index, one) in sets.prefix(sharingSetLimit).enumerated() {
      for other in sets[(index + 1)...] {
        counts[one][other, default: 0] += 1
        counts[other][one, default: 0] += 1
      }
    }
  }
  return counts
}

/// A file is compared with the contexts of groups that have at most these.
private let hidingContextLimit = 16
/// A set with a token is compared with this many others that have it.
let sharingSetLimit = 128
