import ForeignValues
import TokenModel
import Writers

/// Puts converted tokens into sets: into their own set, or into a set for each theme if the value
/// depends on the theme.
struct StudioPlacement {
  let project: StudioProject
  private(set) var evaluation: StudioEvaluation
  /// The sets to write. Sets for single themes come after those of the project.
  private(set) var sets: [PlacedSet] = []
  private var indices: [PlacedSet.Key: Int] = [:]
  private(set) var findings = Findings()

  private var graph: StudioGraph { evaluation.graph }
  private var themes: StudioThemes { evaluation.graph.themes }

  /// The maximum number of combinations of themes in which a token is evaluated. If there are more,
  /// only one group varies at a time.
  private static let maxCombinations = 256

  /// A set to write, and where it is merged.
  struct PlacedSet {
    /// The original set, and the theme if it is for a single one.
    struct Key: Hashable {
      var set: Int
      var group: Int?
      var theme: Int?
    }

    var key: Key
    var file: TokenFile
    /// The tokens that were left out of it, by path.
    var leftOut: [JSONTree.Member] = []
    var paths: [String] = []
  }

  init(_ project: StudioProject, graph: StudioGraph) {
    self.project = project
    evaluation = StudioEvaluation(graph)
    for index in project.sets.indices where graph.themes.isMerged(index) {
      _ = placedSet(.init(set: index))
    }
  }

  /// Places every token. The targets of references are evaluated first.
  mutating func place(_ groups: [ForeignGroup]) {
    var outcomes: [[(choice: StudioThemes.Choice, outcome: StudioOutcome)]] =
      Array(repeating: [], count: graph.tokens.count)
    for index in graph.order where themes.isMerged(graph.tokens[index].set) {
      outcomes[index] = choices(for: index).map { ($0, evaluation.outcome(of: index, in: $0)) }
    }
    for index in graph.tokens.indices where !outcomes[index].isEmpty {
      place(index, outcomes: outcomes[index])
    }
    for group in groups where themes.isMerged(group.file) { place(group) }
  }

  private mutating func place(_ group: ForeignGroup) {
    let index = placedSet(.init(set: group.file))
    sets[index].file.root.editGroup(at: group.names.flatMap(graph.segments)) { target in
      target.description = group.description
      target.deprecated = group.deprecated
      target.extensions += group.extensions
    }
  }

  // MARK: Themes

  /// The choices of themes in which a token is evaluated: all that can affect its value and include
  /// its set.
  private func choices(for index: Int) -> [StudioThemes.Choice] {
    let set = graph.tokens[index].set
    let base = themes.choice(with: set)
    let groups = themes.groups.indices.filter(graph.masks[index].contains)
    var count = 1
    for group in groups where count <= Self.maxCombinations {
      count *= themes.groups[group].themes.count
    }
    var choices = [base]
    for group in groups {
      let bases = count <= Self.maxCombinations ? choices : [base]
      let varied = bases.flatMap { choice in
        themes.groups[group].themes.indices.map { theme in
          var choice = choice
          choice[group] = theme
          return choice
        }
      }
      choices = count <= Self.maxCombinations ? varied : choices + varied
    }
    return choices.filter { themes.includes(set, in: $0) }
  }

  /// The groups that change a token.
  private func deciding(
    _ outcomes: [(choice: StudioThemes.Choice, outcome: StudioOutcome)]
  ) -> [Int] {
    themes.groups.indices.filter { group in
      var first: [StudioThemes.Choice: StudioOutcome] = [:]
      return outcomes.contains { choice, outcome in
        var rest = choice
        rest[group] = -1
        guard let known = first[rest] else {
          first[rest] = outcome
          return false
        }
        return known.type != outcome.type || known.value != outcome.value
          || known.extras != outcome.extras
      }
    }
  }

  // MARK: Places

  private mutating func place(
    _ index: Int, outcomes: [(choice: StudioThemes.Choice, outcome: StudioOutcome)]
  ) {
    report(index, outcomes: outcomes)
    let token = graph.tokens[index]
    let deciding = deciding(outcomes)
    guard let group = deciding.first else {
      return insert(index, outcome: outcomes[0].outcome, into: .init(set: token.set))
    }
    let homes = themes.groups(of: token.set)
    guard deciding.count == 1, homes.isEmpty || homes == GroupMask([group]) else {
      return bake(index, outcomes: outcomes, deciding: deciding)
    }
    var isPlaced: Set<Int> = []
    for (choice, outcome) in outcomes where isPlaced.insert(choice[group]).inserted {
      insert(
        index, outcome: outcome, into: .init(set: token.set, group: group, theme: choice[group]))
    }
  }

  /// Inserts the first value of a token that depends on several groups, which 2025.10 cannot
  /// express.
  private mutating func bake(
    _ index: Int, outcomes: [(choice: StudioThemes.Choice, outcome: StudioOutcome)], deciding: [Int]
  ) {
    let token = graph.tokens[index]
    let first = outcomes.first { $0.outcome.value != nil } ?? outcomes[0]
    var mask = themes.groups(of: token.set)
    mask.formUnion(GroupMask(deciding))
    let names = themes.groups.indices.filter(mask.contains).map { themes.groups[$0].name }
    findings.noteChange(
      "'\(token.name)' depends on several groups of themes (\(names.quotedList())), which a resolver "
        + "cannot express; the value of \(themes.names(of: first.choice, in: mask)) is used for all",
      at: token.valuePlace, path: token.name)
    insert(index, outcome: first.outcome, into: .init(set: token.set))
  }

  private mutating func placedSet(_ key: PlacedSet.Key) -> Int {
    if let index = indices[key] { return index }
    var name = project.sets[key.set].name
    if let group = key.group, let theme = key.theme {
      name += "-\(themes.groups[group].name)-\(themes.groups[group].themes[theme])"
    }
    let taken = Set(sets.map(\.file.name) + project.sets.map(\.name))
    let isNew = key.group != nil
    let unused = name.numbered { name in
      isNew ? !taken.contains(name) : !sets.contains { $0.file.name == name }
    }
    indices[key] = sets.count
    sets.append(PlacedSet(key: key, file: TokenFile(name: unused)))
    return sets.count - 1
  }

  private mutating func insert(_ index: Int, outcome: StudioOutcome, into key: PlacedSet.Key) {
    let token = graph.tokens[index]
    let place = placedSet(key)
    guard let value = outcome.value else {
      let raw: [JSONTree.Member] =
        (token.typeName.map { [.init("type", value: .string($0))] } ?? [])
        + [.init("value", value: .spelled(token.spelling))]
      sets[place].leftOut.append(.init(token.key, value: .object(raw)))
      return
    }
    var converted = ConvertedToken(type: outcome.type, value: value, place: token.place)
    converted.description = token.description
    converted.deprecated = token.deprecated
    converted.extensions = token.extensions
    if !outcome.extras.isEmpty {
      converted.extensions.removeAll { $0.name == studioVendor }
      converted.extensions.append(.init(studioVendor, value: .object(outcome.extras)))
    }
    let path = graph.path(token.key)
    if path.joined(separator: ".") != token.key {
      findings.noteChange(
        "'\(token.name)' becomes '\(path.tokenPath)': DTCG names cannot contain { }, begin with $ "
          + "or be empty; a token that is also a group becomes $root", at: token.place,
        path: token.name)
    }
    sets[place].paths.append(token.key)
    if let other = sets[place].file.root.insert(converted, at: path) {
      findings.noteChange(
        "'\(printable(token.name))': another token also becomes '\(path.tokenPath)'; this one wins",
        at: token.place, path: token.name,
        related: [Diagnostic.Related("the other token", at: other.place)])
    }
  }

  // MARK: Findings

  /// Reports each note about a token once, with the themes if it applies only to some.
  private mutating func report(
    _ index: Int, outcomes: [(choice: StudioThemes.Choice, outcome: StudioOutcome)]
  ) {
    let token = graph.tokens[index]
    let notes = outcomes.flatMap { choice, outcome in outcome.notes.map { (note: $0, in: choice) } }
    for affected in notes.grouped(by: { $0.note }) {
      let note = affected[0].note
      var message = "'\(token.name)' \(note.message)"
      if affected.count < outcomes.count {
        let names = affected.prefix(4).map { themes.names(of: $0.in, in: graph.masks[index]) }
        message +=
          " (in \(names.joined(separator: ", "))\(affected.count > 4 ? " and others" : ""))"
      }
      findings.add(note.rule, message: message, at: token.valuePlace, path: token.name)
    }
  }
}

/// The key in `$extensions` for what DTCG cannot express.
let studioVendor = "tincture.convert"
