import ForeignValues
import TokenJSON

extension Dialect {
  /// Tokens Studio for Figma, in one file or several.
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
        // The `value` next to a `unit` is a part of a dimension, not a token.
        token["$value"]?["unit"] == nil ? ownType(of: token, key: "$type") : nil
      },
      TokenSign(.older) { ownType(of: $0, key: "type") },
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
private func ownType(of token: JSONValue, key: String) -> TokenSign.Finding? {
  guard let type = token[key]?.string, ownTypes.contains(type) else { return nil }
  return .init(key: key, reason: "a token has the Tokens Studio type '\(type)'")
}

private let ownTypes: Set<String> = [
  "fontFamilies", "fontWeights", "fontSizes", "lineHeights", "paragraphSpacing", "paragraphIndent",
  "letterSpacing", "textCase", "textDecoration", "boxShadow", "borderRadius", "borderWidth",
  "spacing", "sizing", "composition", "asset",
]
