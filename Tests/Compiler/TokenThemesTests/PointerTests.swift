import TokenTesting

/// Pointers through aliases, themes and inheritance.
@Suite struct PointerTests {
  private func number(_ value: Int) -> String { #"{ "$type": "number", "$value": \#(value) }"# }

  private static let black = #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#
  private static let width = #"{ "value": 1, "unit": "px" }"#

  private func border(_ width: String) -> String {
    ##"{ "$type": "border", "$value": { "color": \##(Self.black), "style": "solid", "width": \##(width) } }"##
  }

  @Test func `an alias inside a composite value is resolved in each theme`() {
    let compilation = compiled([
      "r.resolver.json": ##"""
      { "version": "2025.10", "resolutionOrder": [
        { "type": "set", "name": "s", "sources": [{
          "ink": { "$type": "color", "$value": \##(Self.black) }, "text": { "$value": "{ink}" },
          "line": { "$type": "border", "$value":
            { "color": "{text}", "width": \##(Self.width), "style": "solid" } },
          "icon": { "$type": "color", "$value": { "$ref": "#/line/$value/color" } } }] },
        { "type": "modifier", "name": "mode", "contexts": { "light": [], "dark": [{ "text":
          { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }] } }] }
      """##
    ])
    #expect(compilation.marks == [])
    #expect(compilation.value(of: "icon") == "light #000000, dark #FFFFFF")
  }

  @Test func `a token in a group is found even if another file has a fault in that group`() {
    let compilation = compiled([
      "tincture.json": #"{ "rules": "lenient" }"#,
      "b.tokens.json": ##"{ "g": { "$root": { "in": \##(number(1)) } } }"##,
      "a.tokens.json": ##"""
      { "g": { "$root": \##(number(1)) },
        "pointer": { "$ref": "#/g/$root/$value", "$type": "number" },
        "alias": { "$type": "number", "$value": "{g.$root}" } }
      """##,
    ])
    #expect(compilation.named == ["invalid-value g/$root"])
    #expect(compilation.value(of: "pointer") == "1" && compilation.value(of: "alias") == "1")
  }

  @Test func `a pointer that is broken in one theme is reported with the theme`() {
    let dead = compiled([
      "r.resolver.json": ##"""
      { "version": "2025.10", "resolutionOrder": [
        { "type": "set", "name": "s", "sources": [{ "b": \##(border(Self.width)),
          "w": { "$type": "dimension", "$value": { "$ref": "#/b/$value/width" } } }] },
        { "type": "modifier", "name": "mode", "contexts": {
          "dark": [{ "b": { "$type": "border", "$value": "{none}" } }], "light": [] } }] }
      """##,
      "tincture.json": #"{ "resolver": "r.resolver.json", "rules": "lenient" }"#,
    ])
    #expect(dead.named == ["unresolved-alias w", "unresolved-alias b"])
    #expect(dead.findings.allSatisfy { $0.message.contains("(in theme dark)") })
    #expect(dead.property(of: "w") == "w: TokenLength?")
  }

  @Test func `a token can reference a token of a group that inherits its own group`() {
    let compilation = compiled(
      tokens: ##"""
        { "g": { "a": { "$ref": "#/b/d" }, "k": \##(number(2)), "m": { "$ref": "#/b/k" } },
          "b": { "$extends": "{g}", "d": \##(number(1)) } }
        """##)
    #expect(compilation.marks == [])
    for path in ["g/a", "b/a"] { #expect(compilation.value(of: path) == "1") }
    for path in ["g/m", "b/m"] { #expect(compilation.value(of: path) == "2") }
  }

  @Test func `a cycle of pointers is reported once, with its tokens only`() {
    let compilation = compiled(
      tokens: ##"""
        { "a": { "$type": "dimension", "$value": { "$ref": "#/p/$value/width" } },
          "p": \##(border(##"{ "$ref": "#/s/$value/width" }"##)),
          "s": \##(border("\"{a}\"")) }
        """##)
    #expect(compilation.named == ["alias-cycle a"])
    #expect(compilation.findings.first?.message.contains("a → p → s → a") == true)
    let apart = compiled(
      tokens: ##"""
        { "a": { "$type": "dimension", "$value": { "$ref": "#/p/$value/width" } },
          "p": \##(border(##"{ "$ref": "#/s/$value/width" }"##)),
          "s": \##(border(##"{ "$ref": "#/p/$value/width" }"##)) }
        """##)
    #expect(apart.named == ["alias-cycle p"])
  }

  @Test func `parts of two tokens can point to each other without a cycle`() {
    func color(_ components: String) -> String {
      #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(components)] } }"#
    }
    let compilation = compiled(
      tokens: ##"""
        { "c": \##(color(##"{ "$ref": "#/d/$value/components/0" }, 1, 0"##)),
          "d": \##(color(##"1, { "$ref": "#/c/$value/components/1" }, 0"##)),
          "q": { "$type": "cubicBezier", "$value": [0.5, { "$ref": "#/q/$value/2" }, 0.25, 1] } }
        """##)
    #expect(compilation.marks == [])
    #expect(compilation.value(of: "c") == "#FFFF00" && compilation.value(of: "d") == "#FFFF00")
    #expect(compilation.value(of: "q") == "cubic-bezier(0.5, 0.25, 0.25, 1)")
  }

  @Test func `a fault in a value is reported at the value, not at pointers to it`() {
    let compilation = compiled(
      tokens: ##"""
        { "x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, "0", 0] } },
          "y": { "$type": "color", "$value": { "colorSpace": "srgb",
            "components": [0, { "$ref": "#/x/$value/components/1" }, 0] } },
          "n": { "$type": "shadow", "$value": null },
          "m": { "$type": "number", "$ref": "#/n/$value/0/color" },
          "c": null, "a": { "$value": "{c}" }, "g": { "$extends": "{c}" } }
        """##)
    #expect(compilation.named == ["invalid-value x", "invalid-value n", "invalid-value c"])
  }
}
