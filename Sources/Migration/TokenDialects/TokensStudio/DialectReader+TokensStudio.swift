import TokenModel
import Writers

extension DialectReader {
  /// Reads the files of Tokens Studio: one file with all sets, or one for each set.
  ///
  /// Sets are merged in the order of `tokenSetOrder`, and each group of themes becomes a modifier.
  /// Sources: the documentation of the format, and `sd-transforms`, which converts it to Style
  /// Dictionary.
  static let tokensStudio = DialectReader(position: 3) { files, options, findings in
    var project = StudioProject(files, findings: &findings)
    project.sortBases(options)
    if !options.modes.isEmpty {
      project.setThemes(options, findings: &findings)
    } else if project.themes.isEmpty {
      project.chooseThemes(options, findings: &findings)
    } else {
      project.enableBases(options)
      project.divideUngroupedThemes(&findings)
    }
    let themes = StudioThemes(project, findings: &findings)
    let reader = StudioTokenReader(project.sets, options: options, findings: &findings)
    let graph = StudioGraph(reader.tokens, themes: themes)
    reportShadows(project, graph: graph, findings: &findings)
    var placement = StudioPlacement(project, graph: graph, findings: findings)
    placement.place(reader.groups, into: &findings)
    var tokens = ConvertedTokens()
    tokens.sets = placement.sets.map(\.written)
    tokens.matchedModes = Set(
      options.modePatterns.filter { pattern in
        project.sets.contains { matchesSet($0.name, pattern: pattern) }
      })
    tokens.matchedPatterns = options.patterns(matching: reader.tokens.map { names(of: $0.key) })
    var order = StudioOrder(placement.sets, themes: themes)
    order.arrange(into: &tokens, findings: &findings)
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

extension ConversionOptions {
  /// The type that `--type` sets for a token.
  func type(of key: String) -> TokenType? {
    types.isEmpty ? nil : type(ofPath: names(of: key))
  }
}

private func names(of key: String) -> [String] { key.parts(at: ".").map(String.init) }
