import TokenTesting

@testable import TokenModel

/// Differences and explanations are reported over the axes that matter. Expanded again to all
/// themes, they must be those of each theme.
@Suite struct RandomQueryTests {
  @Test func `random projects differ as all their themes do`() {
    var count = 0
    for seed in 0..<60 {
      var (one, other) = (RandomThemes(seed: UInt64(seed)), RandomThemes(seed: UInt64(seed + 500)))
      let (before, after) = (sources(one.files()), sources(other.files()))
      let old = analyze(before).analysis.tokens
      let new = analyze(after).analysis.tokens
      let diff = diff(before, after: after)
      let renamed = Set(diff.renamed.map(\.to))
      var found: Set<[String]> = []
      for change in diff.changed where change.kind == .value && !renamed.contains(change.path) {
        for theme in new.themes.indices where twin(of: theme, in: new.themes, old.themes) != nil {
          guard change.holds.contains(new.themes.contexts(of: theme)) else { continue }
          let isNew = found.insert([change.path, "\(theme)"]).inserted
          #expect(isNew, "seed \(seed): \(change.path) has two changes in one theme")
        }
      }
      let wanted = changes(old, new)
      #expect(
        found == wanted,
        "seed \(seed): \(found.symmetricDifference(wanted).sorted { $0[0] < $1[0] })")
      count += wanted.count
    }
    #expect(count > 400)
  }

  /// The paths of both sides and the themes in which their values differ.
  private func changes(_ old: ResolvedTokens, _ new: ResolvedTokens) -> Set<[String]> {
    var changes: Set<[String]> = []
    for path in new.set.paths.naturalOrder() {
      let names = new.set.paths.segments(of: path)
      guard new.firstTheme(declaring: path) != nil, let was = old.set.paths.find(names),
        old.firstTheme(declaring: was) != nil
      else { continue }
      for theme in new.themes.indices {
        guard let before = twin(of: theme, in: new.themes, old.themes) else { continue }
        if old.value(was, in: before) != new.value(path, in: theme)
          || old.isDeclared(was, in: before) != new.isDeclared(path, in: theme)
        {
          changes.insert([names.tokenPath, "\(theme)"])
        }
      }
    }
    return changes
  }

  /// The theme of the old side: the same contexts, and the default or first one on other axes.
  private func twin(of theme: Int, in new: ThemeSpace, _ old: ThemeSpace) -> Int? {
    let contexts = new.contexts(of: theme)
    for (index, axis) in new.axes.enumerated() where old.axis(named: axis.name) == nil {
      guard contexts[axis.name] == axis.values[new.defaults[index] ?? 0] else { return nil }
    }
    let wanted = old.axes.enumerated().map { index, axis in
      new.axis(named: axis.name) == nil
        ? axis.values[old.defaults[index] ?? 0] : contexts[axis.name]
    }
    return old.indices.first { old.contexts(of: $0).entries.map(\.value) == wanted }
  }

  @Test func `random tokens are explained as in all their themes`() throws {
    var count = 0
    for seed in 0..<12 {
      var random = RandomThemes(seed: UInt64(seed))
      let sources = TokenTesting.sources(random.files())
      var enumerated = sources
      enumerated.project.evaluatesAllThemes = true
      let tokens = analyze(sources).analysis.tokens
      let themes = tokens.themes
      for path in tokens.set.paths.naturalOrder() where tokens.firstTheme(declaring: path) != nil {
        let name = tokens.set.paths.string(path)
        let rows = try explained(name, in: sources).object("token").objects("themes")
        let all = try explained(name, in: enumerated).object("token").objects("themes")
        #expect(rows.reduce(0) { $0 + ($1.number("themes") ?? 0) } == Double(themes.count))
        for contexts in themes.allContexts {
          let (row, other) = (facts(of: contexts, in: rows), facts(of: contexts, in: all))
          #expect(row == other && row != nil, "seed \(seed): \(name) in \(contexts.label)")
          count += 1
        }
      }
    }
    #expect(count > 400)
  }

  /// The members of the only row that holds in a theme. A nearest token is one that all themes of the
  /// row share, so it depends on the rows.
  private func facts(of contexts: Variant, in rows: [Object]) -> NSDictionary? {
    let found = rows.filter { holds($0, in: contexts) }
    guard found.count == 1, var row = found.first else { return nil }
    row["pairs"] = row.objects("pairs").filter { holds($0, in: contexts) }
    for name in ["theme", "holds", "themes", "nearestToken"] { row[name] = nil }
    return row as NSDictionary
  }

  private func holds(_ row: Object, in contexts: Variant) -> Bool {
    row.object("holds").allSatisfy { axis, values in
      (values as? [String])?.contains(contexts[axis] ?? "") ?? false
    }
  }
}
