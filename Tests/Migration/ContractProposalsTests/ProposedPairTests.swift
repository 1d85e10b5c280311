import TokenTesting

/// Which foreground is on which background.
@Suite struct ProposedPairTests {
  typealias Case = (what: String, file: String, colors: [String: String], pairs: Set<String>)

  private static let cases: [Case] = [
    (
      "a state that lasts has the foregrounds that name it", "input",
      [
        "input/text": "#000000", "input/placeholder": "#333333", "input/bg": "#FFFFFF",
        "input/bg-hover": "#EEEEEE", "input/bg-checked": "#1450B0",
        "input/bg-checked-hover": "#0A3A8A", "input/fg-checked": "#FFFFFF",
      ],
      [
        "text on bg", "text on bg-hover", "placeholder on bg", "placeholder on bg-hover",
        "fg-checked on bg-checked", "fg-checked on bg-checked-hover",
      ]
    ),
    (
      "a label is not on the state of another label", "nav",
      [
        "nav/label": "#000000", "nav/label-alt": "#333333", "nav/label-hover": "#FFFFFF",
        "nav/bg": "#FFFFFF", "nav/bg-hover": "#000000",
      ], ["label on bg", "label-alt on bg", "label-hover on bg-hover"]
    ),
    (
      "a background without a default shows what is behind the component", "menu-item",
      [
        "semantic/menuItemText": "#000000", "semantic/menuItemBackgroundHovered": "#EEEEEE",
        "semantic/menuBackground": "#FFFFFF", "semantic/menuIcon": "#000000",
      ], ["menuItemText on semantic/menuBackground", "menuItemText on menuItemBackgroundHovered"]
    ),
    (
      "messages are on the backgrounds of their kinds", "message",
      [
        "semantic/messageText": "#000000", "semantic/errorBackground": "#FFEEEE",
        "semantic/severeWarningBackground": "#FFEEDD", "semantic/errorIcon": "#B00000",
        "semantic/bodyBackground": "#FFFFFF", "semantic/bodyText": "#000000",
      ],
      [
        "messageText on semantic/errorBackground",
        "messageText on semantic/severeWarningBackground",
      ]
    ),
    (
      "messages are on the backgrounds of their kinds, in groups", "message",
      ["message/txt": "#000000", "message/error/bg": "#FFEEEE", "message/info/bg": "#EEEEFF"],
      ["txt on bg"]
    ),
    (
      "disabled colors are on the disabled background", "shared-colors", disabled,
      ["text-default on surface-page", "text-disabled on background-disabled, inactive"]
    ),
    (
      "disabled colors are not on the disabled background, if another is", "shared-colors",
      disabled.merging(["color/text/on-disabled": "#777777"]) { $1 },
      [
        "text-default on surface-page", "text-disabled on surface-page, inactive",
        "text-on-disabled on background-disabled, inactive",
      ]
    ),
    (
      "the text of the surface is on its levels and states", "shared-colors",
      [
        "color/text/default": "#000000", "color/background/default": "#FFFFFF",
        "color/background/secondary": "#EEEEEE", "color/background/secondary-hover": "#DDDDDD",
        "color/background/default-hover": "#FAFAFA", "color/background/danger": "#B00000",
        "color/background/danger-muted": "#FFEEEE", "color/background/brand-secondary": "#EEEEFF",
        "color/text/brand/on-brand-secondary": "#000000",
      ],
      [
        "text-default on background-default", "text-default on background-secondary",
        "text-default on background-secondary-hover", "text-default on background-default-hover",
        "text-default on background-danger-muted",
        "text-brand-on-brand-secondary on background-brand-secondary",
      ]
    ),
    (
      "a loader has no text", "loader", ["loader/fg": "#000000", "loader/bg": "#FFFFFF"],
      ["fg on bg, graphic"]
    ),
    (
      "a text that names its background is on no other", "chip",
      ["chip/text-on-dark": "#FFFFFF", "chip/text": "#000000", "chip/bg": "#FFFFFF"], ["text on bg"]
    ),
    (
      "what is next to a field or around it is on the page", "input",
      [
        "surface/page": "#FFFFFF", "input/bg": "#EEEEEE", "input/text": "#000000",
        "input/label": "#000000", "input/help-text": "#333333", "input/error-message": "#B00000",
        "input/icon": "#333333", "input/focus-ring": "#1450B0", "input/border/rest": "#555555",
        "input/border/hover": "#333333", "input/border/focus": "#1450B0",
      ],
      [
        "label on surface/page", "help-text on surface/page", "error-message on surface/page",
        "focus-ring on surface/page, graphic", "border-focus on surface/page, graphic",
        "text on bg", "icon on bg, graphic", "border on bg, graphic",
      ]
    ),
    (
      "a field can have a name with a role", "text-field",
      [
        "surface/page": "#FFFFFF", "textField/container": "#EEEEEE", "textField/value": "#000000",
        "textField/helper": "#333333", "textField/label": "#000000",
        "textField/label-hover": "#333333",
      ],
      [
        "helper on surface/page", "value on container", "label on container",
        "label-hover on container",
      ]
    ),
    (
      "an outline is around a component of several kinds", "chip",
      [
        "surface/page": "#FFFFFF", "chip/outline": "#1450B0", "chip/red/bg": "#FFEEEE",
        "chip/blue/bg": "#EEEEFF", "chip/red/text": "#000000", "chip/blue/text": "#000000",
      ], ["outline on surface/page, graphic", "text on bg"]
    ),
    (
      "what is on a color is not on others that share a word", "chip",
      [
        "chip/primary": "#1450B0", "chip/on-primary": "#FFFFFF", "chip/on-primary-fixed": "#001A41",
        "chip/surface-fixed": "#FFFFFF", "chip/text-on-color": "#FFFFFF",
        "chip/primary-container": "#D8E2FF", "chip/on-primary-container": "#001A41",
      ], ["on-primary on primary", "on-primary-container on primary-container"]
    ),
    (
      "color is the text next to a background color", "alert",
      ["alert/color": "#000000", "alert/background-color": "#FFFFFF"], ["color on background-color"]
    ),
    (
      "a part and a text can name their component", "app-bar",
      [
        "appBarBackground": "#FFFFFF", "appBarItemBackgroundHovered": "#EEEEEE",
        "textAppBar": "#000000", "background": "#000000",
      ], ["textAppBar on appBarBackground", "textAppBar on appBarItemBackgroundHovered"]
    ),
  ]

  private static let disabled = [
    "color/text/default": "#000000", "color/text/disabled": "#999999",
    "color/background/disabled": "#EEEEEE", "color/surface/page": "#FFFFFF",
  ]

  @Test(arguments: cases) func `names say the pairs`(_ it: Case) throws {
    #expect(
      try Set(pairNames(proposal(for: colorProject(it.colors)).contract(it.file))) == it.pairs)
  }

  @Test func `a text is perhaps on a part that it does not name`() throws {
    let contract = try proposal(
      for: colorProject(["nav/label": "#000000", "nav/bg": "#FFFFFF", "nav/bg-child": "#EEEEEE"])
    ).contract("nav")
    #expect(pairNames(contract) == ["label on bg"])
    #expect(
      (contract["$comment"] as? [String])?.last
        == "Not sure that there is such a pair: nav/label on nav/bg-child, 18.09:1.")
  }
}

/// What is left out because the names were probably misread.
@Suite struct ProposedGapTests {
  @Test func `steps of a palette are in no pair`() throws {
    var colors = ["text/default": "#000000", "surface/page": "#FFFFFF", "base": "#888888"]
    for step in ["50", "100", "500", "700", "900"] { colors["text/\(step)"] = "#777777" }
    let proposal = try proposal(for: colorProject(colors))
    #expect(try pairNames(proposal.contract("shared-colors")) == ["text-default on surface-page"])
    #expect(proposal.gaps.map(\.reason).last == "it is a step of a palette")
  }

  @Test func `a contract with nothing to check is not written`() throws {
    let empty = try proposal(
      for: colorProject([
        "tab/label/rest": "#000000", "tab/label/hover": "#000000", "tab/bg-disabled": "#FFFFFF",
      ]))
    #expect(empty.contracts.isEmpty && empty.refused[0].error == "there is nothing to check")
    let sources = try colorProject([
      "tab/x/disabled/label": "#000000", "tab/x/disabled/bg": "#FFFFFF",
    ])
    #expect(compile(sources.adding(proposal(for: sources))).audit.count(.exempt) == 1)
  }

  @Test func `an inverse color is only on an inverse background`() throws {
    let proposal = try proposal(
      for: colorProject([
        "surface/page": "#FFFFFF", "text/default": "#000000", "link/label": "#000000",
        "link/inverse/label": "#FFFFFF", "card/title": "#000000", "card/bg": "#FFFFFF",
        "card/inverted/title": "#FFFFFF", "card/inverted/bg": "#000000", "tab/bg": "#FFFFFF",
        "tab/label": "#000000", "tab/knockout/label": "#FFFFFF",
      ]))
    #expect(try pairNames(proposal.contract("link")) == ["label on surface/page"])
    #expect(
      try Set(pairNames(proposal.contract("card"))) == [
        "title on bg", "inverted-title on inverted-bg",
      ])
    #expect(try pairNames(proposal.contract("tab")) == ["label on bg"])
    let gap = try #require(proposal.gaps.first)
    #expect(gap.reason == "no name says which inverse background this color is on")
    #expect(gap.paths == ["link/inverse/label", "tab/knockout/label"])
  }

  @Test func `a pair that cannot be seen is a comment`() throws {
    let sources = try colorProject([
      "card/title": "#111111", "card/border": "#FFFFFF", "card/bg": "#FFFFFF",
      "card/caption": "#EEEEEE", "chip/label": "#FAFAFA", "chip/bg": "#FFFFFF",
    ])
    let proposal = proposal(for: sources)
    #expect(proposal.contracts.map(\.file) == ["card.contract.json"])
    let card = try proposal.contract("card")
    #expect(pairNames(card) == ["title on bg"])
    #expect(card["waivers"] == nil)
    #expect(
      (card["$comment"] as? [String])?.dropFirst().first
        == "Left out: card/border on card/bg, at most 1.00:1. It cannot be seen there, so the names "
        + "may mean something else.")
    #expect(
      proposal.gaps.map(\.reason) == [
        "it cannot be seen on what its name says; see the comments in the contracts"
      ])
    #expect(
      proposal.gaps.map(\.paths) == [["card/border", "card/caption", "chip/bg", "chip/label"]])
    let audited = compile(sources.adding(proposal))
    #expect(audited.findings.filter { $0.severity == .error } == [])
  }

  @Test func `values with which a pair cannot be seen are left out`() throws {
    var colors: [String: String] = [:]
    for kind in ["red", "blue", "green"] {
      colors["tag/\(kind)/label"] = "#333333"
      colors["tag/\(kind)/bg/muted"] = "#EEEEEE"
      colors["tag/\(kind)/bg/emphasis"] = "#333333"
    }
    let sources = try colorProject(colors)
    let contract = try proposal(for: sources).contract("tag")
    #expect(
      contract.objects("contrast").map { $0.object("when")["variant"] as? [String] } == [["muted"]])
    #expect(contract["waivers"] == nil)
    let audited = compile(sources.adding(proposal(for: sources)))
    #expect(audited.findings.filter { $0.severity == .error } == [])
  }

  @Test func `a second run proposes nothing`() throws {
    var colors = [
      "chip/label-hover": "#000000", "chip/bg-hover": "#FFFFFF", "chip/label-default": "#000000",
      "card/title": "#111111", "card/border": "#FFFFFF", "card/bg": "#FFFFFF",
    ]
    for kind in ["red", "blue"] {
      colors["tag/\(kind)/bg"] = "#FFFFFF"
      colors["tag/\(kind)/label"] = "#000000"
    }
    let sources = try colorProject(colors)
    let first = proposal(for: sources)
    #expect(first.contracts.count == 3)
    let second = proposal(for: sources.adding(first), taken: Set(first.contracts.map(\.file)))
    #expect(second.contracts.isEmpty && second.taken == [] && second.refused.isEmpty)
    #expect(second.before == first.after && second.after == first.after)
  }

  @Test func `a new color gets a contract of its own`() throws {
    var colors = ["chip/label": "#000000", "chip/bg": "#FFFFFF", "chip/title": "#000000"]
    let first = try proposal(for: colorProject(colors))
    colors["chip/icon"] = "#000000"
    let second = try proposal(
      for: colorProject(colors).adding(first), taken: Set(first.contracts.map(\.file)))
    #expect(second.contracts.map(\.file) == ["chip-2.contract.json"])
    #expect(try pairNames(second.contract("chip-2")) == ["icon on bg, graphic"])
  }
}
