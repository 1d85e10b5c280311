import TokenTesting

/// The symbols in a difference are those of the generated Swift, as the compiler confirms.
@Suite struct DiffSymbolTests {
  @Test func `every symbol of the shipped Swift has its reported type`() throws {
    let shipped = try Shipped()
    var empty = shipped
    empty.sources.tokens = []
    (empty.sources.contracts, empty.sources.resolver) = ([], nil)
    let api = diff(empty.sources, after: shipped.sources).api
    let symbols = api.added + api.changed.map { SwiftSymbol(path: $0.path, type: $0.after) }
    for path in [
      "Theme.light", "Theme.init(mode:)", "Theme.colors.background.danger",
      "theme.colors.surface.page", "theme.countdown.one.expiring.unit",
      "theme.countdown.pill[EBCountdownState]", "EBCountdownState.expired",
      "theme.badge.danger.label", "theme.palette.white",
    ] { #expect(symbols.contains { $0.path == path }, "\(path)") }
    try expectNoMessages(
      compile(shipped.sources), use: use(symbols.map(Use.init)), module: "DiffShipped", version: "6"
    )
  }

  @Test(arguments: [("Acme", nil, "Acme"), (nil, "Acme", "Acme.")] as [(String?, String?, String)])
  func `symbols have the prefix or the namespace of the project's Swift`(
    prefix: String?, namespace: String?, ours: String
  ) throws {
    var shipped = try Shipped().sources
    shipped.project.outputs = [Project.Output(format: .swift, to: "Themes")]
    shipped.project.outputs[0].settings.set("prefix", to: prefix)
    shipped.project.outputs[0].settings.set("namespace", to: namespace)
    var empty = shipped
    empty.tokens = []
    (empty.contracts, empty.resolver) = ([], nil)
    let symbols = diff(empty, after: shipped).api.added
    for path in ["\(ours)Theme.light", "\(ours)EBCountdownState.expired", "theme.palette.white"] {
      #expect(symbols.contains { $0.path == path }, "\(path)")
    }
    #expect(!symbols.contains { $0.path.hasPrefix("Theme.") || $0.path == "Acme" })
    try expectNoMessages(
      compile(shipped), use: use(symbols.map(Use.init), theme: "\(ours)Theme"),
      module: "DiffNamed\(prefix ?? "Nested")", version: "6")
  }

  @Test func `removed, renamed and changed symbols compile only on their side`() throws {
    let (one, two) = (sources(Self.before), sources(Self.after))
    let diff = diff(one, after: two)
    let api = diff.api
    #expect(api.removed.map(\.path) == ["theme.tag.on.bg", "theme.size.gone", "TagState.on"])
    #expect(api.added.map(\.path) == ["theme.tag.off.bg", "theme.size.come", "TagState.off"])
    #expect(api.renamed.map(\.from.path) == ["theme.size.small"])
    #expect(api.renamed.map(\.to.path) == ["theme.size.tiny"])
    #expect(api.changed.map(\.path) == ["theme.size.kind"])
    #expect(api.deprecated.map(\.path) == ["theme.size.old"])
    #expect(diff.advice.level == .major)
    let old =
      (api.removed + api.renamed.map(\.from)).map(Use.init)
      + api.changed.map { Use(path: $0.path, type: $0.before) }
    let new =
      (api.added + api.renamed.map(\.to)).map(Use.init)
      + api.changed.map { Use(path: $0.path, type: $0.after) }
    try expectNoMessages(compile(one), use: use(old), module: "DiffOld", version: "6")
    try expectNoMessages(compile(two), use: use(new), module: "DiffNew", version: "6")
    #expect(try faults(compile(one), new, module: "DiffOldNew") == new.count)
    #expect(try faults(compile(two), old, module: "DiffNewOld") == old.count)
  }

  @Test func `a component whose contract is no longer met is reported without its symbols`() {
    var broken = Self.before
    broken["t.tokens.json"] = broken["t.tokens.json"]?
      .replacing(#""on": { "bg": { "$value": \#(color("#FFFFFF")) } },"#, with: "")
    let diff = diff(sources(Self.before), after: sources(broken))
    #expect(diff.api.unmet.map(\.component) == ["Tag"] && diff.api.unmet[0].isNow)
    #expect(diff.api.added == [] && diff.api.removed == [] && diff.api.changed == [])
    #expect(diff.advice.level == .major && diff.errors.after > 0 && diff.errors.before == 0)
    let reverse = TokenCompiler.diff(sources(broken), after: sources(Self.before))
    #expect(reverse.advice.level == .minor && !reverse.api.unmet[0].isNow)
  }

  /// A symbol and the type it is used as.
  private struct Use {
    var path: String
    var type: String

    init(path: String, type: String) { (self.path, self.type) = (path, type) }
    init(_ symbol: SwiftSymbol) { self.init(path: symbol.path, type: symbol.type) }
  }

  /// Swift that uses each symbol with its type.
  private func use(_ symbols: [Use], theme: String = "Theme") -> String {
    let lines = symbols.map { symbol -> String in
      let path = symbol.path.replacing(/\[([^\]]+)\]/) { match in
        let values = match.1.split(separator: ", ").map { "\($0).allCases[0]" }
        return "[\(values.joined(separator: ", "))]"
      }
      let type = symbol.type.prefix { $0 != " " }
      if symbol.type.hasPrefix("(") { return "  _ = \(path)" }
      return symbol.type == "enum" ? "  _ = \(path).self" : "  let _: \(type) = \(path)"
    }
    return "func use(_ theme: \(theme)) {\n\(lines.joined(separator: "\n"))\n}\n"
  }

  /// The number of symbols that the compiler rejects, each tried in a separate function.
  private func faults(_ compilation: Compilation, _ symbols: [Use], module: String) throws -> Int {
    let functions = symbols.enumerated().map { index, symbol in
      use([symbol]).replacing("func use", with: "func use\(index)")
    }
    let messages = try SwiftCompiler.shared.get().messages(
      about: compilation, use: functions.joined(), module: module, version: "6")
    let places = messages.split(separator: "\n").filter { $0.contains("_Use.swift:") }
      .filter { $0.contains(" error: ") }.map { $0.split(separator: ":").prefix(2) }
    return Set(places).count
  }

  private static let before = [
    "a.tokens.json": """
    { "size": { "$type": "dimension",
      "small": { "$value": { "value": 1, "unit": "px" } },
      "gone": { "$value": { "value": 2, "unit": "px" } },
      "kind": { "$value": { "value": 3, "unit": "px" } },
      "old": { "$value": { "value": 4, "unit": "px" } } } }
    """,
    "t.tokens.json": """
    { "tag": { "$type": "color", "on": { "bg": { "$value": \(color("#FFFFFF")) } },
      "idle": { "bg": { "$value": \(color("#000000")) } } } }
    """, "t.contract.json": contract(["on", "idle"]),
  ]

  private static let after = [
    "a.tokens.json": """
    { "size": { "$type": "dimension",
      "tiny": { "$value": { "value": 1, "unit": "px" } },
      "come": { "$value": { "value": 22, "unit": "px" } },
      "kind": { "$type": "duration", "$value": { "value": 3, "unit": "ms" } },
      "old": { "$value": { "value": 4, "unit": "px" }, "$deprecated": "use \\"tiny\\"" } } }
    """,
    "t.tokens.json": """
    { "tag": { "$type": "color", "off": { "bg": { "$value": \(color("#FFFF00")) } },
      "idle": { "bg": { "$value": \(color("#000000")) } } } }
    """, "t.contract.json": contract(["off", "idle"]),
  ]

  private static func contract(_ states: [String]) -> String {
    #"{ "component": "Tag", "path": "tag/<state>/*", "axes": { "state": \#(states) }, "#
      + #""roles": { "bg": { "type": "color" } } }"#
  }
}
