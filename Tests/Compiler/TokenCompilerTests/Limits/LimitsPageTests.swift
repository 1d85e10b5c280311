import TokenDialects
import TokenTesting

@testable import ContractProposals
@testable import SwiftOutput
@testable import TokenChecks
@testable import TokenCompiler
@testable import TokenJSON
@testable import TokenModel
@testable import TokenQueries
@testable import TokenReports
@testable import TokenThemes
@testable import Writers

/// The maximum depth of nested values: libjansson's `JSON_PARSER_MAX_DEPTH`.
let jsonNestingLimit = 2048

/// `docs/reference/limits.md` lists every limit of the compiler.
@Suite struct LimitsPageTests {
  /// The limits in the page's table, and the constants they come from.
  private let limits: [String: (constant: String, number: Int)] = [
    "depth of JSON values": ("", jsonNestingLimit),
    "bytes of a JSON5 or YAML file": ("translatedSizeLimit", translatedSizeLimit),
    "levels of a YAML file": ("", 1000),
    "combinations of contexts that `--mode` makes of axes with the same sets": (
      "combinationLimit", combinationLimit
    ),
    "aliases that references to groups become in `convert`": ("expansionLimit", expansionLimit),
    "layers, stops and fonts that references copy in `convert`": ("copyLimit", copyLimit),
    "themes that an output lists one by one": ("themeLimit", themeLimit),
    "combinations of axis values that one token or pair depends on": ("supportLimit", supportLimit),
    "tokens, counted in every combination of axis values that they depend on": (
      "evaluationLimit", evaluationLimit
    ),
    "nesting of generated Swift": ("nestingLimit", SwiftCheck.nestingLimit),
    "segments of a contract’s path": ("shapeLimit", SwiftCheck.shapeLimit),
    "tokens and groups, counted in every theme": ("themedTokenLimit", themedTokenLimit),
    "contexts after its own that a value is compared with, for swapped values": (
      "swappedContextLimit", swappedContextLimit
    ),
    "axes in a contract’s path whose order a suggestion changes": (
      "repairedAxisLimit", repairedAxisLimit
    ),
    "colors in a palette, or in a group of it, that are compared with a failing one": (
      "paletteLimit", paletteLimit
    ),
    "colors of a palette that are measured in the place of a failing one": (
      "candidateLimit", candidateLimit
    ),
    "tokens that are followed to those that refer to them, for a remedy": (
      "referrerLimit", referrerLimit
    ),
    "checks of a token that are measured to say why its failures have no remedy": (
      "obstacleLimit", obstacleLimit
    ),
    "states that a state is compared with, after it in the order of their colors": (
      "followingStateLimit", followingStateLimit
    ),
    "times that `fix` compiles a project": ("trialLimit", trialLimit),
    "patterns with `*` in `include` or `exclude`": ("patternLimit", 256),
    "names in a group that suggestions compare": ("siblingLimit", siblingLimit),
    "bytes of a name that suggestions compare": ("comparedNameLimit", comparedNameLimit),
    "depth of sets": ("setDepthLimit", setDepthLimit),
    "variants of a contract": ("variantLimit", variantLimit),
    "layers of a background, or colors of which one is enough": ("layerLimit", layerLimit),
    "stacks that one pair makes in a variant": ("stackLimit", stackLimit),
    "colors in the coverage of the HTML page": ("coverageRowLimit", coverageRowLimit),
    "removed and added tokens of one value that `diff` compares, in pairs": (
      "renamePairLimit", renamePairLimit
    ),
    "colors of a component that `propose` compares": ("proposedColorLimit", proposedColorLimit),
    "backgrounds that one name with `on` means for `propose`": ("targetLimit", targetLimit),
    "pieces of gradients that the search of one ratio assesses": ("workLimit", 200_000),
    "pieces of gradients that the search of a ratio assesses for a color that a remedy tries": (
      "trialWorkLimit", 10_000
    ),
    "missing files for which similar ones are looked for": ("missingFileLimit", 20),
    "folders that are searched for files that nothing reads": ("folderLimit", 1000),
    "other project files that are read to find those that read such a file": ("projectLimit", 64),
    "alias steps that a finding shows": ("shownHops", shownHops),
  ]

  @Test func `the table has the numbers of the compiler`() throws {
    let rows = try Page(packageFolder.appending(path: "docs/reference/limits.md")).lines
      .filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: " | ").map { $0.trimmingPrefix("| ") } }
    let numbers = rows.compactMap { row in
      row.count == 5 ? Int(row[1].filter { $0 != "," }).map { (String(row[0]), $0) } : nil
    }
    #expect(Dictionary(numbers) { $1 } == limits.mapValues(\.number))
    #expect(numbers.count == limits.count)
  }

  @Test func `the page says how sizes are limited`() throws {
    let text = try Page(packageFolder.appending(path: "docs/reference/limits.md")).lines
      .joined(separator: "\n")
    #expect(ByteLimit.factor == 64 && ByteLimit.base == 64 << 20)
    #expect(text.contains("64 bytes for each byte of the files, and 64 MiB"))
  }

  /// Searches the sources for limits, so that new ones are not forgotten. Excludes those of the
  /// layout of generated Swift and of the page, the grouping of findings, and what GitHub shows.
  @Test func `every limit of the compiler is on the page`() throws {
    let folder = packageFolder.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let constants = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .matches(of: /let (\w+Limit|shownHops) = [\d_]+\n/).map { String($0.1) }
    }
    let layout = [
      "pickedAxisLimit", "callLimit", "cellLimit", "pickedColorLimit", "lineLimit", "listLimit",
      "namedPairLimit", "noticeLimit", "relatedLimit", "columnLimit", "commentLimit",
    ]
    let known = limits.values.map(\.constant).filter { !$0.isEmpty } + layout
    #expect(constants.sorted() == known.sorted())
  }
}
