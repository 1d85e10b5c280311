import TokenTesting

/// The three renderings of a difference.
@Suite struct DiffReportTests {
  private let one = Self.project("#767676", gone: "gone", note: "old")
  private let two = Self.project("#777777", gone: "new/come", note: "n|ew")

  private static func project(_ label: String, gone: String, note: String, waivers: String = "")
    -> Sources
  {
    let names = gone.split(separator: "/").map { "\"\($0)\": {" }.joined(separator: " ")
    let ends = gone.split(separator: "/").map { _ in "}" }.joined(separator: " ")
    return sources([
      "t.tokens.json": """
      { "tag": { "$type": "color", "bg": { "$value": \(color("#FFFFFF")) },
        "label": { "$value": \(color(label)), "$description": \(quoted(note)) } },
        \(names) "$type": "number", "$value": \(gone.utf8.count) \(ends) }
      """,
      "t.contract.json": """
      { "component": "Tag", "path": "tag/*",
        "roles": { "bg": { "type": "color" }, "label": { "type": "color" } },
        "contrast": [{ "foreground": "label", "on": "bg" }]\(waivers) }
      """,
    ])
  }

  @Test func `a new waiver is in the verdict, with its owner, end date and reason`() {
    let waivers = """
      , "waivers": [{ "foreground": "label", "on": "bg", "floor": 4.47, "because": "known",
        "owner": "web", "until": "2030-01-01" }]
      """
    let waived = Self.project("#777777", gone: "gone", note: "old", waivers: waivers)
    let text = diff(one, after: waived).text
    #expect(text.hasPrefix("No check newly fails, and 1 check is newly waived.\n"))
    #expect(
      text.contains(
        "pass → waived  4.54 → 4.47  Tag  label on bg  needs 4.5 (text, 1.4.3); accepted down to 4.47:1 "
          + "by web until 2030-01-01 (t.contract.json:3:68): known"))
  }

  @Test func `the text has a summary, the version and all changes, aligned`() {
    func gray(_ part: String) -> String {
      #"{ "colorSpace": "srgb", "components": [\#(part), \#(part), \#(part)] }"#
    }
    #expect(
      diff(one, after: two).text == """
        1 check newly fails.
        Version: major. 1 symbol was removed; 2 symbols were added.

        What to fix: 1
          pass → fail  4.54 → 4.47  Tag  label on bg  needs 4.5 (text, 1.4.3)
            set 'tag/label' to #767676 (4.54:1)
            t.tokens.json:2
            -  \(gray("0.4666666666666667"))
            +  \(gray("0.462745098"))
            Or accept it, with a reason and an owner, in the waivers of t.contract.json:
            { "foreground": "label", "on": "bg", "where": {}, "floor": 4.47, "because": "", "owner": "" }

        Tokens changed: 1
          tag/label  #767676 → #777777  ΔEOK 0.003, hardly visible

        Tokens removed: 1
          gone  number  4

        Tokens added: 1
          new/come  number  8

        Documentation changed: 1
          tag/label  description  old → n|ew

        Swift removed: 1
          theme.gone  Double

        Swift added: 2
          Theme.new       Theme.NewTokens
          theme.new.come  Double

        """)
  }

  @Test func `the JSON has the content of the text`() throws {
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(diff(one, after: two).json)) as? [String: Any])
    #expect(
      json.keys.sorted() == ["advice", "api", "contrast", "summary", "themes", "tokens", "version"])
    #expect(json["version"] as? Int == 1)
    let advice = try #require(json["advice"] as? [String: Any])
    #expect(advice["level"] as? String == "major")
    let tokens = try #require(json["tokens"] as? [String: [[String: Any]]])
    #expect(tokens["added"]?.map { $0["path"] as? String } == ["new/come"])
    #expect(tokens["removed"]?.map { $0["path"] as? String } == ["gone"])
    #expect(tokens["changed"]?.map { $0["kind"] as? String } == ["value", "description"])
    #expect(tokens["changed"]?.first?["before"] as? String == "#767676")
    #expect(
      advice["sentence"] as? String == "Version: major. 1 symbol was removed; 2 symbols were added."
    )
    let row = try #require((json["contrast"] as? [[String: Any]])?.first)
    let after = try #require(row["after"] as? [String: Any])
    #expect(after["shown"] as? String == "4.47" && after["outcome"] as? String == "fail")
    let api = try #require(json["api"] as? [String: [[String: Any]]])
    #expect(api["removed"]?.map { $0["symbol"] as? String } == ["theme.gone"])
  }

  @Test func `long lists are folded in Markdown, and short ones are not`() {
    func project(_ count: Int) -> Sources {
      let tokens = (0..<count).map { #""t\#($0)": { "$type": "number", "$value": \#($0) }"# }
      return sources(["a.json": "{ \(tokens.joined(separator: ", ")) }"])
    }
    let short = diff(project(1), after: project(11)).markdown
    let long = diff(project(1), after: project(12)).markdown
    #expect(short.contains("\n### Tokens added: 10\n") && !short.contains("<details>"))
    #expect(long.contains("\n<details><summary>Tokens added: 11</summary>\n"))
    #expect(diff(project(1), after: project(1)).markdown == "## Design tokens: nothing changed\n")
  }

  @Test func `a pair that changes alike in several variants is one row`() {
    func project(_ label: String) -> Sources {
      sources([
        "t.tokens.json": """
        { "ink": { "$type": "color", "$value": \(color(label)) },
          "tag": { "$type": "color", "bg": { "$value": \(color("#FFFFFF")) },
          "a": { "label": { "$value": "{ink}" } }, "b": { "label": { "$value": "{ink}" } } } }
        """,
        "t.contract.json": """
        { "component": "Tag", "path": "tag/<kind>/*", "axes": { "kind": ["a", "b"] },
          "roles": { "label": { "type": "color" } },
          "contrast": [{ "foreground": "label", "on": "tag/bg" }] }
        """,
      ])
    }
    let diff = diff(project("#767676"), after: project("#777777"))
    #expect(diff.contrast.count == 2)
    #expect(diff.failures.flatMap(\.groups).map(\.title) == ["a, b"])
    #expect(
      diff.text.contains(
        "\n  pass → fail  4.54 → 4.47  Tag  a, b  label on tag/bg  needs 4.5 (text, 1.4.3)\n"))
    #expect(diff.text.components(separatedBy: #""where": { "kind": ["a", "b"] }"#).count == 2)
    let page = String(decoding: diff.html(title: "old → new"), as: UTF8.self)
    #expect(page.components(separatedBy: "label on tag/<wbr>bg").count == 2)
    #expect(page.contains("<h1>2 checks newly fail.</h1>"))
  }

  @Test func `one edit is one row, with what follows from it and what it makes fail`() {
    func project(_ ink: String) -> Sources {
      let tokens =
        ##"{ "$type": "color", "bg": { "$value": \##(color("#FFFFFF")) }, "##
        + ##""a": { "$value": "{link}" }, "b": { "$value": "{link}" } }"##
      return sources([
        "t.tokens.json": """
        { "ink": { "$type": "color", "1": { "$value": \(color(ink)) },
            "9": { "$value": \(color("#000000")) } },
          "link": { "$value": "{ink.1}" }, "tag": \(tokens) }
        """,
        "t.contract.json": """
        { "component": "Tag", "path": "tag/*",
          "roles": { "a": { "type": "color" }, "b": { "type": "color" }, "bg": { "type": "color" } },
          "contrast": [{ "foreground": "a", "on": "bg" }, { "foreground": "b", "on": "bg" }] }
        """,
      ])
    }
    let fell = diff(project("#767676"), after: project("#777777"))
    #expect(fell.edits.map(\.path) == ["ink/1"])
    #expect(fell.edits[0].followers == ["link", "tag/a", "tag/b"])
    #expect(fell.changed.map(\.sources) == [[], ["ink/1"], ["link"], ["link"]])
    #expect(fell.text.contains("  also changes link, tag/a, tag/b\n"))
    #expect(fell.failures.map { $0.because?.plain } == ["Because ink/1 changed: #767676 → #777777"])
    let worse = diff(project("#777777"), after: project("#888888"))
    #expect(worse.verdict == "2 failing checks got worse.")
    #expect(worse.failures.count == 1 && worse.otherContrast.isEmpty)
    #expect(diff(project("#888888"), after: project("#777777")).failures.isEmpty)
  }

  @Test func `errors of both sides are counted and hide no change`() {
    func project(_ value: Int, _ more: String) -> Sources {
      sources(["a.json": #"{ "a": { "$type": "number", "$value": \#(value) }\#(more) }"#])
    }
    let diff = diff(project(1, ""), after: project(2, #", "x": { "$value": "{no}" }, "y": 1"#))
    #expect(diff.errors.before == 0 && diff.errors.after == 2)
    #expect(diff.changed.map(\.path) == ["a"] && diff.added.map(\.path) == ["x"])
    #expect(diff.added.first?.values.map(\.text) == [nil])
  }
}
