import ForeignValues
import TokenJSON
import TokenModel

extension Dialect {
  /// Tokens Studio for Figma, in one file or several.
  package static let tokensStudio: Dialect = .init(
    id: "tokens-studio", title: "Tokens Studio",
    fileSigns: [
      FileSign(.member) { root in
        root.array?.first?["selectedTokenSets"] == nil
          ? nil : .init(reason: "it is an array of themes with 'selectedTokenSets'", steps: [])
      },
      FileSign(.member, at: "$themes", because: "it has '$themes'") { $0["$themes"]?.array != nil },
      FileSign(.member, at: "$metadata", because: "it has a 'tokenSetOrder'") {
        $0["$metadata"]?["tokenSetOrder"] != nil
      },
      FileSign(.member, at: "tokenSetOrder", because: "it has a 'tokenSetOrder'") {
        $0["tokenSetOrder"]?.array != nil
      },
    ],
    tokenSigns: [
      TokenSign(.current) { token in
        // The `value` next to a `unit` is a part of a dimension, not a token.
        token["$value"]?["unit"] == nil ? ownType(of: token, key: "$type") : nil
      }, TokenSign(.older) { ownType(of: $0, key: "type") },
    ],
    // A type alone may be a mistake in a DTCG file.
    refusal: .unlessCurrent,
    // Sets of colors look like a draft of DTCG, and sets of aliases or numbers look like 2025.10.
    adopts: { file in
      [Dialect.draft1, .draft2, .draft3, .styleDictionary].contains(file.dialect)
        || file.isUncertain
        || file.dialect == .dtcg && file.document.json.root["$schema"] == nil
    },
    reader: .tokensStudio)
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
  /// Sources: the documentation of the format, and `sd-transforms`, which converts it to Style
  /// Dictionary.
  static let tokensStudio = DialectReader(position: 3) { files, options in
    var project = StudioProject(files)
    // The sets that `--base` names are below all others.
    let bases = project.sets.filter { options.isBase($0.name) }
    project.sets = bases + project.sets.filter { !options.isBase($0.name) }
    if !options.modes.isEmpty {
      project.setThemes(options)
    } else if project.themes.isEmpty {
      project.chooseThemes(options)
    } else {
      project.enableBases(options)
      project.divideUngroupedThemes()
    }
    let themes = StudioThemes(project)
    let reader = StudioTokenReader(project.sets, options: options)
    let graph = StudioGraph(reader.tokens, themes: themes)
    var placement = StudioPlacement(project, graph: graph)
    placement.place(reader.groups)
    var order = StudioOrder(placement.sets, themes: themes)
    var tokens = ConvertedTokens()
    tokens.sets = placement.sets.map(\.written)
    tokens.matchedModes = options.modePatterns(naming: project.sets.map(\.name))
    tokens.matchedPatterns = options.patterns(matching: reader.tokens.map(\.names))
    order.arrange(into: &tokens)
    for findings in [
      project.findings, themes.findings, reader.findings, graph.overrides(in: project),
      placement.findings, order.findings,
    ] {
      tokens.findings.add(findings)
    }
    return tokens
  }
}

extension StudioPlacement.PlacedSet {
  /// The file, with the tokens that were left out in its `$extensions`.
  fileprivate var written: TokenFile {
    var file = file
    if !leftOut.isEmpty {
      file.root.extensions.append(
        .init(studioVendor, value: .object([.init("left-out", value: .object(leftOut))])))
    }
    return file
  }
}
