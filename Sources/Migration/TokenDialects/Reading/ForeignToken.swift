/// A token as a file writes it, or a group with members other than tokens and groups.
struct ForeignToken {
  /// The names from the root, as in the file.
  var names: [String]
  /// The path in the result.
  var path: [String] = []
  var value: JSONTree
  /// Its type as written, or that of a group around it.
  var type: String?
  /// Its values by mode, if the file has them in one token; empty otherwise.
  var modes: [JSONTree.Member] = []
  /// The places of those values.
  var modePlaces: [String: Place] = [:]
  /// What Figma uses the variable for: `GAP`, `FONT_SIZE`, … (REST API, `VariableScope`).
  var scopes: [String] = []
  /// Whether it is a number of Figma without a scope that says what it is for.
  var isAmbiguous = false
  /// Its number before a scope or the dialect gave it a unit or made it a share; nil if nothing did.
  var written: JSONTree?
  /// The opacity of a color, which some files write next to the value.
  var alpha: Double?
  /// The color modifier of Tokens Studio (`$extensions."studio.tokens".modify`).
  var modifier: JSONTree?
  var description: String?
  var deprecated: JSONTree?
  /// `$extensions`, with the members that DTCG does not have under a vendor's key.
  var extensions: [JSONTree.Member] = []
  /// Whether another token has its value, too, and counts.
  var isCopy = false
  var file: Int
  var place: Place
  /// The token in its file, for what only its dialect knows; nil for one that is made of other members.
  var source: JSONValue?

  /// The texts of all aliases in its value and its modifier.
  var references: [String] { (value.texts + (modifier?.texts ?? [])).flatMap(\.aliases) }
}

extension Findings {
  /// Adds one finding about tokens, if there are any, at the first one. It is about a path if there
  /// is only one token. The subject is `'a/b'`, or `'a/b' and 2 more`.
  mutating func add(
    _ rule: Rule, about tokens: [ForeignToken], message: (_ subject: String) -> String
  ) {
    guard let first = tokens.first else { return }
    let path = first.names.tokenPath
    let isSingle = tokens.count == 1
    let others = isSingle ? "" : " and \(tokens.count - 1) more"
    add(
      rule, message: message("'\(printable(path))'" + others), at: first.place,
      path: isSingle ? path : nil)
  }
}

/// How a dialect writes the members of a token.
struct ForeignKeys {
  var value: String
  var type: String
  /// The names of the description; the first one present wins.
  var descriptions: [String]
  var deprecated: String
  var extensions: String
  /// The key in `$extensions` for members that DTCG does not have.
  var vendor: String
  let isToken: @Sendable (JSONValue) -> Bool
  /// Whether `mode` in `$extensions` has modes of any names.
  var readsAllModes = false

  /// The keys of a token, in a dialect that writes some with a dollar sign and some without.
  func spelling(in token: JSONValue) -> ForeignKeys {
    guard vendor == Self.studio.vendor, token[value] == nil else { return self }
    var keys = self
    (keys.value, keys.type) = ("value", "type")
    return keys
  }

  /// DTCG since its second draft.
  static let dtcg = ForeignKeys(
    value: "$value", type: "$type", descriptions: ["$description"], deprecated: "$deprecated",
    extensions: "$extensions", vendor: "dtcg-draft", isToken: { $0["$value"] != nil })

  /// Style Dictionary, and the first draft of DTCG.
  static let plain = ForeignKeys(
    value: "value", type: "type", descriptions: ["comment", "description"],
    deprecated: "deprecated", extensions: "extensions", vendor: "style-dictionary",
    isToken: { $0.isOlderToken })

  /// Tokens Studio, in either format of its settings.
  static let studio = ForeignKeys(
    value: "$value", type: "$type", descriptions: ["$description", "description"],
    deprecated: "$deprecated", extensions: "$extensions", vendor: "tokens-studio",
    isToken: { $0["$value"] != nil || $0.isOlderToken })
}
