/// The contrast of each two steps of the palettes, and what checks say about which may be on which.
package struct PaletteMap {
  /// The greatest number of steps that it shows.
  static let limit = 32

  package struct Step {
    package var path: String
    package var palette: PathID?
    /// The color in the theme of the map.
    package var value: TokenValue
    /// Whether a token refers to it, or a check shows it.
    package var isUsed: Bool
  }

  /// The steps, in the natural order of their paths. If there are too many, those with the most checks, and
  /// their neighbors.
  package private(set) var steps: [Step] = []
  /// The ratio of each step and each one before it, with the results that measure it.
  package private(set) var rows: [[(ratio: Double, results: [ContrastResult])]] = []
  /// The number of all steps.
  package let count: Int
  /// The theme whose colors it shows: that of the first failure.
  private let colors: String
  /// The paths of steps with other colors in other themes.
  private var varying: [String] = []

  /// The map of tokens and what was measured of them; nil without two steps.
  package init?(_ tokens: ResolvedTokens, audit: Audit) {
    let paths = tokens.set.paths
    var named: Set<PathID> = []
    let theme = audit.results.first { $0.isFailure && $0.isPlain }?.themeIndex ?? 0
    colors = tokens.themes.label(of: tokens.themes.contexts(of: theme))
    var measured: [Set<PathID>: [ContrastResult]] = [:]
    for result in audit.results {
      let sides = [result.foreground] + result.layers
      named.formUnion(sides.map(\.token))
      guard result.isPlain else { continue }
      let ends = sides.compactMap { side in
        tokens.chain(from: ColorUnit(path: side.token, index: side.index), in: result.themeIndex)
          .last?.path
      }
      let isShown = ends.allSatisfy {
        tokens.valueIndex($0, in: result.themeIndex) == tokens.valueIndex($0, in: theme)
      }
      if isShown { measured[Set(ends), default: []].append(result) }
    }
    let palettes = audit.steps ?? PaletteSteps(tokens, named: [])
    let all = paths.naturalOrder().filter { tokens.hasOpaqueColor($0) && palettes.contains($0) }
    count = all.count
    guard count > 1 else { return nil }
    var checks: [PathID: Int] = [:]
    for step in palettes.used.union(named) { checks[step] = 1 }
    for (ends, results) in measured { for end in ends { checks[end, default: 0] += results.count } }
    let most = Dictionary(
      all.map { (paths.parent(of: $0), checks[$0] ?? 0) }, uniquingKeysWith: max)
    let ranks = all.indices.map {
      (checks[all[$0]] ?? 0, most[paths.parent(of: all[$0])] ?? 0, -$0)
    }
    let shown = all.indices.filter { count <= Self.limit || ranks[$0].1 > 0 }
      .sorted { ranks[$0] > ranks[$1] }.prefix(Self.limit).sorted().map { all[$0] }
    for path in shown {
      guard let value = tokens.value(path, in: theme) else { continue }
      rows.append(
        zip(steps, shown).map { step, other in
          let pair = Placement(foreground: value, background: step.value)
          return (pair.ratio() ?? 1, measured[[path, other]] ?? [])
        })
      steps.append(
        Step(
          path: paths.string(path), palette: paths.parent(of: path), value: value,
          isUsed: checks[path] != nil))
      if !tokens.support(of: path).isEmpty { varying.append(paths.string(path)) }
    }
  }

  /// What the map shows, in words, a sentence each.
  package var sentences: [String] {
    let cells = rows.joined()
    let reached = [3, 4.5, 7].map { least in
      "\(cells.count { $0.ratio >= least }) reach \(plain(least)):1"
    }
    let failing = zip(steps, rows).flatMap { step, row in
      zip(steps, row).filter { $1.results.worst == .fail }.map { other, cell in
        "\(step.path) with \(other.path) (\(shown(cell.ratio)):1)"
      }
    }
    let fails = counted(failing.count, one: "fails", several: "fail")
    let unused = steps.filter { !$0.isUsed }.map(\.path)
    let lists = [
      ("Nothing uses", unused),
      ("The colors are those of \(colors); other themes have others for", varying),
    ]
    return [
      count > steps.count
        ? "\(steps.count) of \(count) steps: those that most checks show, and their neighbors."
        : nil, "Each ratio is where the row of one step meets the column of the other.",
      "Of \(cells.count) combinations, \(reached.joined(separator: ", ")).",
      "Checks measure \(cells.count { !$0.results.isEmpty }) of them; "
        + (fails.map { "\($0): \(failing.shortList(limit: 8))." } ?? "none fails."),
    ].compactMap(\.self) + lists.filter { !$1.isEmpty }.map { "\($0) \($1.shortList(limit: 8))." }
  }
}

extension [ContrastResult] {
  /// The worst outcome; nil without any.
  package var worst: Outcome? { [.fail, .waived, .pass].first { map(\.outcome).contains($0) } }
}

extension ContrastResult {
  /// Whether it is about two solid colors and nothing else, and has a requirement.
  fileprivate var isPlain: Bool {
    required != nil && measured != nil && allLayers.count == 1 && groupOpacity == nil
      && foreground.opacity == nil
  }
}

extension ResolvedTokens {
  /// Whether a token is an opaque color in every theme.
  fileprivate func hasOpaqueColor(_ path: PathID) -> Bool {
    values(of: path).allSatisfy { value in
      if case .color(let color)? = value { color.alpha >= 1 } else { false }
    }
  }
}
