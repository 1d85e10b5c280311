extension Dialect {
  /// Tokens Studio for Figma, in one file or several.
  package static let tokensStudio: Dialect = .init(
    id: "tokens-studio", title: "Tokens Studio",
    signs: [
      DialectSign(.member) { root in
        root.array?.first?["selectedTokenSets"] == nil
          ? nil : .init(reason: "it is an array of themes with 'selectedTokenSets'", steps: [])
      },
      DialectSign(.member, at: "$themes", because: "it has '$themes'") {
        $0["$themes"]?.array != nil
      },
      DialectSign(.member, at: "$metadata", because: "it has a 'tokenSetOrder'") {
        $0["$metadata"]?["tokenSetOrder"] != nil
      },
      DialectSign(.member, at: "tokenSetOrder", because: "it has a 'tokenSetOrder'") {
        $0["tokenSetOrder"]?.array != nil
      },
      DialectSign(.current) { token in
        // The `value` next to a `unit` is a part of a dimension, not a token.
        token["$value"]?["unit"] == nil ? ownType(of: token, key: "$type") : nil
      }, DialectSign(.older) { ownType(of: $0, key: "type") },
    ],
    // A type alone may be a mistake in a DTCG file.
    refusal: .unlessCurrent,
    // Sets of colors look like a draft of DTCG, and sets of aliases or numbers look like 2025.10.
    adopts: { file in
      [Dialect.draft1, .draft2, .draft3, .styleDictionary].contains(file.dialect)
        || file.recognition.isUncertain
        || file.dialect == .dtcg && file.document.json.root["$schema"] == nil
    }, reader: .tokensStudio)
}

/// The sign of a type that Tokens Studio has and DTCG never had.
private func ownType(of token: JSONValue, key: String) -> FoundSign? {
  guard let type = token[key]?.string, ownTypes.contains(type) else { return nil }
  return FoundSign(reason: "a token has the Tokens Studio type '\(type)'", steps: [.key(key)])
}

private let ownTypes: Set<String> = [
  "fontFamilies", "fontWeights", "fontSizes", "lineHeights", "paragraphSpacing", "paragraphIndent",
  "letterSpacing", "textCase", "textDecoration", "boxShadow", "borderRadius", "borderWidth",
  "spacing", "sizing", "composition", "asset",
]

extension DialectReader {
  /// Reads the files of Tokens Studio: one file with all sets, or one for each set.
  ///
  /// Sets are merged in the order of `tokenSetOrder`, and each group of themes becomes a modifier.
  /// Sources: the documentation of the format, and `sd-transforms`, which converts it for Style Dictionary.
  static let tokensStudio = DialectReader(position: 3) { files, options, tokens in
    var project = StudioProject(files)
    project.enableBases(options)
    var options = options
    options.unit = options.unit ?? .px
    let imported = ImportedTokens(project.sets, keys: .studio, options: options)
    if project.themes.isEmpty || !options.modes.isEmpty || options.hasResolver {
      tokens.add(imported, options: options)
    } else {
      project.divideUngroupedThemes(imported.paths)
      let themes = StudioThemes(project, imported: imported)
      let others = tokens
      let plan = tokens.add(imported, plan: themes.plan.ordered(imported), options: options)
      tokens.themes += themes.declared(plan: plan, above: others)
      tokens.findings.add(themes.findings)
      let hasProjects = Set(project.themes.map(\.scope)).count > 1
      tokens.findings.add(imported.overrides(by: plan, isDeclared: true, losesModes: hasProjects))
      tokens.matchedModes.formUnion(options.modePatterns(naming: project.sets.map(\.set.name)))
    }
    tokens.findings.add(project.findings)
  }
}
