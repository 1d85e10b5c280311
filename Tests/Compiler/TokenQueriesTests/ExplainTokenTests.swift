import TokenTesting

/// One theme with a failing pair, and tokens around it.
private let small = [
  "tokens/t.json": """
  { "palette": { "$type": "color",
      "faint": { "$value": \(color("#AAAAAA")), "$description": "Too light for text." },
      "dim": { "$value": \(color("#808080")) },
      "dark": { "$value": \(color("#606060")) },
      "old": { "$value": \(color("#707070")), "$deprecated": "Use dark." } },
    "alias": { "$type": "color", "$value": "{palette.faint}" },
    "tag": { "$type": "color",
      "bg": { "$value": \(color("#FFFFFF")) },
      "text": { "$value": "{alias}" } },
    "edge": { "$type": "border", "$value":
      { "color": "{alias}", "width": { "value": 1, "unit": "px" }, "style": "solid" } } }
  """,
  "tokens/t.contract.json": """
  { "component": "Tag", "path": "tag/*",
    "roles": { "bg": { "type": "color" }, "text": { "type": "color" } },
    "contrast": [{ "foreground": "text", "on": "bg" }] }
  """,
]

@Suite struct ExplainTokenTests {
  @Test func `every pair of the shipped audit is shown for both of its tokens`() throws {
    let sources = try Shipped().sources
    let results = try Shipped.compilation.get().audit.results
    for result in results.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
      for (side, part) in [(result.foreground, "foreground"), (result.background, "background")] {
        let mode = result.theme["mode"] ?? ""
        let token = try explained(side.path, in: sources).theme(mode)
        if side.part == nil { #expect(token.string("value") == side.ownValue ?? side.value) }
        let found = token.objects("pairs").filter { $0.string("key") == result.key }
        #expect(found.count == 1, "\(result.key)")
        #expect(found.first?["as"] as? [String] == [part])
        let ratio = try #require(found.first?.number("ratio"))
        #expect(isNear([ratio], [result.ratio ?? 0], 1e-12))
      }
    }
  }

  @Test func `users are aliases, tokens that contain it, and roles`() throws {
    let token = try explained("palette/faint", in: sources(small)).object("token")
    let theme = try #require(token.objects("themes").first)
    let users = theme.object("users")
    #expect(users["tokens"] as? [String] == ["alias", "tag/text"])
    #expect(users["composites"] as? [String] == ["edge"])
    #expect(users.objects("roles").isEmpty)
    #expect(theme.string("description") == "Too light for text.")
    #expect(theme.objects("pairs").map { $0["as"] as? [String] } == [["foreground"]])
    let own = try explained("tag/text", in: sources(small)).object("token").objects("themes")
    #expect(own.first?.object("users").objects("roles").map { $0.string("role") } == ["text"])
    #expect(
      own.first?.objects("hops").map { $0.string("message") } == [
        "'tag/text' references 'alias'", "'alias' references 'palette/faint'",
        "'palette/faint' has its value here",
      ])
    #expect(own.first?.string("written") == "{alias}")
  }

  @Test func `the nearest token passes, is not deprecated, and differs least`() throws {
    let theme = try explained("tag/text", in: sources(small)).object("token").objects("themes")[0]
    let nearest = theme.object("nearestToken")
    #expect(nearest.string("path") == "palette/dark")
    #expect(nearest.string("value") == "#606060")
    let ratio = try explained("#606060", "on", "#FFFFFF").number("ratio")
    #expect(nearest.number("ratio") == ratio)
    let ground = try explained("tag/bg", in: sources(small)).object("token").objects("themes")[0]
    #expect(ground["nearestToken"] is NSNull)
    let passing = try explained("palette/dark", in: sources(small)).object("token")
    #expect(passing.objects("themes")[0]["nearestToken"] is NSNull)
  }

  @Test(arguments: ["tag.text", "{tag.text}", "/tag/text", "#/tag/text"])
  func `paths are understood as aliases and pointers write them`(text: String) throws {
    let token = try explained(text, in: sources(small)).object("token")
    #expect(token.string("path") == "tag/text")
  }

  @Test(arguments: ["palette", "palette/", "{palette}"])
  func `a group lists its tokens`(text: String) throws {
    let group = try explained(text, in: sources(small)).object("group")
    #expect(group.string("path") == "palette")
    #expect(
      group.objects("tokens").map { $0.string("path") } == [
        "palette/dark", "palette/dim", "palette/faint", "palette/old",
      ])
    let lines = try explainedText(text, in: sources(small)).split(separator: "\n")
    #expect(lines[0] == "palette is a group of 4 tokens")
    #expect(lines[1] == "  palette/dark   color  #606060")
  }

  @Test(arguments: [
    ("tag/txet", "; did you mean 'tag/text'?"), ("tag.txet", "; did you mean 'tag/text'?"),
    ("ABCDEF", "; a color is '#ABCDEF'"), ("nothing/like/it", ""),
    ("txet/x", ""), ("old/", "; did you mean 'palette/old'?"),
  ]) func `an unknown path is rejected with a suggestion`(text: String, hint: String) throws {
    let refusal = explain(try Question([text]), in: sources(small)).refusal
    #expect(refusal == "there is no token or group '\(text)'" + hint)
  }

  @Test func `tokens can be used as colors on other colors`() throws {
    let pair = try explained("tag/text", "on", "#fff", in: sources(small)).objects("themes")[0]
    #expect(pair.object("color").string("path") == "tag/text")
    #expect(pair.number("ratio") == (try explained("#AAAAAA", "on", "#fff").number("ratio")))
    for (words, why) in [
      (["palette", "on", "#fff"], "'palette' is a group; name one of its tokens"),
      (["#fff", "on", "edge"], "'edge' is a border; only colors and gradients have contrast"),
      (["#fff", "on", "no/pe"], "there is no token or group 'no/pe'"),
      (
        ["#fff", "on", "rouge"],
        "there is no token or group 'rouge'; a color is written '#6075C1' or 'oklch 0.7 0.1 150'"
      ),
    ] { #expect(explain(try Question(words), in: sources(small)).refusal == why) }
  }

  @Test func `a translucent token is on the audit's surface`() throws {
    let files = [
      "tokens/t.json": """
      { "$type": "color", "veil": { "$value": \(color("#000000", alpha: 0.5)) },
        "page": { "$value": \(color("#FFFFFF")) } }
      """
    ]
    var onPage = sources(files)
    onPage.project.surface = "page"
    let pair = try explained("#fff", "on", "veil", in: onPage).objects("themes")[0]
    #expect(pair.object("over").string("path") == "page")
    let same = try explained("#fff", "on", "srgb 0 0 0 / 0.5", "over", "#fff")
    #expect(pair.number("ratio") == same.number("ratio"))
    let open = try explained("#fff", "on", "veil", in: sources(files)).objects("themes")[0]
    #expect(open["ratio"] is NSNull)
  }

  @Test func `faults of other tokens are not shown, except what a limit hides`() throws {
    var files = small
    files["tokens/u.json"] = #"{ "dead": { "$type": "color", "$value": "{no.such}" } }"#
    let good = explain(try Question(["palette/dim"]), in: sources(files))
    #expect(good.findings.allSatisfy { $0.path == "palette/dim" })
    files["tokens/v.json"] = (0..<130).reduce("{}") { deep, _ in #"{ "g": "# + deep + " }" }
    let dead = explain(try Question(["dead"]), in: sources(files))
    #expect(dead.refusal == nil)
    #expect(dead.findings.map(\.rule) == [.unresolvedAlias, .limitExceeded])
    #expect(dead.text.contains("cannot be read"))
  }

  @Test func `an unknown token is reported with the file that cannot be read`() throws {
    var files = small
    files["tokens/u.json"] = "{"
    let lost = explain(try Question(["u/a"]), in: sources(files))
    #expect(lost.refusal != nil)
    #expect(lost.findings.map(\.rule) == [.invalidJSON])
  }
}
