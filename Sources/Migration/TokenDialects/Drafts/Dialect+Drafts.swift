extension Dialect {
  /// The third editors' draft (July 2025): values are objects, `$root` and `$extends` are missing.
  /// Its files look like 2025.10, except for keys next to a `$value` that 2025.10 does not have.
  package static let draft3: Dialect = .init(
    id: "dtcg-draft-3", title: "the third draft of DTCG (July 2025)",
    signs: [
      DialectSign(.current) { token in
        let keys = token.members.lazy.map(\.key)
        return keys.first { $0.first != UInt8(ascii: "$") || $0 == "$scopes" }.map { key in
          FoundSign(
            reason:
              "a token has '\(key.string)' next to its $value, which DTCG 2025.10 does not have",
            steps: [.key(key.string)])
        }
      }
    ], refusal: .never, reader: .drafts)

  /// The second editors' draft (June 2022): values are strings such as `"#ff0000"` and `"16px"`.
  package static let draft2: Dialect = .init(
    id: "dtcg-draft-2", title: "the second draft of DTCG (June 2022)",
    signs: [
      DialectSign(
        .current, at: "$value",
        because: "a $value is a string where DTCG 2025.10 has an object", where: \.isDraftToken),
      DialectSign(
        .current, at: "$value", because: "a number has a Figma scope, which says its unit",
        where: { token in
          let type = token["$type"]?.string
          return type == "float"
            || type == "number" && token.figmaScopes.contains { $0 != "ALL_SCOPES" }
        }),
    ], refusal: .never, adopts: \.recognition.isUncertain, reader: .drafts)

  /// The first editors' draft (September 2021), without `$`. The Style Dictionary reader reads its files.
  package static let draft1: Dialect = .init(
    id: "dtcg-draft-1", title: "the first draft of DTCG (September 2021)",
    signs: [
      DialectSign(
        .older, at: "value", because: "its tokens have 'value', and a type of the first draft"
      ) {
        let type = $0["type"]?.string
        return type == "cubic-bezier" || type == "font" || type == "typedef"
      }
    ], refusal: .always, reader: .styleDictionary)
}

extension DialectReader {
  /// Reads the second and third drafts of DTCG.
  fileprivate static let drafts = trees(position: 1, keys: .dtcg)
}

extension JSONValue {
  /// Whether a `$value`, or a part, is text or a number instead of an object: `"16px"`, a blur of 0.
  var isDraftToken: Bool {
    guard let value = self["$value"] else { return false }
    switch self["$type"]?.string.flatMap(TokenType.init) {
    case .color: return value.kind == .string && !value.isAlias
    case .dimension, .duration:
      return value.kind == .number || value.kind == .string && !value.isAlias
    case .shadow, .border, .transition, .typography, .gradient, .strokeStyle:
      return value.hasDraftPart
    case .fontFamily, .fontWeight: return false  // also strings in 2025.10
    case .number, .cubicBezier, nil: return value.isLiteralText
    }
  }

  private var hasDraftPart: Bool {
    if let items = array, items.contains(where: \.hasDraftPart) { return true }
    return members.contains { key, part in
      if key == "hex" || key == "fontFamily" { return false }
      let isLength = lengthParts.contains { $0.utf8.elementsEqual(key) }
      return part.isLiteralText || isLength && part.kind == .number
    }
  }

  /// Whether a string is a color, a curve or a gradient of CSS, or begins with a digit.
  private var isLiteralText: Bool {
    guard let first = bytes?.first else { return false }
    if first == UInt8(ascii: "#") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      return true
    }
    guard let text = string else { return false }
    return ["rgb(", "rgba(", "hsl(", "hsla(", "cubic-bezier(", "linear-gradient("].contains(
      where: text.hasPrefix)
  }
}

private let lengthParts = [
  "offsetX", "offsetY", "blur", "spread", "width", "fontSize", "letterSpacing", "duration", "delay",
]
