import Testing
import TokenCompiler
import TokenModel
import TokenOutputs

/// The attribute of deprecated properties, with which Xcode can offer the replacement.
@Suite struct DeprecationTests {
  /// `$deprecated` of the color `text/old`, and the arguments of the attribute.
  @Test(arguments: [
    ("use {text.body}", #"renamed: "body", message: "use {text.body}""#),
    ("text/body", #"renamed: "body", message: "text/body""#),
    ("use text.body instead.", #"renamed: "body", message: "use text.body instead.""#),
    ("`body` replaces it", #"renamed: "body", message: "`body` replaces it""#),
    ("replaced by theme.text.body", #"renamed: "body", message: "replaced by theme.text.body""#),
    ("use {text.deep-blue}", #"renamed: "deepBlue", message: "use {text.deep-blue}""#),
    // Xcode replaces only the last name.
    ("use {page.ink}", #"message: "use {page.ink} (page.ink)""#),
    // A component's property is not where its token is.
    ("use {tag.light.on.bg}", #"message: "use {tag.light.on.bg}""#),
    // More than one, none, itself, and a group.
    ("use {text.body} or {page.ink}", #"message: "use {text.body} or {page.ink}""#),
    ("use {text.missing}", #"message: "use {text.missing}""#),
    ("text/old", #"message: "text/old""#),
    ("use {page}", #"message: "use {page}""#),
    ("the body of a page", #"message: "the body of a page""#),
  ])
  func `a token in the explanation is the replacement`(explanation: String, arguments: String) {
    let text = Self.compiled(explanation).file("Theme.swift")
    #expect(text.contains("@available(*, deprecated, \(arguments))\n"))
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
    return TokenCompilerTests.compiled([
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
