import TokenTesting

/// Reports say in which themes a result holds.
@Suite struct ThemeTitleTests {
  @Test func `a row with a variant also has its themes`() {
    let audit = compilation(path: "c/<kind>/*", axes: #"{ "kind": ["plain"] }"#).audit
    #expect(
      audit.results.map(\.title) == [
        "plain (every theme)", "plain (acme, zen)", "plain light", "plain dark", "plain nova",
      ])
    #expect(audit.results.map(\.holds.themeCount) == [6, 4, 3, 3, 2])
  }

  @Test func `a row without a variant has its themes`() {
    let compilation = compilation(path: "c/plain/*", axes: "{}")
    #expect(
      compilation.audit.results.map(\.title)
        == ["every theme", "acme, zen", "light", "dark", "nova"])
    let text = compilation.report.markdown()
    #expect(text.contains("<summary>C: 5 checks</summary>"))
    for title in ["every theme: ink", "acme, zen: link", "light: note", "dark: note", "nova: link"]
    {
      #expect(text.contains("| \(title) on bg | "), "\(title)")
    }
  }

  @Test func `a project with one theme has no themes in its rows`() {
    let pair = PairProject(foreground: color("#1A1A1A"), background: color("#FFFFFF"))
    let compilation = pair.compilation
    #expect(compilation.audit.results.map(\.title) == [""])
    #expect(compilation.report.markdown().contains("<summary>C: 1 check"))
  }

  /// Three brands in two modes: `ink` is the same in all, `link` differs by brand, and `note` by mode.
  private func compilation(path: String, axes: String) -> Compilation {
    func link(_ hex: String) -> String { tokens(#""link": \#(ink(hex))"#) }
    func note(_ hex: String) -> String { tokens(#""note": \#(ink(hex))"#) }
    var project = AxisProject(
      axes: [
        (
          "brand", [("acme", link("#005CE5")), ("zen", link("#005CE5")), ("nova", link("#AA0000"))]
        ),
        ("mode", [("light", note("#333333")), ("dark", note("#444444"))]),
      ], base: tokens(#""ink": \#(ink("#1A1A1A")), "bg": \#(ink("#FFFFFF"))"#))
    project.files["c.contract.json"] = """
      { "component": "C", "path": "\(path)", "axes": \(axes),
        "roles": { "bg": { "type": "color" }, "ink": { "type": "color" },
          "link": { "type": "color" }, "note": { "type": "color" } },
        "contrast": [ { "foreground": "ink", "on": "bg" }, { "foreground": "link", "on": "bg" },
          { "foreground": "note", "on": "bg" } ] }
      """
    return compile(project.sources)
  }

  private func tokens(_ members: String) -> String {
    #"{ "c": { "plain": { "$type": "color", \#(members) } } }"#
  }

  private func ink(_ hex: String) -> String { #"{ "$value": \#(color(hex)) }"# }
}
