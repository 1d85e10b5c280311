extension Dialect {
  /// The Figma plugin “Design Tokens” by Lukas Oppermann. Its numbers are px, and its metadata names collections and modes, which
  /// are also names in the paths: `theme/light/page` and `theme/dark/page` become `theme/page`.
  package static let designTokensPlugin: Dialect = .init(
    id: "design-tokens-plugin", title: "an export of the Figma plugin Design Tokens",
    signs: [DialectSign(.older, find: sign), DialectSign(.current, find: sign)],
    refusal: .unlessCurrent,
    reader: DialectReader(position: 8) { files, options, tokens in
      var keys = ForeignKeys.plain
      keys.vendor = pluginVendor
      var imported = ImportedTokens(exported: files, plain: keys)
      var modes: [String] = []
      var declared: [ConvertedTokens.DeclaredMode] = []
      for (index, token) in imported.tokens.enumerated() {
        let data = (token.source?["extensions"] ?? token.source?["$extensions"])?[pluginKey]
        let scopes = data?["scopes"]?.array?.compactMap(\.string) ?? []
        imported.tokens[index].readPluginValue(scopes: scopes)
        modes.append(data?["mode"]?.string ?? "")
        guard let mode = data?["mode"]?.string, let position = modePosition(mode, in: token.names)
        else { continue }
        let pattern = token.names[...position].joined(separator: "/") + "/**"
        let collection = data?["collection"]?.string ?? ""
        declared.append((collection, collection, mode, pattern))
      }
      imported.correctAliases(modes)
      tokens.add(imported, modes: declared, options: options)
    })
}

@Sendable private func sign(of token: JSONValue) -> FoundSign? {
  for key in ["type", "$type"] {
    guard let type = token[key]?.string else { continue }
    if customTypes.contains(type) || type == "color" && token["blendMode"]?.string != nil {
      return FoundSign(reason: "a token is a '\(type)' as the plugin writes it", steps: [.key(key)])
    }
  }
  return ["extensions", "$extensions"].first { token[$0]?[pluginKey] != nil }
    .map { FoundSign(reason: "a token has '\(pluginKey)'", steps: [.key($0)]) }
}

/// The key of the plugin's metadata.
private let pluginKey = "org.lukasoppermann.figmaDesignTokens"

private let customTypes: Set = [
  "custom-fontStyle", "custom-shadow", "custom-gradient", "custom-stroke", "custom-transition",
  "custom-radius", "custom-spacing", "custom-opacity", "custom-grid",
]

extension ImportedTokens {
  /// Corrects aliases that name no token: the plugin writes them in lowercase, and some of its options put the
  /// token's own mode into them, or `variables` before paths.
  fileprivate mutating func correctAliases(_ modes: [String]) {
    func withoutMode(_ index: Int, _ names: [String]) -> [String] {
      var names = names
      if let position = modePosition(modes[index], in: names) { names.remove(at: position) }
      return names
    }
    let all = tokens.map(\.names) + tokens.indices.map { withoutMode($0, tokens[$0].names) }
    let exact = Set(all.map { $0.joined(separator: ".") })
    let known = Dictionary(firsts: all.map { ($0.joined().bareName, $0) })
    for index in tokens.indices {
      guard let alias = tokens[index].value.alias, !exact.contains(alias) else { continue }
      let names = alias.parts(at: ".").map(String.init)
      let target = [names, withoutMode(index, names)].flatMap { [$0, ["variables"] + $0] }
        .lazy.compactMap { known[$0.joined().bareName] }.first
      if let target { tokens[index].value = .alias(target) }
    }
  }
}

/// Where a mode is in a path, after the name of its collection; nil if it is not there.
private func modePosition(_ mode: String, in names: [String]) -> Int? {
  names.indices.dropFirst().dropLast().first { names[$0].bareName == mode.bareName }
}
