import TokenTesting

/// Projects whose names and texts try to break out of the generated Swift.
enum HostileCases {
  /// Names that are keywords, types of the language or of generated code, or not identifiers.
  static let words = [
    "self", "init", "Type", "Protocol", "hashValue", "hash", "Theme", "TokenColor", "Int", "Double",
    "Duration", "hashable", "String", "Any", "AnyObject", "Never", "Void", "Optional",
    "class", "func", "inout", "default", "public", "true", "nil", "in", "where", "some",
    "await", "async", "throw", "actor", "get", "set", "willSet", "lazy", "weak", "subscript",
    "operator", "super", "extension", "import", "dynamic", "light", "dark", "colors", "allCases",
    "rawValue", "TokenValues", "Swift", "Adaptive", "appearance", "id", "1", "2-xl", "50%", "007",
    "⚽", "👩‍👩‍👧",
    "a b", " padded ", "tab\\there", "quo\\\"te", "back`tick", "slash/ed", "til~de",
    "back\\\\slash",
    "größe", "日本語", "ue\\u0301", "ΑΒ", "·dot", "٣", "½", "c$d", "#", "-", "*/", "\\\\(x)",
    "new\\nline", "\\u202Ebidi", "\\u0007bell", "😀 smile", "ñ", "description", "Sendable",
    "CaseIterable", "+", "=", "<", ">", "&", "--", "//",
  ]

  /// Names whose Swift name another one also has.
  static let more = ["_theme", "any", "Hashable", "_", "$root", "Self", "int"]

  /// Every word as a token, as a top-level group and as a nested group.
  static let names: [String: String] = {
    let groups = words.map {
      #""\#($0)": { "$type": "color", "x": { "$value": \#(color("#445566")) } }"#
    }
    let both =
      #"{ "color": { "$type": "color", \#(tokens(words)), "nested": { \#(tokens(more)) } } }"#
    return CompiledCases.modes(
      base: """
        { "tokens": { "$type": "color", \(tokens(words)), "more": { \(tokens(more)) } },
          "groups": { \(groups.joined(separator: ", ")) },
          \(groups.filter { !$0.hasPrefix("\"colors\"") }.joined(separator: ", ")) }
        """, light: both, dark: both)
  }()

  private static func tokens(_ names: [String]) -> String {
    names.map { #""\#($0)": { "$value": \#(color("#112233")) }"# }.joined(separator: ", ")
  }

  /// A contract with such names for its component, axes, values and roles.
  static let contract = [
    "t.tokens.json": """
    { "class": { "$type": "color", \(
      ["self", "default", "1", "Type"].map { one in
        let inner = ["init", "in", "rawValue", "a b"].map { two in
          let roles = ["self", "case"] + (one == "1" || one == "self" ? ["TokenColor"] : [])
            + (two == "in" ? ["hashValue"] : [])
          return #""\#(two)": { \#(tokens(roles)) }"#
        }
        return #""\#(one)": { \#(inner.joined(separator: ", ")) }"#
      }
      .joined(separator: ", ")) } }
    """,
    "c.contract.json": """
    { "component": "class", "path": "class/<self>/<switch>/*",
      "axes": { "self": ["self", "default", "1", "Type"],
        "switch": ["init", "in", "rawValue", "a b"] },
      "roles": { "self": { "type": "color" }, "case": { "type": "color" },
        "TokenColor": { "type": "paint", "when": { "self": ["1", "self"] } },
        "hashValue": { "type": "color", "when": { "switch": ["in"] } } } }
    """,
  ]

  /// Contracts and contexts whose types or cases may shadow those that generated code uses.
  static let shadowing = [
    axisProject("Token", axis: "color"), axisProject("Adaptive", axis: "-"),
    axisProject("Token", axis: "appearance"), axisProject("", axis: "Theme"),
    axisProject("Double", axis: "-"), axisProject("String", axis: "-"),
    twoComponents, contexts("theme", "other"), contexts("colors", "color"),
    contexts("appearance", "self"), contexts("init", "hashValue"), contexts("allCases", "1"),
  ]

  private static func axisProject(_ component: String, axis: String) -> [String: String] {
    [
      "t.tokens.json": """
      { "a": { "x": { "fg": { "$type": "color", "$value": \(color("#112233")) } } },
        "color": { "page": { "$type": "color", "$value": \(color("#112233")) } } }
      """,
      "c.contract.json": """
      { "component": "\(component.isEmpty ? "C" : component)", "path": "a/<\(axis)>/*",
        "axes": { "\(axis)": ["x"] }, "roles": { "fg": { "type": "color" } } }
      """,
    ]
  }

  /// Two enums with the same name: component `A` with axis `B C`, component `AB` with axis `C`.
  private static let twoComponents: [String: String] = {
    var files = axisProject("A", axis: "b-c")
    files["d.contract.json"] = """
      { "component": "A-B", "path": "d/<c>/*", "axes": { "c": ["x"] },
        "roles": { "fg": { "type": "color" } } }
      """
    files["d.tokens.json"] = """
      { "d": { "x": { "fg": { "$type": "color", "$value": \(color("#112233")) } } } }
      """
    return files
  }()

  private static func contexts(_ one: String, _ other: String) -> [String: String] {
    let tokens = #"[{ "color": { "page": { "$type": "color", "$value": \#(color("#112233")) } } }]"#
    return [
      "b.resolver.json": """
      { "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "m",
        "contexts": { "\(one)": \(tokens), "\(other)": \(tokens) } }] }
      """
    ]
  }
}
