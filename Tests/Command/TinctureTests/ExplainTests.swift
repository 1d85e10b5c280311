import TokenTesting

@Suite struct ExplainTests {
  @Test func `a color can be explained without a project, or with a broken one`() throws {
    let broken = try Folder(["tincture.json": "{", "tokens/a.tokens.json": "{"])
    for words in [["#6075C1"], ["oklch 0.7 0.1 150"], ["#6075C1", "on", "#EEF2F9"]] {
      let run = try tincture(["explain"] + words, in: broken)
      #expect(run.code == 0 && run.errors == "", "\(run)")
      #expect(try run == tincture(["explain"] + words, in: Folder()))
    }
  }

  @Test func `a rule is explained by explain and help`() throws {
    let explained = try tincture("explain", "low-contrast", in: Folder())
    #expect(explained.code == 0 && explained.output.hasPrefix("low-contrast\n\n"), "\(explained)")
    #expect(try tincture("help", "low-contrast", in: Folder()) == explained)
    let answer = try tincture("explain", "low-contrast", "--format", "json", in: Folder(), code: 0)
      .json
    expect(
      answer["rule"],
      [
        "id": .string, "summary": .string, "severity": .string, "criterion": .stringOrNull,
        "page": .string,
      ])
  }

  @Test func `a color begins with its form in a token file`() throws {
    let run = try tincture("explain", "#1450B0", in: Folder())
    #expect(
      run.output.contains(
        ##"DTCG          {"colorSpace": "srgb", "components": [0.07843137255, 0.3137254902, 0.6901960784], "hex": "#1450B0"}"##
      ))
  }

  /// Their Y is negative.
  @Test(arguments: ["srgb -0.01 0 0", "srgb 0 -0.2 0", "oklab -0.05 0 0"])
  func `no color is darker than black`(color: String) throws {
    let run = try tincture("explain", color, in: Folder())
    #expect(run.output.contains("\n  L*            0\n"), "\(run)")
    let pair = try tincture("explain", color, "on", "#FFFFFF", in: Folder())
    #expect(pair.output.contains("ΔL*|") && pair.output.contains(" 100;"), "\(pair)")
  }

  @Test func `the JSON of a color has every member`() throws {
    let answer = try tincture("explain", "#6075C180", "--format", "json", in: Folder(), code: 0)
      .json
    expect(answer, ["version": .number, "color": .object(count: 7)])
    let color = answer["color"]
    expect(
      color,
      [
        "hex": .string, "alpha": .number, "dtcg": .object(count: 4), "spaces": .object(count: 14),
        "inGamut": .object(count: 5), "luminance": .number, "lstar": .number,
      ])
    #expect((color as? [String: Any])?["hex"] as? String == "#6075C1")
    let alpha = try #require((color as? [String: Any])?["alpha"] as? Double)
    #expect((alpha - 128.0 / 255).magnitude < 1e-12)
  }

  @Test func `the JSON of a pair has every member`() throws {
    let answer = try tincture(
      "explain", "#6075C1", "on", "#EEF2F9", "over", "#000", "--format", "json", in: Folder(),
      code: 0
    ).json
    expect(
      answer,
      [
        "version": .number, "color": .object(count: 7), "on": .object(count: 7),
        "groundAt": .numberOrNull, "srgbRatio": .numberOrNull, "over": .object(count: 7),
        "ratio": .number, "shown": .string, "at": .numberOrNull, "screen": .string,
        "renderer": .stringOrNull, "anyBackdrop": .numberOrNull, "lightnessDifference": .number,
        "passes": .object(count: 2), "suggestions": .object(count: 2),
      ])
    #expect(answer["shown"] as? String == "3.88")
    let suggestions = answer["suggestions"] as? [String: [String: Any]]
    #expect(suggestions?["foreground"]?["AA"] as? String == "#576AB7")
    #expect(suggestions?["background"]?["AAA"] is NSNull)
  }

  @Test func `the JSON of a token has every member`() throws {
    let project = try Folder.shippedProject()
    let answer = try tincture(
      "explain", "countdown/one/light/default/unit", "--format", "json", in: project, code: 0
    ).json
    let token = answer["token"] as? [String: Any]
    expect(token, ["path": .string, "themes": .array])
    let theme = (token?["themes"] as? [[String: Any]])?.first
    expect(
      theme,
      [
        "theme": .strings, "holds": .lists, "themes": .number, "type": .string, "value": .string,
        "written": .string, "resolved": .object(count: 3), "color": .object(count: 7),
        "description": .stringOrNull, "deprecated": .boolean, "hops": .array,
        "users": .object(count: 4), "pairs": .array, "nearestToken": .objectOrNull(count: 5),
      ])
  }

  @Test func `a token and a group are explained, and nothing is written`() throws {
    let project = try labelProject(gray: 0.6)
    let before = try Snapshot(project)
    let token = try tincture("explain", "tag.label", in: project, code: 0)
    #expect(token.output.hasPrefix("tag/label\n\n  type "))
    #expect(token.errors.contains("[low-contrast]"))
    let group = try tincture("explain", "tag", in: project)
    #expect(group == Run(0, output: group.output))
    #expect(group.output.hasPrefix("tag is a group of 2 tokens\n\n  tag/bg     color  #FFFFFF\n"))
    #expect(try Snapshot(project) == before)
  }

  @Test func `an unknown path exits with 1 and suggests the nearest one`() throws {
    let project = try labelProject(gray: 0)
    #expect(
      try tincture("explain", "tag/labl", in: project)
        == Run(
          1, errors: "error: there is no token or group 'tag/labl'; did you mean 'tag/label'?\n"))
  }

  @Test func `the names of CSS are colors, unless they are tokens`() throws {
    let project = try labelProject(gray: 0)
    let named = try tincture("explain", "Red", "on", "white", in: project)
    #expect(try named == tincture("explain", "#F00", "on", "#FFF", in: project) && named.code == 0)
    #expect(try named == tincture("explain", "red", "on", "white", in: Folder()))
    let mix = #"{ "c": { "red": { "$type": "number", "$value": 1 } } }"#
    try project.write(mix, to: "tokens/c.tokens.json")
    #expect(
      try tincture("explain", "red", in: project).errors
        == "note: read as names of CSS; the project has 'c/red'\n")
    try project.write(#"{ "red": { "$type": "number", "$value": 1 } }"#, to: "tokens/r.tokens.json")
    #expect(try tincture("explain", "red", in: project).output.hasPrefix("red\n\n  type "))
  }

  @Test func `a file that cannot be read exits with 2`() throws {
    let project = try Folder()
    try project.link("tincture.json", to: "nowhere")
    let errors = "tincture.json: error: cannot read: No such file or directory\n"
    #expect(try tincture("explain", "a/b", in: project) == Run(2, errors: errors))
  }

  @Test(arguments: [
    (["explain"], "expected A, 'A on B' or 'A on B over C'"),
    (["explain", "#12"], "'#12': a hex color has 3, 4, 6 or 8 digits; this has 2 digits\n"),
    (["explain", "#12g"], "'#12g': 'g' is not a hex digit (0 to 9, a to f)\n"),
    (["explain", "#000", "on"], "expected A, 'A on B' or 'A on B over C'"),
    (["explain", "#000", "--format", "xml"], "The value 'xml' is invalid"),
  ]) func `wrong usage exits with 64`(arguments: [String], sentence: String) throws {
    let run = try tincture(arguments, in: Folder(), code: 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: \(sentence)"), "\(run)")
    #expect(run.errors.contains("\nUsage: tincture explain "), "\(run)")
  }

  @Test func `the day decides which waivers apply`() throws {
    let waiver = #"""
      , "waivers": [{ "foreground": "label", "on": "bg", "floor": 2, "because": "b",
          "owner": "o", "until": "2026-01-31" }]
      """#
    let project = try labelProject(gray: 0.6, adding: waiver)
    let before = try tincture("explain", "tag/label", "--today", "2026-01-31", in: project)
    #expect(before.output.contains("waived 2.") && before.output.contains("until 2026-01-31"))
    let after = try tincture("explain", "tag/label", "--today", "2026-02-01", in: project)
    #expect(!after.output.contains("waived 2."), "\(after)")
  }
}
