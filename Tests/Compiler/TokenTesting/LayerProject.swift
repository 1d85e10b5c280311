/// A project with one component: roles with their own paths, and pairs as JSON.
package struct LayerProject {
  /// The `$type` and `$value` of each token, by path with one name.
  package var tokens: [(name: String, type: String, value: String)]
  /// The type of each role; a role has the token of its name.
  package var roles: [(name: String, type: String)]
  /// The pairs.
  package var pairs: [String]
  /// Other members of the contract, such as axes.
  package var contract = ""
  /// The members of `audit` in the project file.
  package var audit = ""
  /// Values of tokens in the dark theme; without any, there is one theme.
  package var dark: [(name: String, type: String, value: String)] = []

  package init(
    tokens: [(name: String, type: String, value: String)], roles: [(name: String, type: String)],
    pairs: [String], contract: String = "", audit: String = "",
    dark: [(name: String, type: String, value: String)] = []
  ) {
    (self.tokens, self.roles, self.pairs) = (tokens, roles, pairs)
    (self.contract, self.audit, self.dark) = (contract, audit, dark)
  }

  private func file(_ tokens: [(name: String, type: String, value: String)]) -> String {
    let items = tokens.map { #""\#($0.name)": { "$type": "\#($0.type)", "$value": \#($0.value) }"# }
    return "{ \(items.joined(separator: ",\n")) }"
  }

  package var files: [String: String] {
    let roles = roles.map { #""\#($0.name)": { "type": "\#($0.type)", "path": "\#($0.name)" }"# }
    var files = [
      "tokens/t.tokens.json": file(tokens),
      "c.contract.json": """
      { "component": "C", \(contract.isEmpty ? "" : contract + ", ")
        "roles": { \(roles.joined(separator: ", ")) },
        "contrast": [ \(pairs.joined(separator: ",\n")) ] }
      """, "tincture.json": #"{ "audit": { \#(audit) } }"#,
    ]
    guard !dark.isEmpty else { return files }
    files["tincture.json"] = #"{ "resolver": "r.resolver.json", "audit": { \#(audit) } }"#
    files["r.resolver.json"] = ##"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "tokens/t.tokens.json" }] } },
        "modifiers": { "mode": { "default": "light", "contexts": {
          "light": [], "dark": [{ "$ref": "tokens/dark.tokens.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/mode" }] }
      """##
    files["tokens/dark.tokens.json"] = file(dark)
    return files
  }

  package var compilation: Compilation { compiled(files) }
}

/// A DTCG border of some width.
package func border(_ color: String, width: Double = 2, style: String = #""solid""#) -> String {
  #"""
  { "color": \#(color), "width": { "value": \#(width), "unit": "px" }, "style": \#(style) }
  """#
}

/// A DTCG shadow with a layer for each color.
package func shadow(
  _ colors: [String], offset: Double = 0, blur: Double = 0, spread: Double = 2
) -> String {
  func px(_ value: Double) -> String { #"{ "value": \#(value), "unit": "px" }"# }
  let layers = colors.map {
    #"""
    { "color": \#($0), "offsetX": \#(px(0)), "offsetY": \#(px(offset)), "blur": \#(px(blur)),
      "spread": \#(px(spread)) }
    """#
  }
  return "[\(layers.joined(separator: ", "))]"
}
