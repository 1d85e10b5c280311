/// Projects whose Swift is compiled.
package enum CompiledCases {
  /// A token of each of the 13 types, in nested groups.
  package static let everyType = """
    { "deep": { "$root": { "$type": "color", "$value": \(color("#112233")) },
      "er": { "still": {
        "color": { "$type": "color", "$value": \(color("#11223344".prefix(7).description, alpha: 0.5)) },
        "p3": { "$type": "color", "$value":
          { "colorSpace": "display-p3", "components": [0.1, 1, "none"], "alpha": 0 } },
        "wide": { "$type": "color", "$value":
          { "colorSpace": "oklch", "components": [0.7, 0.4, 150] } },
        "fraction": { "$type": "color", "$value": \(color([0.1234567, 0.2, 1e-9])) },
        "dimension": { "$type": "dimension", "$value": { "value": -0.5, "unit": "rem" } },
        "fontFamily": { "$type": "fontFamily", "$value": ["A", "sans-serif"] },
        "fontWeight": { "$type": "fontWeight", "$value": "extra-light" },
        "duration": { "$type": "duration", "$value": { "value": 1.5, "unit": "s" } },
        "cubicBezier": { "$type": "cubicBezier", "$value": [0, -9, 1, 9] },
        "number": { "$type": "number", "$value": -0.0025 },
        "large": { "$type": "number", "$value": 1e300 },
        "strokeStyle": { "$type": "strokeStyle", "$value": "ridge" },
        "dashes": { "$type": "strokeStyle", "$value": { "dashArray":
          [{ "value": 1, "unit": "px" }, "{deep.er.still.dimension}"], "lineCap": "butt" } },
        "border": { "$type": "border", "$value": { "color": "{deep.$root}",
          "width": { "value": 1, "unit": "px" }, "style": "{deep.er.still.dashes}" } },
        "transition": { "$type": "transition", "$value": { "duration": "{deep.er.still.duration}",
          "delay": { "value": 10, "unit": "ms" }, "timingFunction": [0, 0, 1, 1] } },
        "shadow": { "$type": "shadow", "$value": [{ "color": "{deep.$root}",
          "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" },
          "blur": { "value": 2, "unit": "px" }, "spread": { "value": 0, "unit": "px" },
          "inset": true }] },
        "gradient": { "$type": "gradient", "$value":
          [{ "color": "{deep.$root}", "position": 0 }, { "color": \(color("#FFFFFF")), "position": 1 }] },
        "typography": { "$type": "typography", "$value": \(typography(12, weight: 350.5)) }
      } } } }
    """

  /// Two themes; some tokens are in only one of them.
  package static let lightAndDark = modes(
    base: #"{ "a": { "both": { "$type": "color", "$value": \#(color("#112233")) } } }"#,
    light: """
      { "a": { "only light": { "$type": "color", "$value": \(color("#FFFFFF")) } },
        "color": { "$type": "color", "page": { "$value": \(color("#FFFFFF")) },
          "light-only": { "$value": \(color("#FFFFFF")) } } }
      """,
    dark: """
      { "a": { "only-dark": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } },
        "color": { "$type": "color", "page": { "$value": \(color("#000000")) },
          "nested": { "dark-only": { "$value": \(color("#000000")) } } } }
      """
  ).merging([
    "tincture.json": """
    { "resolver": "b.resolver.json", "rules": { "partial-token": "warning" } }
    """
  ]) { $1 }

  /// A project with a base set and the contexts `light` and `dark` of `mode`.
  package static func modes(base: String, light: String, dark: String) -> [String: String] {
    [
      "base.tokens.json": base, "light.tokens.json": light, "dark.tokens.json": dark,
      "b.resolver.json": """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
        "modifiers": { "mode": { "contexts": {
          "light": [{ "$ref": "light.tokens.json" }], "dark": [{ "$ref": "dark.tokens.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/mode" }] }
      """,
    ]
  }

  /// Eight themes.
  package static let threeModifiers = [
    "b.resolver.json": """
    { "version": "2025.10", "resolutionOrder": [
      \(modifier("brand", "acme", #""color": { "$type": "color", "$value": \#(color("#AA0000")) }"#,
        "zen", #""color": { "$type": "color", "$value": \#(color("#00AA00")) }"#)),
      \(modifier("mode", "light", "", "dark", #""color": { "$type": "color", "$value": \#(color("#000000")) }"#)),
      \(modifier("density", "compact", #""size": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }"#,
        "regular", #""size": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } }"#))
    ] }
    """
  ]

  /// An inline modifier with two contexts, each with members of group `a`.
  private static func modifier(
    _ name: String, _ one: String, _ tokens: String, _ other: String, _ others: String
  ) -> String {
    """
    { "type": "modifier", "name": "\(name)", "contexts": {
      "\(one)": [{ "a": { \(tokens) } }], "\(other)": [{ "a": { \(others) } }] } }
    """
  }

  /// Tokens deeper than a contract's path, which are allowed (ruling 16).
  package static let deeperTokens = [
    "t.tokens.json": """
    { "button": {
      "primary": { "bg": { "$type": "color", "$value": \(color("#112233")) },
        "label": { "size": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } } },
      "quiet": { "bg": { "$type": "color", "$value": \(color("#445566")) } } } }
    """,
    "c.contract.json": """
    { "component": "Button", "path": "button/<style>/*", "axes": { "style": ["primary", "quiet"] },
      "roles": { "bg": { "type": "color" } } }
    """,
  ]

  /// Contracts without a literal prefix, with separate paths for roles, or two for one path.
  package static let oddContracts = [
    shape(#""path": "<kind>/*""#, [#""fg": { "type": "color" }"#], tokens: ["a", "b"]),
    shape(
      #""path": "c/<kind>/x/*""#,
      [#""fg": { "type": "paint", "when": { "kind": ["a"] } }"#, #""bg": { "type": "color" }"#],
      tokens: ["c/a/x/fg", "c/a/x/bg", "c/b/x/bg"]),
    shape(
      "\"description\": \"none\"",
      [
        #""own": { "type": "paint", "path": "color/<kind>" }"#,
        #""b": { "type": "color", "path": "c/d" }"#,
      ], tokens: ["color/a", "color/b", "c/d"]),
    shape(
      #""path": "c/<kind>/*""#, [#""fg": { "type": "color" }"#],
      tokens: ["c/a/fg", "c/b/fg", "c/kind/deep/x", "c/a/kind/deep"]),
    shape(#""path": "c/<kind>/*""#, [#""fg": { "type": "color" }"#], tokens: ["c/a/fg", "c/b/fg"])
      .merging([
        "d.contract.json": """
        { "component": "Other", "path": "c/<kind>/*", "axes": { "kind": ["a", "b"] },
          "roles": { "fg": { "type": "color" } } }
        """
      ]) { $1 },
  ]

  /// Tokens deeper than a path that has a name after its axis.
  package static let literalBehindAxis = shape(
    #""path": "c/<kind>/x/*""#,
    [#""fg": { "type": "color", "when": { "kind": ["a"] } }"#, #""bg": { "type": "color" }"#],
    tokens: ["c/a/x/fg", "c/a/x/bg", "c/b/x/bg", "c/a/x/deep/er", "c/a/y/deep/er"])

  /// A role of any paint that is a color in light and a gradient in dark.
  package static let mixedPaint = modes(
    base: "{}",
    light: #"{ "bg": { "page": { "$type": "color", "$value": \#(color("#FFFFFF")) } } }"#,
    dark: """
      { "bg": { "page": { "$type": "gradient", "$value":
        \(gradient([(color("#000000"), 0), (color("#111111"), 1)])) } } }
      """
  ).merging([
    "c.contract.json": """
    { "component": "C", "roles": { "page": { "type": "paint", "path": "bg/page" } } }
    """
  ]) { $1 }

  /// A contract for the kinds `a` and `b`, and tokens at those paths, by default for the role `fg`.
  private static func shape(_ path: String, _ roles: [String], tokens: [String]) -> [String: String]
  {
    var files = [
      "c.contract.json": """
      { "component": "Shape", \(path), "axes": { "kind": ["a", "b"] },
        "roles": { \(roles.joined(separator: ", ")) } }
      """
    ]
    for (number, path) in tokens.enumerated() {
      let names = path.contains("/") ? path : path + "/fg"
      let token = #"{ "$type": "color", "$value": \#(color("#112233")) }"#
      files["t\(number).tokens.json"] = names.split(separator: "/").reversed()
        .reduce(token) { #"{ "\#($1)": \#($0) }"# }
    }
    return files
  }

  /// `$deprecated` on a token, a group, and a role's token.
  package static let deprecated = [
    "t.tokens.json": """
    { "old": { "$type": "color", "$deprecated": "use {new} \\"now\\"",
        "gone": { "$value": \(color("#112233")) },
        "kept": { "$value": \(color("#112233")), "$deprecated": false } },
      "color": { "$type": "color", "a": { "$value": \(color("#112233")), "$deprecated": true },
        "b": { "$value": "{color.a}" } },
      "c": { "$type": "color", "fg": { "$value": "{old.gone}", "$deprecated": true } } }
    """,
    "c.contract.json": """
    { "component": "C", "path": "c/*", "roles": { "fg": { "type": "color" } } }
    """,
    "d.contract.json": """
    { "component": "D", "roles": { "fg": { "type": "color", "path": "color/a" },
      "bg": { "type": "color", "path": "color/b" } } }
    """,
  ]
}
