import TokenChecks
import TokenModel
import TokenOutputs
import TokenThemes
import Writers

/// The contrast of each two steps of the palettes, and what checks say about them: which step may be on
/// which.
struct PaletteMap {
  /// The greatest number of steps that it shows.
  static let limit = 32

  struct Step {
    /// The path, without the groups that all steps have in common.
    var name: String
    /// The group.
    var palette: PathID?
    var value: TokenValue
    /// Whether a token refers to it, or a check shows it.
    var isUsed: Bool
  }

  struct Cell {
    var ratio: Double
    /// The results with both steps.
    var results: [Int]
  }

  /// The steps, in the natural order of their paths. If there are too many, those with the most checks, and
  /// their neighbors.
  private(set) var steps: [Step] = []
  /// Of each step, a cell for each one before it.
  private(set) var rows: [[Cell]] = []
  /// The number of all steps.
  let count: Int
  /// The names of steps with other colors in other themes.
  private(set) var varying: [String] = []

  /// The map of a compilation; nil without two steps.
  init?(_ compilation: Compilation) {
    guard let tokens = compilation.tokens else { return nil }
    let results = compilation.audit.results
    let named = Set(
      results.indices.flatMap { ([results[$0].foreground] + results[$0].layers).map(\.token) })
    let palettes = PaletteSteps(tokens, named: named)
    let all = palettes.all
    count = all.count
    guard count > 1 else { return nil }
    let numbers = Dictionary(uniqueKeysWithValues: zip(all, all.indices))
    var measured: [[Int]: [Int]] = [:]
    for index in results.indices where results[index].isPlain {
      let sides = [results[index].foreground, results[index].background].compactMap { side in
        let unit = ColorUnit(path: side.token, index: side.index)
        return tokens.chain(from: unit, in: results[index].themeIndex).last
          .flatMap { numbers[$0.path] }
      }
      if sides.count == 2, sides[0] != sides[1] {
        measured[sides.sorted(), default: []].append(index)
      }
    }
    var checks = all.map { palettes.used.contains($0) || named.contains($0) ? 1 : 0 }
    for (sides, found) in measured { for side in sides { checks[side] += found.count } }
    let groups = all.map { tokens.set.paths.parent(of: $0) }
    let known = Dictionary(zip(groups, checks), uniquingKeysWith: max)
    let ranks = all.indices.map { (checks[$0], known[groups[$0]] ?? 0, -$0) }
    let shown = all.indices.filter { count <= Self.limit || ranks[$0].1 > 0 }
      .sorted { ranks[$0] > ranks[$1] }.prefix(Self.limit).sorted()
    let paths = shown.map { tokens.set.paths.segments(of: all[$0]) }
    let common = paths[0].indices.first { index in
      paths.contains { $0.count <= index + 1 || $0[index] != paths[0][index] }
    }
    for (path, index) in zip(paths, shown) {
      let token = all[index]
      guard let value = tokens.value(token, in: tokens.themes(of: token)[0]) else { continue }
      rows.append(
        steps.indices.map { other in
          let pair = Placement(foreground: value, background: steps[other].value)
          return Cell(
            ratio: pair.measured()?.ratio ?? 1, results: measured[[shown[other], index]] ?? [])
        })
      let name = Array(path.dropFirst(common ?? 0)).tokenPath
      if !tokens.support(of: token).isEmpty { varying.append(name) }
      steps.append(
        Step(
          name: name, palette: groups[index], value: value, isUsed: checks[index] > 0))
    }
  }

  /// What the map shows, in words, a sentence each.
  func sentences(_ results: [ContrastResult]) -> [String] {
    let cells = rows.joined()
    let reached = [3, 4.5, 7].map { least in
      "\(cells.count { $0.ratio >= least }) reach \(plain(least)):1"
    }
    let used = cells.filter { !$0.results.isEmpty }
    let failing = rows.indices.flatMap { row in
      rows[row].indices.filter { rows[row][$0].outcome(in: results) == .fail }.map {
        "\(steps[row].name) with \(steps[$0].name) (\(shown(rows[row][$0].ratio)):1)"
      }
    }
    let unused = steps.filter { !$0.isUsed }.map(\.name)
    return [
      count > steps.count
        ? "\(steps.count) of \(count) steps: those that most checks show, and their neighbors."
        : nil,
      "Of \(cells.count) pairs, \(reached.joined(separator: ", ")).",
      "Checks measure \(used.count) of them; "
        + (counted(failing.count, one: "fails", several: "fail") ?? "none fails")
        + (failing.isEmpty ? "." : ": \(failing.shortList(limit: 8))."),
      unused.isEmpty ? nil : "Nothing uses \(unused.shortList(limit: 8)).",
      varying.isEmpty
        ? nil : "In other themes, other colors have \(varying.shortList(limit: 8)).",
    ].compactMap(\.self)
  }
}

extension PaletteMap.Cell {
  /// The worst outcome of its checks; nil without any.
  func outcome(in results: [ContrastResult]) -> Outcome? {
    [.fail, .waived, .pass].first { outcome in
      self.results.contains { results[$0].outcome == outcome }
    }
  }
}

extension ContrastResult {
  /// Whether it is about two solid colors and nothing else, and has a requirement.
  fileprivate var isPlain: Bool {
    required != nil && measured != nil && layers.count == 1 && surface == nil
      && groupOpacity == nil && foreground.opacity == nil
  }
}
