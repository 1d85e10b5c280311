import TokenJSON

extension Dialect {
  /// Tokens Studio for Figma, one file or many.
  package static let tokensStudio: Dialect = .init(
    id: "tokens-studio", title: "Tokens Studio",
    fileSigns: [
      FileSign(.member) { root in
        root.array?.first?["selectedTokenSets"] == nil
          ? nil : .init(reason: "it is a list of themes with 'selectedTokenSets'", steps: [])
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
        // The `value` of a dimension has its unit next to it, and is no token.
        token["$value"]?["unit"] == nil ? ownType(of: token, key: "$type") : nil
      },
      TokenSign(.older) { ownType(of: $0, key: "type") },
    ],
    // A type alone may be a slip in a file that is DTCG otherwise.
    refusal: .unlessCurrent,
    // Sets that hold nothing but colors look like a draft of DTCG, and files of aliases or numbers
    // like 2025.10.
    adopts: { file in
      [Dialect.draft1, .draft2, .styleDictionary].contains(file.dialect) || file.isUncertain
        || file.dialect == .dtcg && file.document.json.root["$schema"] == nil
    },
    reader: .tokensStudio)
}

/// A type that Tokens Studio writes and DTCG never had.
private func ownType(of token: JSONValue, key: String) -> TokenSign.Finding? {
  guard let type = token[key]?.string, ownTypes.contains(type) else { return nil }
  return .init(key: key, reason: "a token has the type '\(type)', which Tokens Studio writes")
}

private let ownTypes: Set<String> = [
  "fontFamilies", "fontWeights", "fontSizes", "lineHeights", "paragraphSpacing", "paragraphIndent",
  "letterSpacing", "textCase", "textDecoration", "boxShadow", "borderRadius", "borderWidth",
  "spacing", "sizing", "composition", "asset",
]
