import TokenTesting

@Suite struct ProposeTests {
  @Test func `roles and states of a component become a contract with axes`() throws {
    var colors: [String: String] = [:]
    for (kind, color) in [("primary", "#1450B0"), ("danger", "#B00000")] {
      for state in ["rest", "hover", "disabled"] {
        colors["button/\(kind)/\(state)/label"] = "#FFFFFF"
        colors["button/\(kind)/\(state)/bg"] = color
      }
    }
    let contract = try proposal(for: colorProject(colors)).contract("button")
    #expect(contract.string("component") == "Button")
    #expect(contract.string("path") == "button/<kind>/<state>/*")
    #expect(contract.object("axes")["kind"] as? [String] == ["danger", "primary"])
    #expect(contract.object("axes")["state"] as? [String] == ["rest", "hover", "disabled"])
    #expect(pairNames(contract) == ["label on bg, rest hover", "label on bg, disabled, inactive"])
    #expect(contract["waivers"] == nil)
  }

  @Test func `a state that one side lacks shows its other color`() throws {
    let contract = try proposal(
      for: colorProject([
        "tab/label/rest": "#000000", "tab/bg/rest": "#FFFFFF", "tab/bg/hover": "#EEEEEE",
      ])
    ).contract("tab")
    #expect(pairNames(contract) == ["label on bg", "label in rest on bg, hover"])
  }

  @Test func `states can be suffixes`() throws {
    let contract = try proposal(
      for: colorProject([
        "input/label": "#000000", "input/label-hover": "#111111", "input/bg": "#FFFFFF",
        "input/bg-hover": "#EEEEEE", "input/bg-disabled": "#DDDDDD", "input/icon": "#000000",
      ])
    ).contract("input")
    #expect(contract.string("path") == "input/*")
    #expect(
      Set(pairNames(contract)) == [
        "label on bg", "label-hover on bg-hover", "label on bg-disabled, inactive",
        "icon on bg, graphic", "icon on bg-hover, graphic", "icon on bg-disabled, inactive",
      ])
  }

  @Test func `contexts are the theme, and the only typography is the size of the text`() throws {
    let style =
      #"{ "fontFamily": "A", "fontSize": { "value": 24, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 }"#
    let project = try AxisProject(
      axes: [("mode", [("dark", numberFile("a", 1)), ("light", numberFile("a", 2))])],
      base: ##"{ "$ref": "a.tokens.json" }, { "$ref": "b.tokens.json" }"##,
      files: [
        "a.tokens.json": colorFile([
          "nav/light/label": "#000000", "nav/light/bg": "#FFFFFF", "nav/dark/label": "#FFFFFF",
          "nav/dark/bg": "#000000",
        ]),
        "b.tokens.json": #"{ "nav": { "font": { "$type": "typography", "$value": \#(style) } } }"#,
      ])
    let contract = try proposal(for: project.sources).contract("nav")
    #expect(contract.string("theme") == "mode" && contract.string("path") == "nav/<mode>/*")
    #expect(contract.objects("contrast")[0].string("text") == "nav/font")
  }

  @Test func `names can be written as one word`() throws {
    let contract = try proposal(
      for: colorProject([
        "semantic/primaryButtonText": "#FFFFFF", "semantic/primaryButtonBackground": "#1450B0",
        "semantic/primaryButtonBackgroundHovered": "#0A3A8A", "semantic/buttonText": "#000000",
        "semantic/buttonBackground": "#FFFFFF",
      ])
    ).contract("button")
    #expect(
      Set(pairNames(contract)) == [
        "primaryButtonText on primaryButtonBackground",
        "primaryButtonText on primaryButtonBackgroundHovered", "buttonText on buttonBackground",
      ])
  }

  @Test func `on names a background`() throws {
    let contract = try proposal(
      for: colorProject([
        "color/primary": "#1450B0", "color/on-primary": "#FFFFFF",
        "color/background/danger": "#B00000", "color/on-background/danger": "#FFFFFF",
        "color/text/brand/on-brand": "#FFFFFF", "color/background/brand/default": "#1450B0",
        "color/background/brand/hover": "#0A3A8A", "color/palette/blue/500": "#3366FF",
      ])
    ).contract("shared-colors")
    #expect(
      Set(pairNames(contract)) == [
        "on-primary on primary", "on-background-danger on background-danger",
        "text-brand-on-brand on background-brand-default",
        "text-brand-on-brand on background-brand-hover",
      ])
  }

  @Test func `texts are on the color behind everything`() throws {
    var sources = try colorProject([
      "color/text/default": "#222222", "color/text/danger": "#B00000",
      "color/background/danger": "#FFE0E0", "color/surface/page": "#FFFFFF",
      "color/surface/card": "#FAFAFA",
    ])
    let contract = try proposal(for: sources).contract("shared-colors")
    #expect(
      Set(pairNames(contract)) == ["text-default on surface-page", "text-danger on surface-page"])
    let comments = contract["$comment"] as? [String] ?? []
    #expect(
      comments.contains(
        "Not sure that there is such a pair: color/text/danger on color/background/danger, 5.96:1."),
      "\(comments)")
    sources.project.surface = "color/surface/card"
    let other = try proposal(for: sources).contract("shared-colors")
    #expect(pairNames(other).contains("text-default on surface-card"), "\(other)")
  }

  @Test func `what fails today is waived with what is measured`() throws {
    let sources = try colorProject([
      "card/title": "#999999", "card/bg": "#FFFFFF", "card/border": "#AAAAAA",
    ])
    let proposal = proposal(for: sources)
    let waivers = try proposal.contract("card").objects("waivers")
    #expect(waivers.map { $0.string("foreground") } == ["border", "title"])
    #expect(waivers.map { $0.number("floor") } == [2.32, 2.84])
    #expect(
      waivers.allSatisfy { $0.string("because")?.hasPrefix("proposed by tincture: ") ?? false })
    let audited = compile(sources.adding(proposal))
    #expect(audited.findings.filter { $0.severity == .error } == [])
    #expect(audited.audit.count(.waived) == 2)
  }

  @Test func `colors that contracts measure are not proposed again`() throws {
    let sources = try colorProject([
      "card/title": "#111111", "card/bg": "#FFFFFF", "chip/label": "#111111", "chip/bg": "#FFFFFF",
    ])
    let first = proposal(for: sources)
    #expect(first.contracts.map(\.file) == ["card.contract.json", "chip.contract.json"])
    #expect((first.before, first.after, first.colors) == (0, 4, 4))
    let second = proposal(for: sources.adding(first))
    #expect(second.contracts.isEmpty && second.before == 4)
    let skipped = proposal(for: sources, taken: ["Card.contract.json"])
    #expect(skipped.contracts.map(\.component) == ["Chip"])
    #expect(skipped.taken == ["card.contract.json"])
  }

  @Test func `colors without a partner are left out with the reason`() throws {
    let proposal = try proposal(
      for: colorProject([
        "card/title": "#111111", "card/bg": "#FFFFFF", "banner/bg": "#FFFFFF", "ink": "#000000",
        "a<b>/text": "#000000", "a<b>/bg": "#FFFFFF",
      ]))
    #expect(proposal.gaps.map(\.paths) == [["ink"], ["banner/bg"], ["a<b>/bg", "a<b>/text"]])
  }

  @Test func `the result does not depend on the order of files`() throws {
    let files = [
      "tokens/a.tokens.json": try colorFile(["card/title": "#111111", "card/bg": "#FFFFFF"]),
      "tokens/b.tokens.json": try colorFile(["chip/label-hover": "#111111", "chip/bg": "#FFFFFF"]),
    ]
    var one = sources(files)
    let first = proposal(for: one).contracts.map(\.bytes)
    one.tokens.reverse()
    #expect(proposal(for: one).contracts.map(\.bytes) == first)
  }

  @Test func `shipped contracts leave only the color to propose that they do not measure`() throws {
    let sources = try Shipped().sources
    let names = sources.contracts.map { String($0.path.dropFirst("tokens/".count)) }
    let found = proposal(for: sources, taken: Set(names))
    #expect(found.contracts.map(\.file) == ["counter-2.contract.json"])
    #expect((found.colors - found.before, found.colors - found.after) == (1, 0))
  }
}

/// Contracts for kinds and parts that differ.
@Suite struct ProposedKindTests {
  @Test func `kinds with other roles become contracts of their own`() throws {
    let proposal = try proposal(
      for: colorProject([
        "tag/red/label": "#000000", "tag/red/bg": "#FFEEEE", "tag/blue/label": "#000000",
        "tag/blue/bg": "#EEEEFF", "tag/plain/label": "#000000", "tag/bg": "#FFFFFF",
        "tag/title": "#000000",
      ]))
    #expect(
      proposal.contracts.map(\.file) == [
        "tag-kinds.contract.json", "tag-plain.contract.json", "tag.contract.json",
      ])
    #expect(try pairNames(proposal.contract("tag")) == ["title on bg"])
    #expect(try pairNames(proposal.contract("tag-kinds")) == ["label on bg-kind"])
    #expect(
      try proposal.contract("tag-kinds").object("axes")["kind"] as? [String] == ["blue", "red"])
  }

  @Test func `on with a level is on that level of every kind`() throws {
    let contract = try proposal(
      for: colorProject([
        "fgColor/onEmphasis": "#FFFFFF", "bgColor/danger/emphasis": "#B00000",
        "bgColor/accent/emphasis": "#1450B0", "bgColor/accent/muted": "#DDEEFF",
      ])
    ).contract("shared-colors")
    #expect(
      Set(pairNames(contract)) == [
        "fgColor-onEmphasis on bgColor-danger-emphasis",
        "fgColor-onEmphasis on bgColor-accent-emphasis",
      ])
  }

  @Test func `colors of more than the limit are left out`() throws {
    var colors = ["card/title": "#000000"]
    for index in 0..<1001 { colors["card/bg\(index)"] = "#FFFFFF" }
    let proposal = try proposal(for: colorProject(colors))
    #expect(proposal.contracts.isEmpty)
    #expect(proposal.gaps.map(\.paths.count) == [1002])
  }

  /// Components of two colors, each of another modifier, which fail in all combinations.
  @Test(arguments: [(4, 40, "more than 4096 waivers"), (6, 64, "[limit-exceeded]")])
  func `contracts with too many waivers or checks are left out`(
    components: Int, contexts: Int, reason: String
  ) {
    func axis(_ name: String, from gray: Int) -> (name: String, contexts: [(String, String)]) {
      let grays = (gray..<gray + contexts).map { String($0, radix: 16).uppercased() }
      return (name, grays.map { ("c" + $0, AxisProject.token(name, "#" + $0 + $0 + $0)) })
    }
    let tokens = (0..<components).map {
      #""k\#($0)": { "$type": "color", "bg": { "$value": "{a}" }, "label": { "$value": "{b}" } }"#
    }
    let project = AxisProject(
      axes: [axis("a", from: 128), axis("b", from: 170)],
      base: "{ \(tokens.joined(separator: ", ")) }")
    let proposal = proposal(for: project.sources)
    #expect(proposal.contracts.count == (contexts == 40 ? 2 : 1))
    #expect(proposal.contracts.count + proposal.refused.count == components)
    #expect(proposal.refused.contains { $0.error.contains(reason) }, "\(proposal.refused)")
  }
}
