import TokenDialects
import TokenTesting

/// Spectrum's files that are arrays of tokens, one for each mode.
@Suite struct SpectrumArrayTests {
  private func token(_ name: String, _ value: String, _ id: String, more: String = "") -> String {
    #"{ "name": \#(name), "$schema": "https://x.test/token-types/color.json", \#(value), "uuid": "\#(id)"\#(more) }"#
  }

  private func color(_ name: String, _ digits: String, _ id: String, more: String = "") -> String {
    token(name, "\"value\": \"#\(digits)\"", id, more: more)
  }

  private func alias(_ name: String, _ target: String, _ id: String) -> String {
    token(name, "\"$ref\": \"\(target)\"", id)
  }

  private func array(_ tokens: String...) -> String { "[\n\(tokens.joined(separator: ",\n"))\n]" }

  @Test(arguments: [
    (#""a-name""#, "a-name"), (#"{ "property": "color", "legacyKey": "old-name" }"#, "old-name"),
    (#"{ "property": "color", "colorFamily": "teal" }"#, "teal"),
    (
      #"{ "property": "color", "colorFamily": "teal", "variant": "static", "scaleIndex": 50 }"#,
      "static-teal-50"
    ),
    (#"{ "property": "color", "colorRole": "notice", "scaleIndex": 9 }"#, "notice-color-9"),
    (
      #"{ "property": "color", "icon": "add", "colorFamily": "teal", "state": ["down"] }"#,
      "add-icon-color-teal-down"
    ),
    (#"{ "property": "color", "component": "card", "colorRole": "notice" }"#, "card-color-notice"),
    (#"{ "property": "size", "icon": "add", "scaleIndex": 75 }"#, "add-icon-size-75"),
    (#"{ "property": "add-icon-size", "icon": "add" }"#, "add-icon-size"),
    (#"{ "property": "card-width", "component": "card" }"#, "card-width"),
    (
      #"{ "state": ["selected", "hover"], "size": "xxs", "property": "gap", "component": "card", "variant": "quiet" }"#,
      "quiet-card-gap-2x-small-selected-hover"
    ),
    (
      #"{ "property": "space-between", "from": "top", "to": "text", "component": "card", "size": "l" }"#,
      "card-top-to-text-large"
    ),
    (
      #"{ "property": "space-between", "from": "top", "to": "icon", "icon": "alert" }"#,
      "top-to-alert-icon"
    ),
    (#"{ "property": "gap", "structure": "list", "scaleIndex": 100 }"#, "gap-100"),
  ])
  func `names are those that Spectrum serializes`(_ name: String, _ text: String) {
    let conversion = converted(["a.json": array(color(name, "FFF", "1"))])
    #expect(conversion.messages == "")
    #expect(conversion.text("a.tokens.json").contains("\n  \"\(text)\": {"), "\(text)")
  }

  @Test func `deep values and strange names do no harm`() {
    let deep = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
    let conversion = converted([
      "a.json": array(
        token(#""deep""#, "\"value\": \(deep)", "1"), color(#""{x}""#, "FFF", "2"),
        alias(#""a.b""#, "2", "3"), alias(#""$c""#, "3", "4"), alias(#""caf\u00e9""#, "2", "5"),
        alias(#""cafe\u0301""#, "2", "6"))
    ])
    let (errors, values) = conversion.built()
    #expect(errors == "")
    for name in ["(x)", "a_b", "c", "caf\u{e9}", "cafe\u{301}"] {
      #expect(values.utf8.contains("\"\(name)\": {\"type\": \"color\"".utf8), "\(name)")
    }
    #expect(conversion.tokenCount == 5)
  }

  @Test func `a build names the command that converts an array`() throws {
    let text = array(color(#""a""#, "FFF", "1"))
    var findings = Findings()
    let document = try Document(
      parsing: SourceFile(path: "a.json", text: text), findings: &findings)
    let format = try #require(Dialect.foreignFormat(of: document))
    #expect(format.title == "Adobe Spectrum")
  }
}
