import TokenTesting

/// Projects whose names try to break out of the generated Swift.
enum HostileCases {
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
