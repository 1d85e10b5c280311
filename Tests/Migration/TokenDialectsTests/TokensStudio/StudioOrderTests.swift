import Testing

@Suite struct StudioOrderTests {
  private func number(_ path: String, _ value: String) -> String {
    "\"\(path)\": { \"$type\": \"number\", \"$value\": \(value) }"
  }

  /// Converts a base set and two groups of themes. Some of the sets declare the token `x`.
  private func run(order: String, _ sets: [String: String]) -> StudioRun {
    var files = [
      "$metadata.json": "{ \"tokenSetOrder\": [\(order)] }",
      "$themes.json": """
      [\(Miniatures.theme("a1", "A", ["base": "enabled", "a1": "enabled", "a3": "enabled"])),
       \(Miniatures.theme("a2", "A", ["base": "enabled", "a2": "enabled"])),
       \(Miniatures.theme("b1", "B", ["b1": "enabled"])),
       \(Miniatures.theme("b2", "B", ["b2": "enabled"]))]
      """,
    ]
    for name in ["base", "a1", "a2", "a3", "b1", "b2"] {
      files["\(name).json"] = "{ \(sets[name] ?? number(name, "0")) }"
    }
    return StudioRun(files)
  }

  @Test func `groups are merged in the order of their sets`() {
    let sets = ["a1": number("x", "1"), "b1": number("x", "2"), "base": number("x", "0")]
    let late = run(order: #""base", "a1", "a2", "a3", "b1", "b2""#, sets)
    #expect(late.themes["a1/b1"]?["x"] == "2")
    #expect(late.themes["a1/b2"]?["x"] == "1")
    #expect(late.themes["a2/b2"]?["x"] == "0")
    #expect(late.findings == [])
    let early = run(order: #""base", "b1", "b2", "a1", "a2", "a3""#, sets)
    #expect(early.themes["b1/a1"]?["x"] == "1")
    #expect(early.findings == [])
  }

  @Test func `a last set in all themes overrides the sets of single themes`() {
    let sets = ["a1": number("x", "1"), "base": number("x", "0")]
    let run = run(order: #""a1", "a2", "a3", "b1", "b2", "base""#, sets)
    #expect(run.themes["a1/b1"]?["x"] == "0")
    #expect(run.findings.count == 1)
    #expect(
      run.findings.first?.contains("the set 'base' overrides 'x' of 'a1' in every theme") == true)
  }

  @Test func `an order that two modifiers cannot express is that of one modifier`() {
    let sets = [
      "a1": number("x", "1"), "b1": number("x", "2"),
      "a3": number("x", "3, \"$description\": \"d\""),
    ]
    let wrong = run(order: #""base", "a2", "b1", "a3", "b2", "a1""#, sets)
    #expect(wrong.findings.count == 1)
    #expect(
      wrong.findings.first?.contains("the set 'a1' overrides 'x' of 'a3' in every theme") == true)
    let clash = run(
      order: #""base", "a2", "a3", "b1", "b2", "a1""#,
      [
        "a1": number("x", "1"), "a3": number("y", "3"),
        "b1": number("x", "2") + ", " + number("y", "4"),
      ])
    // One modifier has a context for each combination.
    #expect(clash.findings == [])
    #expect(clash.themes.keys.sorted() == ["a1-b1", "a1-b2", "a2-b1", "a2-b2"])
    #expect(clash.themes["a1-b1"]?["x"] == "1" && clash.themes["a1-b1"]?["y"] == "4")
  }

  @Test func `groups that are joined keep all contexts, and the sources of the other groups`() {
    let themes = [
      ("a-b", "A", ["a1": "enabled", "a3": "enabled"] as KeyValuePairs),
      ("a", "A", ["base": "enabled"]),
      ("c", "B", ["b1": "enabled"]), ("b-c", "B", ["base": "enabled"]),
      ("on", "C", ["on": "enabled", "far": "source"]), ("off", "C", ["off": "enabled"]),
      ("s", "D", ["far": "enabled"]), ("t", "D", ["near": "enabled"]),
    ].map { Miniatures.theme($0.0, $0.1, $0.2) }
    let order = ["base", "a3", "b1", "a1", "far", "on", "off", "near"]
    let run = StudioRun([
      "$metadata.json":
        "{ \"tokenSetOrder\": [\(order.map { "\"\($0)\"" }.joined(separator: ", "))] }",
      "$themes.json": "[\(themes.joined(separator: ", "))]", "base.json": "{ \(number("k", "1")) }",
      "a1.json": "{ \(number("x", "1")) }", "a3.json": "{ \(number("y", "3")) }",
      "b1.json": "{ \(number("x", "2")), \(number("y", "4")) }",
      "far.json": "{ \(number("deep", "9")) }", "on.json": "{ \(number("q", "\"{deep}\"")) }",
      "off.json": "{ \(number("q", "5")) }", "near.json": "{ \(number("z", "1")) }",
    ])
    #expect(run.themes.count == 16)
    #expect(run.themes.filter { $0.key.contains("a-b-c 2/") }.values.allSatisfy { $0["x"] == nil })
    #expect(run.themes.filter { $0.key.contains("/on") }.values.allSatisfy { $0["q"] == "9" })
    #expect(!run.findings.contains { $0.contains("unproven-plan") })
  }

  @Test func `groups with the same themes that share sets are alternatives`() {
    func run(_ shared: [String]) -> StudioRun {
      let themes = ["light", "dark"].flatMap { mode in
        ["acme", "zen"].map { brand in
          Miniatures.theme(
            mode, brand,
            [shared[brand == "acme" ? 0 : 1]: "enabled", "\(brand)-\(mode)": "enabled"])
        }
      }
      var files = ["$themes.json": "[\(themes.joined(separator: ", "))]"]
      for name in Set(shared) { files["\(name).json"] = "{ \(number(name, "0")) }" }
      for (index, name) in ["acme-light", "acme-dark", "zen-light", "zen-dark"].enumerated() {
        files["\(name).json"] = "{ \(number("x", "\(index)")) }"
      }
      return StudioRun(files)
    }
    let wholes = run(["button", "button"])
    #expect(wholes.themes.keys.sorted() == ["acme-dark", "acme-light", "zen-dark", "zen-light"])
    #expect(wholes.themes["zen-dark"]?["x"] == "3" && wholes.themes["zen-dark"]?["button"] == "0")
    #expect(
      wholes.findings == [
        "$themes.json:1:2 changed-value the groups 'acme' and 'zen' have the same themes and share sets, so "
          + "they are alternatives: each theme becomes a context of 'theme'"
      ])
    #expect(run(["button", "badge"]).themes["zen-dark"]?["x"] == "3")
  }

  @Test(arguments: [["light", "dark"], ["acme light", "acme dark"]])
  func `groups that declare the same tokens are alternatives`(names: [String]) {
    let themes = ["acme", "zen"].flatMap { brand in
      names.map { name in
        Miniatures.theme(
          name.replacing("acme", with: brand), brand,
          ["core": "source", "\(brand)-\(name.hasSuffix("dark") ? "dark" : "light")": "enabled"])
      }
    }
    var files = ["$themes.json": "[\(themes.joined(separator: ", "))]"]
    files["core.json"] = "{ \(number("k", "0")) }"
    for (index, name) in ["acme-light", "acme-dark", "zen-light", "zen-dark"].enumerated() {
      files["\(name).json"] = "{ \(number("x", "\(index)")) }"
    }
    let run = StudioRun(files)
    #expect(Set(run.themes.values.compactMap { $0["x"] }) == ["0", "1", "2", "3"])
    #expect(run.themes[names[0] == "light" ? "acme-dark" : "acme dark"]?["x"] == "1")
    #expect(
      run.findings.contains { $0.contains("'acme' and 'zen' declare mostly the same tokens") })
  }

  @Test func `groups that declare different tokens stay axes`() {
    var files: [String: String] = [:]
    for (index, name) in ["l", "d", "s", "t"].enumerated() {
      files["\(name).json"] = "{ \(number(index < 2 ? "x" : "y", "\(index)")) }"
    }
    files["t.json"] = "{ \(number("y", "3")), \(number("x", "9")) }"
    let themes = [("l", "Mode"), ("d", "Mode"), ("s", "Size"), ("t", "Size")].map {
      Miniatures.theme($0, $1, [$0: "enabled"])
    }
    files["$themes.json"] = "[\(themes.joined(separator: ", "))]"
    #expect(StudioRun(files).themes.count == 4)
  }

  @Test func `what each theme of a later group overrides is shadowed`() {
    let sets = [
      "a1": number("x", "1"), "b1": number("x", "2"), "b2": number("x", "3"),
      "a2": number("y", "1"),
    ]
    let run = run(order: #""base", "a1", "a2", "a3", "b1", "b2""#, sets)
    #expect(run.conversion.account[.shadowed] == 1)
    #expect(
      run.findings.map { $0.suffix(from: $0.range(of: "the set")!.lowerBound) } == [
        "the set 'b1' or another one of its group overrides 'x' of 'a1' in every theme; to keep both, put the sets "
          + "into different themes in '$themes'"
      ])
  }

  @Test func `a group with one theme is not a modifier`() {
    let run = StudioRun([
      "$themes.json": "[\(Miniatures.theme("all", "Core", ["a": "enabled"]))]",
      "a.json": "{ \(number("x", "1")) }",
    ])
    #expect(run.themes[""]?["x"] == "1")
    #expect(run.findings == [])
  }
}
