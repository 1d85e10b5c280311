import TokenTesting

/// Ten pairs of each of several third-party design systems, audited in every permutation.
@Suite struct CorporaContrastTests {
  struct System: CustomTestStringConvertible, Sendable {
    var document: String
    var permutations: Int
    var surface: String
    /// Foregrounds with their backgrounds.
    var pairs: [(String, String)]
    var testDescription: String { document }
  }

  static let systems = [
    System(
      document: "github-primer.resolver.json", permutations: 12, surface: "bgColor/default",
      pairs: [
        ("fgColor/default", "bgColor/default"), ("fgColor/muted", "bgColor/default"),
        ("fgColor/accent", "bgColor/default"), ("fgColor/danger", "bgColor/default"),
        ("fgColor/onEmphasis", "bgColor/accent/emphasis"),
        ("fgColor/onEmphasis", "bgColor/danger/emphasis"),
        ("fgColor/default", "bgColor/accent/muted"),
        ("button/primary/fgColor/rest", "button/primary/bgColor/rest"),
        ("button/danger/fgColor/rest", "button/danger/bgColor/rest"),
        ("button/invisible/fgColor/hover", "button/invisible/bgColor/hover"),
      ]),
    System(
      document: "adobe-spectrum.resolver.json", permutations: 4, surface: "background-base-color",
      pairs: [
        ("neutral-content-color-default", "background-base-color"),
        ("neutral-content-color-default", "background-layer-1-color"),
        ("neutral-subdued-content-color-default", "background-layer-2-color"),
        ("accent-content-color-default", "background-base-color"),
        ("negative-content-color-default", "background-base-color"),
        ("static-white-text-color", "accent-background-color-default"),
        ("static-white-text-color", "negative-background-color-default"),
        ("static-white-text-color", "positive-background-color-default"),
        ("neutral-content-color-hover", "neutral-subtle-background-color-default"),
        ("disabled-content-color", "disabled-background-color"),
      ]),
  ]

  /// A contract for pairs of tokens at any paths.
  private func contract(_ system: System) -> SourceFile {
    let paths = Array(Set(system.pairs.map(\.0))).sorted()
    let roles = paths.enumerated().map { #""r\#($0)": { "type": "color", "path": "\#($1)" }"# }
    let pairs = system.pairs.map { pair in
      #"{ "foreground": "r\#(paths.firstIndex(of: pair.0) ?? 0)", "on": "\#(pair.1)" }"#
    }
    return SourceFile(
      path: "pairs.contract.json",
      text: """
        { "component": "Pairs", "roles": { \(roles.joined(separator: ", ")) },
          "contrast": [ \(pairs.joined(separator: ", ")) ] }
        """)
  }

  @Test(
    .enabled(if: Corpora.folder != nil, "TINCTURE_CORPORA is not the path of a folder"),
    arguments: systems)
  func `ten pairs are audited in every permutation`(_ system: System) throws {
    let corpora = try Corpora(try #require(Corpora.folder))
    let document = try #require(corpora.documents.first { $0.hasSuffix(system.document) })
    let compilation = try corpora.compile(
      document: document, rules: .lenient, contract: contract(system), surface: system.surface)
    let audit = compilation.audit
    let themes = Set(audit.results.map(\.theme))
    #expect(themes.count == system.permutations)
    #expect(audit.results.count == 10 * system.permutations)
    #expect(audit.count(.indeterminate) == 0)
    #expect(Set(audit.results.map(\.ratio)).count > system.permutations / 2)
    let counts = Outcome.allCases.map { "\(audit.count($0)) \($0.rawValue)" }
    print("| \(system.document) | \(themes.count) × 10 pairs | \(counts.joined(separator: ", ")) |")
  }
}
