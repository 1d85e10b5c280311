import TokenTesting

/// The settings `include`, `exclude` and `names` of outputs.
@Suite struct OutputTokensTests {
  private static let formats = ["swift", "css", "xcassets", "compose", "json"]

  /// Compiles a project with one output.
  private func compiled(
    _ format: String, _ settings: String, tokens: String = palette, more: [String: String] = [:]
  ) -> Compilation {
    let package = format == "compose" ? #", "package": "a""# : ""
    let output = #"{ "format": "\#(format)", "to": "out"\#(package)\#(settings) }"#
    return TokenTesting.compiled(
      more.merging([
        "tincture.json": #"{ "rules": { "unpaired-color": "off" }, "outputs": [\#(output)] }"#,
        "t.tokens.json": tokens,
      ]) { $1 })
  }

  private func text(_ compilation: Compilation) -> String {
    compilation.files.map { $0.path + "\n" + String(decoding: $0.bytes, as: UTF8.self) }
      .joined(separator: "\n")
  }

  private static let palette = """
    { "palette": { "$type": "color", "$description": "Primitive.",
        "ink": { "$description": "Blackest.",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } },
      "background": { "$type": "color", "page": { "$value": "{palette.ink}" } } }
    """

  // MARK: Selection

  @Test(arguments: Self.formats)
  func `a token that is left out is nowhere, and its references keep their values`(format: String) {
    for settings in [#", "exclude": ["palette/**"]"#, #", "include": ["back*/*"]"#] {
      let compilation = compiled(format, settings)
      #expect(compilation.findings.map(\.message) == [])
      let text = text(compilation).lowercased()
      #expect(!text.contains("palette") && !text.contains("blackest"), "\(text)")
      #expect(text.contains("page"))
    }
    let whole = text(compiled(format, ""))
    #expect(whole.lowercased().contains("palette"))
    #expect(text(compiled(format, #", "include": ["**"]"#)) == whole)
  }

  @Test func `templates see only the tokens of their output`() throws {
    let settings = #", "template": "t.mustache", "exclude": ["palette/*"]"#
    let compilation = compiled(
      "mustache", settings, more: ["t.mustache": "{{#tokens}}{{path}}{{/tokens}}"])
    let request = String(
      decoding: try #require(compilation.renderings.first).request, as: UTF8.self)
    #expect(request.contains("background/page") && !request.contains("palette"))
    #expect(!request.contains(#""css""#), "what no template names is left out")
  }

  @Test func `exclude wins over include`() {
    let settings = #", "include": ["**"], "exclude": ["palette/i?k", "**/ink"]"#
    let compilation = compiled("css", settings)
    #expect(!text(compilation).contains("ink"))
    #expect(
      compilation.findings.map(\.message)
        == ["'palette/i?k' matches no token; did you mean 'palette/ink'?"])
  }

  @Test(arguments: [
    ("palete/**", "did you mean 'palette/**'?"), ("palette", "did you mean 'palette/**'?"),
    ("palette/inc", "did you mean 'palette/ink'?"), ("zzz/*", "correct the pattern, or remove it"),
    ("*/nothing", "correct the pattern, or remove it"),
  ]) func `a pattern that matches no token is a warning`(pattern: String, advice: String) {
    let compilation = compiled("css", #", "exclude": ["\#(pattern)"]"#)
    #expect(
      compilation.findings.map { "\($0.rule.rawValue) \($0.severity): \($0.message)" }
        == ["unmatched-pattern warning: '\(pattern)' matches no token; \(advice)"])
    #expect(compilation.findings.first?.place.file == "tincture.json")
    #expect(!compilation.files.isEmpty)
  }

  @Test func `an empty list and an empty name are errors`() {
    #expect(
      compiled("css", #", "include": []"#).findings.map(\.message)
        == ["'include' is empty; add a pattern, or remove 'include'"])
    #expect(
      compiled("css", #", "exclude": ["a//b"]"#).findings.map(\.message)
        == ["expected a path of tokens, such as 'color/**', found 'a//b'"])
  }

  // MARK: Components

  private let chip = """
    { "component": "Chip", "path": "chip/<kind>/*", "axes": { "kind": ["plain", "loud"] },
      "roles": { "size": { "type": "dimension" },
        "inset": { "type": "dimension", "path": "space/<kind>" } } }
    """
  private let chipTokens = """
    { "chip": { "$type": "dimension",
        "plain": { "size": { "$value": { "value": 11, "unit": "px" } } },
        "loud": { "size": { "$value": { "value": 22, "unit": "px" } } } },
      "space": { "$type": "dimension",
        "plain": { "$value": { "value": 33, "unit": "px" } },
        "loud": { "$value": { "value": 44, "unit": "px" } } } }
    """

  @Test func `a component keeps its roles, with literal values for tokens that are left out`() {
    let contract = ["chip.contract.json": chip]
    let forwarded = compiled("swift", "", tokens: chipTokens, more: contract)
    #expect(forwarded.file("Chip.swift").contains("_theme.space.plain"))
    for settings in [#", "exclude": ["space/**"]"#, #", "exclude": ["**"]"#] {
      let compilation = compiled("swift", settings, tokens: chipTokens, more: contract)
      #expect(compilation.findings.map(\.message) == [])
      let component = compilation.file("Chip.swift")
      for number in ["11", "22", "33", "44"] { #expect(component.contains(number)) }
      #expect(!component.contains("_theme.space"))
      #expect(!compilation.file("Theme.swift").contains("SpaceTokens"))
    }
  }

  @Test func `the contract names its tokens`() {
    let compilation = compiled(
      "swift", #", "names": { "chip/plain/size": "width", "chip/plain": "simple" }"#,
      tokens: chipTokens, more: ["chip.contract.json": chip])
    #expect(
      compilation.findings.map(\.message).sorted() == [
        "the contract of Chip gives 'chip/plain' its name; rename it in the contract, or remove it "
          + "from 'names'",
        "the contract of Chip gives 'chip/plain/size' its name; rename it in the contract, or "
          + "remove it from 'names'",
      ])
    let group = compiled(
      "swift", #", "names": { "chip": "pill" }"#, tokens: chipTokens,
      more: ["chip.contract.json": chip])
    #expect(group.findings.map(\.message) == [])
    #expect(group.file("Chip.swift").contains("Theme.PillTokens"))
  }

  // MARK: Names

  private let spaces = """
    { "space": { "$type": "color",
        "15x": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "1_5x": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } } }
    """

  @Test(arguments: [
    ("swift", "var x15:"), ("css", "--gap-x15: "), ("compose", "val x15:"),
    ("xcassets", "out/gap/x15.colorset/Contents.json"),
  ]) func `a name replaces one part of a path`(format: String, expected: String) {
    let compilation = compiled(
      format, #", "names": { "space/15x": "x15", "space": "gap" }"#, tokens: spaces)
    #expect(compilation.findings.map(\.message) == [])
    #expect(text(compilation).contains(expected), "\(text(compilation))")
    #expect(!text(compilation).contains("SpaceTokens"))
  }

  @Test(arguments: [
    (
      "swift", "x 15",
      "a name in Swift must begin with a letter, and have only letters, digits and '_'"
    ),
    (
      "swift", "15x",
      "a name in Swift must begin with a letter, and have only letters, digits and '_'"
    ),
    ("swift", "init", "choose a name that Swift or generated code does not use"),
    ("swift", "TokenColor", "choose a name that Swift or generated code does not use"),
    ("css", "a b", "a name in CSS must have only letters, digits, '-' and '_'"),
    ("css", "", "a name in CSS must have only letters, digits, '-' and '_'"),
    (
      "compose", "a-b",
      "a name in Kotlin must begin with a letter, and have only letters, digits and '_'"
    ),
    ("compose", "class", "choose a name that Kotlin does not use"),
    ("xcassets", "a/b", "a name in an asset catalog must be a file name, such as 'a_b'"),
  ]) func `an invalid name is an error`(format: String, name: String, message: String) {
    let compilation = compiled(
      format, #", "names": { "space/15x": "\#(name)", "space/1_5x": "fine" }"#, tokens: spaces)
    #expect(
      compilation.findings.map { "\($0.rule.rawValue): \($0.message)" }
        == ["invalid-project: \(message), found '\(name)'"])
    #expect(compilation.isStopped)
  }

  @Test func `keywords are valid names`() {
    let compilation = compiled(
      "swift", #", "names": { "space/15x": "default", "space": "in" }"#, tokens: spaces)
    #expect(compilation.findings.map(\.message) == [])
    #expect(text(compilation).contains("var `default`:"))
  }

  @Test(arguments: [
    (
      "space/16x", #""#, "'space/16x' in 'names' is not a token or group; did you mean 'space/15x'?"
    ),
    (
      "nothing", #""#,
      "'nothing' in 'names' is not a token or group; correct the path, or remove it"
    ),
    (
      "space/15x", #", "exclude": ["space/15x"]"#,
      "'space/15x' is not in this output; remove it from 'names', or change 'include' or 'exclude'"
    ),
  ]) func `a name for a token that is not there is an error`(
    path: String, settings: String, message: String
  ) {
    let compilation = compiled(
      "css", #", "names": { "\#(path)": "x" }\#(settings)"#, tokens: spaces)
    #expect(compilation.findings.filter { $0.rule == .invalidProject }.map(\.message) == [message])
  }

  @Test func `a top-level name in Swift cannot be that of a member of Theme`() {
    let compilation = compiled("swift", #", "names": { "space": "id" }"#, tokens: spaces)
    #expect(
      compilation.findings(.invalidProject).map(\.message)
        == ["'Theme' already has a member 'id'; choose another name"])
  }

  @Test func `the semantic colors can have another name in Swift`() {
    let tokens = spaces.replacing("space", with: "color")
    let compilation = compiled(
      "swift", #", "names": { "color": "paints", "color/15x": "x15" }"#, tokens: tokens)
    #expect(compilation.findings.map(\.message) == [])
    #expect(
      text(compilation).contains("static var paints: Adaptive<PaintsTokens> { adaptive.paints }"))
  }

  @Test func `a token whose lookalike has a name keeps its own name`() {
    let tokens = #"{ "g": { "$type": "number", "ab": { "$value": 1 }, "AB": { "$value": 2 } } }"#
    let compilation = compiled("swift", #", "names": { "g/ab": "first" }"#, tokens: tokens)
    #expect(compilation.findings.map(\.message) == [])
    #expect(text(compilation).contains("var first:") && text(compilation).contains("var ab:"))
  }

  // MARK: Collisions

  private func project(_ outputs: String...) -> Compilation {
    TokenTesting.compiled([
      "tincture.json": """
      { "rules": { "unpaired-color": "off" }, "outputs": [\(outputs.joined(separator: ", "))] }
      """, "t.tokens.json": spaces,
    ])
  }

  @Test func `a collision stops only the outputs that have it`() {
    let compilation = project(
      #"{ "format": "swift", "to": "Themes" }"#, #"{ "format": "json", "to": "t.json" }"#,
      #"{ "format": "swift", "to": "Named", "names": { "space/15x": "x15" } }"#,
      #"{ "format": "swift", "to": "Other" }"#)
    #expect(
      compilation.findings(.nameCollision).map(\.message) == [
        "'space/1_5x' and 'space/15x' would both be 'space15x' in Swift; set \"names\": { "
          + "\"space/1_5x\": \"…\" } for the outputs 'Themes' and 'Other', or rename one of them"
      ])
    #expect(compilation.stopped == ["Themes", "Other"])
    #expect(compilation.hasErrors && !compilation.isStopped)
    let folders = Set(compilation.files.map { $0.path.split(separator: "/")[0] })
    #expect(folders == ["Named", "t.json"])
  }

  @Test func `the API of a project has the names of its first Swift output`() {
    func sources(_ settings: String) -> Sources {
      TokenTesting.sources([
        "tincture.json": """
        { "outputs": [{ "format": "swift", "to": "Themes"\(settings) }] }
        """, "t.tokens.json": Self.palette,
      ])
    }
    let difference = diff(
      sources(""),
      after: sources(#", "exclude": ["palette/**"], "names": { "background": "ground" }"#))
    let removed = difference.api.removed.map(\.path)
    #expect(removed.contains { $0.contains("palette") })
    #expect(removed.contains { $0.contains("background") })
    #expect(difference.api.added.contains { $0.path.contains("ground") })
  }
}
