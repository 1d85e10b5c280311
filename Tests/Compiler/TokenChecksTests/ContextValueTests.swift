import TokenTesting

/// DTCG projects usually have a base set that contexts override. Keeping the base value is a fault
/// if the default context overrides it, or if another context does and there is no default.
@Suite struct ContextValueTests {
  /// Which contexts of a modifier declare `c/fg`.
  struct Axis {
    var name: String
    var contexts: [String]
    var overriding: [String]
    var fallback: String?

    init(_ name: String, _ contexts: [String], own: [String], default fallback: String?) {
      (self.name, self.contexts, self.overriding, self.fallback) = (name, contexts, own, fallback)
    }

    /// The modifier; each context is a line.
    fileprivate var json: String {
      let lines = contexts.map { context in
        let token = overriding.contains(context) ? ContextValueTests.token("#222222") : "{}"
        return "\"\(context)\": [\(token)]"
      }
      let fallback = self.fallback.map { ", \"default\": \"\($0)\"" } ?? ""
      return "\"\(name)\": { \"contexts\": {\n\(lines.joined(separator: ",\n")) }\(fallback) }"
    }
  }

  private static func token(_ hex: String) -> String {
    #"{ "c": { "fg": { "$type": "color", "$value": \#(color(hex)) } } }"#
  }

  private func compiled(
    _ axes: [Axis], base: Bool = true, contract: String? = nil, inputs: String? = nil
  ) -> Compilation {
    let order = axes.map { "{ \"$ref\": \"#/modifiers/\($0.name)\" }" }
    let tokens = base ? Self.token("#111111") : "{}"
    var files = [
      "b.resolver.json": """
      { "version": "2025.10", "sets": { "base": { "sources": [\(tokens)] } },
        "modifiers": { \(axes.map(\.json).joined(separator: ", ")) },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, \(order.joined(separator: ", "))] }
      """,
      "c.contract.json": contract
        ?? #"{ "component": "C", "path": "c/*", "roles": { "fg": { "type": "color" } } }"#,
    ]
    files["tincture.json"] = """
      { "rules": { "unpaired-color": "off" }\(inputs.map { ", \"inputs\": \($0)" } ?? "") }
      """
    return TokenTesting.compiled(files)
  }

  /// The modifiers, and the themes that the finding names; nil without a finding.
  @Test(arguments: [
    ([Axis("mode", ["light", "dark"], own: ["dark"], default: "light")], nil as String?),
    ([Axis("mode", ["light", "dark"], own: ["light", "dark"], default: "light")], nil),
    ([Axis("mode", ["light", "dark"], own: [], default: "light")], nil),
    ([Axis("mode", ["light", "dark"], own: [], default: nil)], nil),
    ([Axis("mode", ["light", "dark"], own: ["light"], default: "light")], "in theme dark"),
    ([Axis("mode", ["light", "dark"], own: ["dark"], default: "dark")], "in theme light"),
    ([Axis("mode", ["light", "dark"], own: ["dark"], default: nil)], "in theme light"),
    ([Axis("mode", ["light", "dark"], own: ["light"], default: nil)], "in theme dark"),
    ([Axis("mode", ["light", "dark", "dim"], own: ["dark"], default: "light")], nil),
    (
      [Axis("mode", ["light", "dark", "dim"], own: ["light", "dark"], default: "light")],
      "in theme dim"
    ),
    (
      // Either modifier overrides its default.
      [
        Axis("mode", ["light", "dark"], own: ["dark"], default: "light"),
        Axis("contrast", ["normal", "high"], own: ["high"], default: "normal"),
      ], nil
    ),
    (
      // In dark high, the contrast sets a value; dark normal has only the base value.
      [
        Axis("mode", ["light", "dark"], own: ["light"], default: "light"),
        Axis("contrast", ["normal", "high"], own: ["high"], default: "normal"),
      ], "in theme dark normal"
    ),
    (
      // The mode is correct; the brand has no default.
      [
        Axis("mode", ["light", "dark"], own: ["dark"], default: "light"),
        Axis("brand", ["a", "b"], own: ["a"], default: nil),
      ], "in theme light b"
    ),
  ])
  func `a base value is reported only if the default context overrides it or there is no default`(
    axes: [Axis], themes: String?
  ) {
    let compilation = compiled(axes)
    #expect(compilation.named == (themes == nil ? [] : ["missing-context-value c/fg"]))
    let finding = compilation.findings.first
    #expect(themes.map { finding?.message.contains("(\($0))") ?? false } ?? true)
    #expect(finding?.place.line == (themes == nil ? nil : 1), "at the base value")
  }

  @Test func `themes that are not built are not checked`() {
    let axis = Axis("mode", ["light", "dark"], own: ["light"], default: "light")
    #expect(compiled([axis], inputs: #"[{ "mode": "light" }]"#).marks == [])
  }

  // MARK: varies

  private func contract(varies: String, role: String = "") -> String {
    """
    { "component": "C", "path": "c/*", "roles": { "fg": { "type": "color",
      "varies": \(varies)\(role) } } }
    """
  }

  /// The contexts that set the token, whether there is a base value, and the findings.
  @Test(arguments: [
    (["light", "dark"], false, [] as [String]), (["light", "dark"], true, []),
    (["dark"], true, ["missing-context-value c/fg"]),
    (["light"], true, ["missing-context-value c/fg"]),
    ([], true, ["missing-context-value c/fg"]), (["dark"], false, ["missing-token c/fg"]),
  ]) func `a role that varies needs a value in every context`(
    own: [String], base: Bool, expected: [String]
  ) {
    let axis = Axis("mode", ["light", "dark"], own: own, default: "light")
    let compilation = compiled([axis], base: base, contract: contract(varies: #"["mode"]"#))
    #expect(compilation.named == expected)
  }

  @Test func `a context sets a token even if another modifier overrides it`() {
    let axes = [
      Axis("mode", ["light", "dark"], own: ["light", "dark"], default: "light"),
      Axis("contrast", ["normal", "high"], own: ["high"], default: "normal"),
    ]
    #expect(compiled(axes, contract: contract(varies: #"["mode"]"#)).marks == [])
    let both = compiled(axes, contract: contract(varies: #"["mode", "contrast"]"#))
    #expect(both.named == ["missing-context-value c/fg"])
    let message = both.findings.first?.message
    #expect(message?.contains("'contrast'") == true)
    #expect(message?.hasSuffix("(in theme normal)") == true)
    #expect(both.findings.first?.place.file == "c.contract.json")
    #expect(both.findings.first?.related.first?.place.file == "b.resolver.json")
  }

  @Test(arguments: [6, 7]) func `a role varies with at most 4096 combinations`(count: Int) {
    let axes = (0..<count).map { Axis("m\($0)", ["a", "b", "c", "d"], own: [], default: "a") }
    let names = axes.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let expected = count == 6 ? "missing-context-value c/fg" : "limit-exceeded c/fg"
    #expect(compiled(axes, contract: contract(varies: "[\(names)]")).named == [expected])
  }

  @Test func `a role cannot vary with an unknown axis`() {
    let axis = Axis("mode", ["light", "dark"], own: ["light", "dark"], default: "light")
    let compilation = compiled([axis], contract: contract(varies: #"["modes"]"#))
    #expect(compilation.named == ["invalid-contract -"])
    #expect(compilation.findings.first?.message.contains("did you mean 'mode'?") == true)
    #expect(compilation.findings.first?.place.line == 2)
  }
}
