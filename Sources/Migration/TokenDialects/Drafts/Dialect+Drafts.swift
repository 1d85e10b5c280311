import TokenJSON

extension Dialect {
  /// The third editors' draft (July 2025): values are objects, `$root` and `$extends` are missing.
  /// Its files look like 2025.10, except for keys next to a `$value` that 2025.10 does not have.
  package static let draft3: Dialect = .init(
    id: "dtcg-draft-3", title: "the third draft of DTCG (July 2025)",
    tokenSigns: [
      TokenSign(.current) { token in
        guard let object = token.object else { return nil }
        for (key, _) in object where key.first != UInt8(ascii: "$") || key == "$scopes" {
          return FoundSign(
            reason:
              "a token has '\(key.string)' next to its $value, which DTCG 2025.10 does not have",
            steps: [.key(key.string)])
        }
        return nil
      }
    ], refusal: .never, reader: .drafts)

  /// The second editors' draft (June 2022): values are strings such as `"#ff0000"` and `"16px"`.
  package static let draft2: Dialect = .init(
    id: "dtcg-draft-2", title: "the second draft of DTCG (June 2022)",
    tokenSigns: [
      TokenSign(
        .current, at: "$value",
        because: "a $value is a string where DTCG 2025.10 has an object", where: \.isDraftToken),
      TokenSign(
        .current, at: "$value", because: "a number has a Figma scope, which says its unit",
        where: { token in
          let type = token["$type"]?.string
          return type == "float"
            || type == "number" && token.figmaScopes.contains { $0 != "ALL_SCOPES" }
        }),
    ],
    refusal: .never,
    adopts: { $0.isUncertain && [Dialect.dtcg, .draft3].contains($0.dialect) }, reader: .drafts)

  /// The first editors' draft (September 2021): `value` and `type` without `$`. The Style
  /// Dictionary reader reads its files.
  package static let draft1: Dialect = .init(
    id: "dtcg-draft-1", title: "the first draft of DTCG (September 2021)",
    tokenSigns: [
      TokenSign(
        .older, at: "value", because: "its tokens have 'value', and a type of the first draft"
      ) {
        let type = $0["type"]?.string
        return type == "cubic-bezier" || type == "font" || type == "typedef"
      }
    ], refusal: .always, reader: .styleDictionary)
}

extension DialectReader {
  /// Reads the second and third drafts of DTCG.
  fileprivate static let drafts = trees(position: 1, keys: .dtcg) { _, options in
    TypeRules(rules: options, words: commonTypes)
  }
}
