import TokenTesting

/// The attribute of deprecated properties, with which Xcode can offer the replacement.
@Suite struct DeprecationTests {
  /// `$deprecated` of the color `text/old`, and the property that replaces it.
  @Test(arguments: [
    ("use {text.body}", "body"), ("text/body", "body"), ("use text.body instead.", "body"),
    ("`body` replaces it", "body"), ("replaced by theme.text.body", "body"),
    ("use {text.deep-blue}", "deepBlue"),
    // A component's property is not where its token is.
    ("use {tag.light.on.bg}", nil),
    // More than one, none, itself, and a group.
    ("use {text.body} or {page.ink}", nil), ("use {text.missing}", nil), ("text/old", nil),
    ("use {page}", nil), ("the body of a page", nil),
  ]) func `a token in the explanation is the replacement`(explanation: String, renamed: String?) {
    let text = Self.compiled(explanation).file("Theme.swift")
    let start = renamed.map { "renamed: \(quoted($0)), " } ?? ""
    #expect(text.contains("@available(*, deprecated, \(start)message: \(quoted(explanation)))\n"))
  }

  @Test func `a replacement in another group is mentioned, because Xcode replaces one name only`() {
    let text = Self.compiled("use {page.ink}").file("Theme.swift")
    #expect(text.contains(quoted("use {page.ink} (page.ink)") + ")\n"))
  }

  @Test func `the compiler offers the replacement`() throws {
    let messages = try SwiftCompiler.shared.get().messages(
      about: Self.compiled("use {text.body}"), use: "let old = Theme.light.text.old",
      module: "DeprecatedUse", version: "6")
    #expect(messages.contains("note: use 'body' instead"))
  }

  private static func compiled(_ explanation: String) -> Compilation {
    func token(_ hex: String, _ more: String = "") -> String {
      #"{ "$type": "color", "$value": \#(color(hex))\#(more) }"#
    }
    return TokenTesting.compiled([
      "tincture.json": unpairedOff,
      "t.tokens.json": """
      { "text": { "body": \(token("#112233")), "deep-blue": \(token("#000088")),
          "old": \(token("#112234", ", \"$deprecated\": \(quoted(explanation))")) },
        "page": { "ink": \(token("#112233")) },
        "tag": { "light": { "on": { "bg": \(token("#FFFFFF")) } },
          "dark": { "on": { "bg": \(token("#000000")) } } } }
      """,
      "c.contract.json": """
      { "component": "Tag", "path": "tag/<mode>/<state>/*", "theme": "mode",
        "axes": { "mode": ["light", "dark"], "state": ["on"] }, "roles": { "bg": { "type": "color" } } }
      """,
    ])
  }
}
