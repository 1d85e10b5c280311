import TokenJSON
import TokenModel

/// A token as its file writes it, in a dialect whose files are trees of tokens.
struct ForeignToken {
  /// The names from the root down, as in the file.
  var names: [String]
  /// The path in the result.
  var path: [String] = []
  var value: JSONTree
  /// The type as written, its own or that of a group above.
  var type: String?
  /// The opacity that some drafts' files give a color beside its value.
  var alpha: Double?
  var description: String?
  var deprecated: JSONTree?
  /// `$extensions`, and members that DTCG does not have, under a vendor's key.
  var extensions: [JSONTree.Member] = []
  /// The file, as an index.
  var file: Int
  /// Where its value stands.
  var place: Place
}

/// What a group says of itself.
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
  /// Names of the description, the first that is there counts.
  var descriptions: [String]
  var deprecated: String
  var extensions: String
  /// Where members are kept that DTCG does not have.
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
