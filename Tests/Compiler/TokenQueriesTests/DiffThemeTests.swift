import TokenTesting

/// Differences of theme axes: the type `Theme`, and what is compared.
@Suite struct DiffThemeTests {
  private let base = AxisProject.brands()

  private func diff(_ change: (inout AxisProject) -> Void) -> TokenDiff {
    var other = base
    change(&other)
    return TokenCompiler.diff(base.sources, after: other.sources)
  }

  private func reverse(_ change: (inout AxisProject) -> Void) -> TokenDiff {
    var other = base
    change(&other)
    return TokenCompiler.diff(other.sources, after: base.sources)
  }

  @Test func `a pair with two duties equals itself`() {
    let pairs = """
      "contrast": [{ "foreground": "fg", "on": "bg" },
        { "foreground": "fg", "on": "bg", "decorative": "a test" }, { "foreground": "fg", "on": "bg", "graphic": true }]
      """
    func project(_ fg: String) -> Sources {
      var files = PairProject(foreground: color(fg), background: color("#FFFFFF")).files
      files["c.contract.json"] = """
        { "component": "C", "path": "c/*",
          "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } }, \(pairs) }
        """
      return sources(files)
    }
    let one = project("#000000")
    #expect(TokenCompiler.diff(one, after: one).isEmpty)
    let changes = TokenCompiler.diff(one, after: project("#111111")).contrast
    #expect(changes.count == 3 && changes.allSatisfy { $0.before?.duty == $0.after?.duty })
  }

  // MARK: Swift

  @Test func `a new brand is a new case`() {
    func addBrand(_ project: inout AxisProject) {
      project.axes[0].contexts.append(("neo", AxisProject.token("tint", "#123456")))
    }
    let more = diff(addBrand)
    #expect(more.api.added.map(\.path) == ["Theme.Brand.neo"])
    #expect(more.api.changed == [] && more.api.removed == [] && more.changed == [])
    #expect(more.themes.added.map(\.label) == ["neo"])
    #expect(more.advice.level == .minor)
    #expect(more.advice.because == ["1 symbol was added", "2 themes were added"])
    #expect(reverse(addBrand).advice.level == .major)
  }

  @Test func `a default makes a parameter optional, and without it calls break`() {
    func addDefault(_ project: inout AxisProject) { project.defaults["brand"] = "acme" }
    let more = diff(addDefault)
    #expect(
      more.api.changed.map { [$0.path, $0.what.rawValue, $0.before, $0.after] } == [
        [
          "Theme.init(brand:mode:)", "more-calls", "(brand: Brand, mode: Mode = .light) -> Theme",
          "(brand: Brand = .acme, mode: Mode = .light) -> Theme",
        ],
        [
          "Theme.init(brand:_:)", "more-calls", "(brand: Brand, _: TokenAppearance) -> Theme",
          "(brand: Brand = .acme, _: TokenAppearance) -> Theme",
        ],
        [
          "Theme.adaptive(brand:)", "more-calls", "(brand: Brand) -> Adaptive<Theme>",
          "(brand: Brand = .acme) -> Adaptive<Theme>",
        ],
      ])
    #expect(more.advice.level == .minor)
    #expect(more.themes.choices.map(\.axis) == ["brand"] && more.themes.choices[0].after == "acme")
    let less = reverse(addDefault)
    #expect(less.api.changed.map(\.what) == [.calls, .calls, .calls])
    #expect(less.advice.level == .major)
    #expect(less.advice.because[0] == "3 symbols changed their parameters")
  }

  @Test func `an axis that no longer follows the system breaks calls, and the reverse`() {
    func choose(_ project: inout AxisProject) {
      project.settings = #""appearance": { "mode": {} }"#
    }
    let less = diff(choose)
    #expect(less.advice.level == .major)
    #expect(
      less.api.changed.map(\.path) == [
        "Theme.init(brand:mode:)", "Theme.init(brand:mode:_:)", "Theme.adaptive(brand:mode:)",
      ])
    #expect(
      less.text.contains("\n  mode  appearance  light; dark in dark mode → the app chooses\n"))
    let more = reverse(choose)
    #expect(more.advice.level == .major)
    #expect(more.api.changed.map(\.what) == [.moreCalls, .calls, .calls])
  }

  @Test func `an adaptive theme that needs a brand is no longer a property`() {
    let one = AxisProject(axes: [base.axes[1]], base: base.base)
    let diff = TokenCompiler.diff(one.sources, after: base.sources)
    #expect(diff.api.removed.map(\.path) == ["Theme.light", "Theme.dark", "Theme.adaptive"])
    #expect(diff.api.added.contains { $0.path == "Theme.adaptive(brand:)" })
    #expect(diff.advice.level == .major)
  }

  @Test func `another context for dark mode is reported, though no symbol changes`() {
    let swapped = diff { $0.settings = #""appearance": { "mode": { "light": "dark" } }"# }
    #expect(swapped.themes.choices.map(\.by) == [.appearance])
    #expect(swapped.themes.choices[0].before == "light; dark in dark mode")
    #expect(swapped.themes.choices[0].after == "dark; light in dark mode")
    #expect(swapped.api.changed.map(\.what) == [.defaultValue])
    #expect(swapped.api.added == [] && swapped.api.removed == [])
    #expect(swapped.advice.level == .patch)
    #expect(
      swapped.advice.because == [
        "1 symbol has another default", "1 theme axis is chosen differently",
      ])
  }

  @Test func `a modifier with a default breaks no call`() {
    let more = diff { project in
      project.axes.append(("density", [("regular", "{}"), ("compact", "{}")]))
      project.defaults["density"] = "regular"
    }
    #expect(more.api.removed == [] && more.api.renamed == [])
    #expect(more.api.changed.map(\.what) == [.moreCalls, .moreCalls, .moreCalls])
    #expect(more.advice.level == .minor)
    #expect(
      more.advice.warnings == ["raw values of Theme have other parts, so stored ones are not read"])
  }

  // MARK: What holds where

  @Test func `a change is reported once, with the themes it holds in`() {
    let one = TokenCompiler.diff(base.sources, after: AxisProject.brands(page: "#000000").sources)
    #expect(one.changed.map(\.path) == ["page"])
    #expect(one.changed.map(\.holds.label) == ["dark"] && one.changed[0].holds.themeCount == 2)
    #expect(one.changed[0].theme.label == "acme dark")
    let text = one.text
    #expect(text.contains("\n  page  dark  #222222 → #000000  "))
    let fixed = diff { $0.base = AxisProject.token("fixed", "#00FF00") }
    #expect(fixed.changed.map(\.holds.title) == ["every theme"])
    let added = diff { $0.base = #"{ "new": { "$type": "number", "$value": 1 } }"# }
    #expect(added.added.map { $0.values.map(\.holds.title) } == [["every theme"]])
    #expect(added.text.contains("\n  fixed  color  #FF0000\n"))
    let gone = diff { $0.axes[1].contexts[1].tokens = "{}" }
    #expect(gone.changed.map { $0.holds.label + " " + ($0.after ?? "none") } == ["dark none"])
  }

  @Test func `a modifier is compared in its default, wherever it is in the list`() {
    let more = diff { project in
      project.axes.append(
        ("density", [("compact", AxisProject.token("fixed", "#00FF00")), ("regular", "{}")]))
      project.defaults["density"] = "regular"
    }
    #expect(more.changed == [])
    #expect(more.themes.renamed.map(\.to.label) == ["regular"])
    #expect(more.themes.added.map(\.label) == ["compact"])
    #expect(more.text.contains("\n  gained  density, compared in regular\n"))
  }

  @Test func `listed themes are compared one by one, and new ones are named`() {
    func list(_ inputs: String) -> (inout AxisProject) -> Void {
      { $0.settings = #""inputs": [\#(inputs)]"# }
    }
    let some = #"{ "brand": "acme", "mode": "light" }, { "brand": "zen", "mode": "dark" }"#
    let less = diff(list(some))
    #expect(less.themes.removed.map(\.label) == ["acme dark", "zen light"])
    #expect(less.themes.added == [] && less.changed == [] && less.advice.level == .major)
    let more = reverse(list(some))
    #expect(more.themes.added.map(\.label) == ["acme dark", "zen light"])
    #expect(more.advice.because.contains("2 themes were added"))
  }

  @Test func `a pair that becomes different in one theme is compared there only`() {
    func project(_ dark: String) -> Sources {
      var project = AxisProject(
        axes: [
          ("mode", [("light", "{}"), ("dark", dark)]), ("brand", [("acme", "{}"), ("zen", "{}")]),
        ], base: tag(label: "#767676"))
      project.files["t.contract.json"] = """
        { "component": "Tag", "path": "tag/*",
          "roles": { "bg": { "type": "color" }, "label": { "type": "color" } },
          "contrast": [{ "foreground": "label", "on": "bg" }] }
        """
      return project.sources
    }
    let diff = TokenCompiler.diff(project("{}"), after: project(tag(label: "#777777")))
    #expect(diff.contrast.map(\.holds.label) == ["dark"])
    #expect(diff.contrast.allSatisfy { $0.before?.outcome == .pass && $0.after?.outcome == .fail })
    #expect(diff.contrast.map(\.holds.themeCount) == [2])
    let reverse = TokenCompiler.diff(project(tag(label: "#777777")), after: project("{}"))
    #expect(reverse.contrast.map(\.holds.label) == ["dark"])
    #expect(reverse.contrast.allSatisfy { !$0.isNewFailure })
  }

  private func tag(label: String) -> String {
    """
    { "tag": { "$type": "color", "bg": { "$value": \(color("#FFFFFF")) },
      "label": { "$value": \(color(label)) } } }
    """
  }

  @Test func `24 modifiers are compared over the axes that matter`() {
    func project(_ hex: String) -> Sources {
      AxisProject(
        axes: (0..<24).map { number in
          ("m\(number)", [("off", "{}"), ("on", AxisProject.token("t\(number)", hex))])
        }
      ).sources
    }
    let diff = TokenCompiler.diff(project("#111111"), after: project("#EEEEEE"))
    #expect(diff.changed.map(\.holds.label) == (0..<24).map { "m\($0)=on" })
    #expect(diff.changed.map(\.holds.themeCount) == Array(repeating: 1 << 23, count: 24))
  }
}
