import TokenTesting

@testable import TokenOutputs

/// Values are resolved once for each combination of axis values that can matter, instead of once for
/// each theme. The results must be those of all themes, one by one.
@Suite struct ThemeDependenceTests {
  /// The number of random projects: `TINCTURE_RANDOM_THEMES`, or else 200.
  private static let count =
    ProcessInfo.processInfo.environment["TINCTURE_RANDOM_THEMES"].flatMap(Int.init) ?? 200
  /// The seed of the first project: `TINCTURE_RANDOM_SEED`, or else 0.
  private static let firstSeed =
    ProcessInfo.processInfo.environment["TINCTURE_RANDOM_SEED"].flatMap(Int.init) ?? 0

  @Test func `random projects give the same values, findings and files as all themes do`() {
    var themes = 0
    var failures = 0
    // In 3636, a modifier deprecates the group of a path that is a token and a group.
    for seed in Array(Self.firstSeed..<Self.firstSeed + Self.count) + [3636] {
      var random = RandomThemes(seed: UInt64(seed))
      let files = random.files()
      let own = Results(files)
      let all = Results(files, inAllThemes: true)
      themes = max(themes, own.tokens.themes.count)
      let sheets = firstDifference(sheet(own.tokens), sheet(all.tokens))
      #expect(sheets == nil, "seed \(seed), style sheet")
      let lists = firstDifference(
        String(decoding: own.tokens.json, as: UTF8.self),
        String(decoding: all.tokens.json, as: UTF8.self))
      #expect(lists == nil, "seed \(seed), tokens.json")
      checkCatalog(own.tokens, seed: seed)
      if let difference = own.difference(from: all) {
        Issue.record("seed \(seed): \(difference)\n\(files["r.resolver.json"] ?? "")")
        failures += 1
        if failures == 5 { return }
      }
    }
    #expect(themes > 60 || Self.count < 200)
  }
}

/// The first lines that differ; nil if there are none.
private func firstDifference(_ one: String, _ other: String) -> String? {
  if one == other { return nil }
  let (mine, theirs) = (one.split(separator: "\n"), other.split(separator: "\n"))
  let pair = zip(mine, theirs).first { $0 != $1 }
  return pair.map { "\($0) — all themes: \($1)" } ?? "\(mine.count) and \(theirs.count) lines"
}

/// The style sheet, also of a project with faults.
private func sheet(_ tokens: ResolvedTokens) -> String {
  var sheet = CSSSheet(OutputTokens(tokens))
  sheet.write()
  return String(decoding: sheet.out.bytes, as: UTF8.self)
}

/// Checks that the system finds each theme's own colors in the asset catalog.
private func checkCatalog(_ tokens: ResolvedTokens, seed: Int) {
  let plan = CatalogPlan(OutputTokens(tokens))
  let themes = tokens.themes
  var sets: [String: [CatalogColor]] = [:]
  for set in plan.sets { sets[(set.folders + [set.name]).joined(separator: "/")] = set.colors }
  let leftOut = Set(plan.leftOut.map(\.path))
  for theme in themes.indices {
    let contexts = themes.contexts(of: theme)
    let folders = themes.combination(of: theme, over: plan.axes)
    // Of two values for one appearance, the system shows the first.
    guard themes.isShown(theme, over: plan.axes) else { continue }
    let appearance = themes.appearance(of: theme)
    for path in tokens.set.paths.naturalOrder() where !leftOut.contains(path) {
      guard case .color(let color)? = tokens.value(path, in: theme) else { continue }
      let name = (folders + tokens.set.paths.segments(of: path)).map(\.catalogName)
      let colors = sets[name.joined(separator: "/")] ?? []
      let shown = colors.last { candidate in
        (!candidate.appearance.isDark || appearance.isDark)
          && (!candidate.appearance.hasHighContrast || appearance.hasHighContrast)
      }
      #expect(shown?.color == color, "seed \(seed), \(name) in \(contexts.label)")
    }
  }
}

extension ThemeSpace {
  /// Whether the theme is the first one with its appearance and its other values.
  fileprivate func isShown(_ theme: Int, over axes: AxisSet) -> Bool {
    indices.first { other in
      appearance(of: other) == appearance(of: theme)
        && combination(of: other, over: axes) == combination(of: theme, over: axes)
    } == theme
  }
}

/// What a compilation makes.
private struct Results {
  let tokens: ResolvedTokens
  let findings: [String]
  let files: [String: [UInt8]]

  /// - Parameter inAllThemes: Whether tokens are evaluated in every theme, one by one.
  init(_ files: [String: String], inAllThemes: Bool = false) {
    var sources = TokenTesting.sources(files)
    sources.project.evaluatesAllThemes = inAllThemes
    let (analysis, _) = analyze(sources)
    tokens = analysis.tokens
    let compilation = compile(sources)
    // Failures are in the rows. Their findings name themes, which can be divided in several ways.
    findings = compilation.findings.filter { $0.rule != .lowContrast }.map { $0.text() }
    self.files = Dictionary(uniqueKeysWithValues: compilation.files.map { ($0.path, $0.bytes) })
  }

  /// The first difference; nil if there is none.
  func difference(from other: Results) -> String? {
    if findings != other.findings {
      let mine = findings.filter { !other.findings.contains($0) }
      let theirs = other.findings.filter { !findings.contains($0) }
      return "findings: \(mine.joined()) — all themes: \(theirs.joined())"
    }
    for theme in other.tokens.themes.indices {
      for index in 0..<other.tokens.set.paths.count {
        let path = PathID(index: Int32(index))
        let name = other.tokens.set.paths.segments(of: path)
        let twin = tokens.set.paths.find(name)
        let value = twin.flatMap { tokens.value($0, in: theme) }
        let declared = twin.map { tokens.isDeclared($0, in: theme) } ?? false
        if value != other.tokens.value(path, in: theme)
          || declared != other.tokens.isDeclared(path, in: theme)
        {
          let label = tokens.themes.contexts(of: theme).label
          return "\(name.tokenPath) in \(label): \(value.map(\.text) ?? "none"), "
            + "all themes: \(other.tokens.value(path, in: theme).map(\.text) ?? "none")"
        }
      }
    }
    if let file = other.files.keys.sorted().first(where: { files[$0] != other.files[$0] }) {
      return "\(file) differs"
    }
    return files.count == other.files.count ? nil : "other files"
  }
}
