import ForeignValues
import TokenJSON
import TokenModel

/// A token as its file writes it.
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
  /// What Figma uses the variable for: `GAP`, `FONT_SIZE`, … (REST API, `VariableScope`).
  var scopes: [String] = []
  /// The opacity of a color, which some files write next to the value.
  var alpha: Double?
  var description: String?
  var deprecated: JSONTree?
  /// `$extensions`, with the members that DTCG does not have under a vendor's key.
  var extensions: [JSONTree.Member] = []
  /// The index of its file.
  var file: Int
  /// The place of its value.
  var place: Place
}

/// A group with members other than tokens and groups.
struct ForeignGroup {
  var names: [String]
  var description: String?
  var deprecated: JSONTree?
  var extensions: [JSONTree.Member] = []
  var file: Int
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
  var isToken: @Sendable (JSONValue) -> Bool

  /// DTCG since its second draft.
  static let dtcg = ForeignKeys(
    value: "$value", type: "$type", descriptions: ["$description"], deprecated: "$deprecated",
    extensions: "$extensions", vendor: "dtcg-draft", isToken: { $0["$value"] != nil })

  /// Style Dictionary, and the first draft of DTCG.
  static let plain = ForeignKeys(
    value: "value", type: "type", descriptions: ["comment", "description"],
    deprecated: "deprecated", extensions: "extensions", vendor: "style-dictionary",
    isToken: \.isOlderToken)
}
