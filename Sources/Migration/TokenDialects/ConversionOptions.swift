package struct ConversionOptions: Sendable {
  /// The dialect of all files; nil to recognize it.
  package var dialect: Dialect?
  /// Types by the path of a token (`color/**`). The first pattern that matches decides.
  package var types: [(pattern: String, type: TokenType)] = []
  /// Names of tokens that represent their group (`_`, `@`, `DEFAULT`, `base`) and become `$root`.
  package var rootNames: Set<String> = []
  /// The unit of lengths without one; nil for that of the dialect.
  package var unit: DimensionValue.Unit?
  /// Whether tokens without a type get the one that their values look like.
  package var infersTypes = false
  /// Whether it is accepted that modes or values are lost, and that the plan is not proven.
  package var isPartial = false
  /// Whether tokens whose type differs by theme become one token for each type.
  package var splitsTypes = false
  /// Which sets are contexts of which axes. If there are any, nothing is guessed.
  package var modes: [ModeAxis] = []
  /// Patterns of sets that are in every theme, below all others.
  package var bases: [String] = []
  /// Whether a resolver document combines the files.
  var hasResolver = false

  /// Options that recognize dialects and set no types.
  package init() {}
}

/// A file in a syntax that this module cannot read, translated by the caller.
package enum Translation: Sendable {
  case json(TranslatedJSON)
  /// Why it cannot be translated.
  case fault(Diagnostic)
}

/// How many combinations of contexts `--mode` can make of axes that need the same sets.
package let combinationLimit = 1024

/// A context of an axis of `--mode`, and the number of its pattern that names a set.
typealias ModePlace = (axis: Int, context: Int, pattern: Int)

extension ConversionOptions {
  var modePatterns: [String] { modes.flatMap(\.contexts).flatMap(\.patterns) + bases }

  /// The patterns of `--mode` and `--base` that name one of some sets.
  func modePatterns(naming sets: [String]) -> Set<String> {
    Set(modePatterns.filter { pattern in sets.contains(where: pattern.namesSet) })
  }

  /// The groups that `--mode` names. Axes that some set needs together become one group with a context for
  /// each combination, because a resolver has no sets for a combination of two modifiers.
  func groups(of places: [[ModePlace]], place: (Int) -> Place)
    -> (groups: [ModeGroup], findings: Findings)
  {
    var findings = Findings()
    var clusters = modes.indices.map { [$0] }
    for (set, axes) in places.map({ Set($0.map(\.axis)) }).enumerated() where axes.count > 1 {
      let joined = clusters.filter { $0.contains(where: axes.contains) }
      let all = joined.flatMap(\.self).sorted()
      guard all.reduce(1.0, { $0 * Double(modes[$1].contexts.count) }) <= Double(combinationLimit)
      else {
        findings.add(
          .limitExceeded,
          message:
            "\((all.map { modes[$0].name }).quotedList()) of --mode have more than \(combinationLimit) "
            + "combinations, and this set needs several of them; name fewer axes", at: place(set))
        continue
      }
      clusters.removeAll(where: joined.contains)
      clusters.append(all)
    }
    let groups = clusters.sorted { $0[0] < $1[0] }.map { group(of: $0, places: places) }
    return (groups.filter { !$0.sets.isEmpty }, findings)
  }

  /// A group for some axes, with a context for each combination of their contexts.
  private func group(of axes: [Int], places: [[ModePlace]]) -> ModeGroup {
    let own = places.map { $0.filter { axes.contains($0.axis) } }
    let counts = own.map { Set($0.map(\.axis)).count }
    // The more axes decide about a set, the later it is merged.
    let order = own.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    /// The position of a combination among all, of which those of the last axis come first.
    func position(of contexts: [Int]) -> Int {
      zip(axes, contexts).reduce(0) { $0 * modes[$1.0].contexts.count + $1.1 }
    }
    var contexts = axes.map { modes[$0].contexts.map(\.name) }.combinations
      .map { ModeGroup.Context($0.joined(separator: "-")) }
    for set in order {
      let chosen = axes.map { axis in
        let known = Set(own[set].filter { $0.axis == axis }.map(\.context))
        return known.isEmpty ? Array(modes[axis].contexts.indices) : known.sorted()
      }
      for choice in chosen.combinations { contexts[position(of: choice)].sets.append(set) }
    }
    // The sets of a context are in the order of its patterns.
    let combinations = axes.map { Array(modes[$0].contexts.indices) }.combinations
    for (index, combination) in combinations.enumerated() {
      func key(_ item: (offset: Int, element: Int)) -> (Int, Int, Int) {
        let patterns = zip(axes, combination).compactMap { axis, context in
          own[item.element].first { $0.axis == axis && $0.context == context }?.pattern
        }
        return (counts[item.element], patterns.reduce(0, +), item.offset)
      }
      contexts[index].sets = contexts[index].sets.enumerated()
        .sorted { key($0) < key($1) }.map(\.element)
    }
    let usual = position(of: axes.map { modes[$0].contexts.map(\.name).defaultContextIndex ?? 0 })
    let names = axes.map { modes[$0].name }
    return ModeGroup(
      name: names.joined(separator: "-"), contexts: contexts, defaultContext: usual,
      because: axes.count == 1
        ? "--mode says so" : "--mode puts some sets into \(names.quotedList()) at once")
  }

  /// The contexts of a file: by its name, and those that its tokens had as a group.
  func placement(of file: TokenFile) -> [ModePlace] {
    guard !isBase(file.name) else { return [] }
    guard let mode = file.mode else { return contexts(of: file.name) }
    let others = contexts(of: file.parent ?? file.name, besides: mode.axis)
    return others + [(mode.axis, mode.context, 0)]
  }

  private var contexts: [(axis: Int, context: Int, patterns: [String])] {
    modes.enumerated().flatMap { axis, mode in
      mode.contexts.enumerated().map { (axis, $0, $1.patterns) }
    }
  }

  /// The contexts whose patterns name no set but groups of tokens.
  func groupModes(sets: [String]) -> [GroupMode] {
    contexts.flatMap { axis, context, patterns in
      patterns.filter { pattern in !sets.contains(where: pattern.namesSet) }
        .compactMap { GroupMode($0, axis: axis, context: context) }
    }
  }

  /// The contexts that `--mode` gives each set, by axis; empty for sets of every theme.
  func contexts(of name: String, besides other: Int? = nil) -> [ModePlace] {
    contexts.filter { $0.axis != other }.compactMap { axis, context, patterns in
      patterns.firstIndex { $0.namesSet(name) }.map { (axis, context, $0) }
    }
  }

  func isBase(_ name: String) -> Bool { bases.contains { $0.namesSet(name) } }
}
