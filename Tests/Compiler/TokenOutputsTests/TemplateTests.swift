import TokenTesting

@testable import TokenOutputs

/// The checks of templates before they are rendered.
@Suite struct TemplateTests {
  private func compilation(_ template: String, _ files: [String: String] = [:]) -> Compilation {
    let config = """
      { "outputs": [{ "format": "mustache", "template": "x/t.mustache", "to": "t.md" }] }
      """
    return compiled(
      ["tincture.json": config, "t.tokens.json": "{}", "x/t.mustache": template]
        .merging(files) { $1 })
  }

  @Test(arguments: [
    "", "text only", "{{#themes}}{{label}}{{/themes}}", "{{! {{anything}} here }}",
    "{{{css}}}", "{{&css}}", "{{uppercased(label)}}",
    "{{#reversed(reversed(names))}}{{/reversed(reversed(names))}}",
    "{{^last()}},{{/last()}}", "{{=<% %>=}}<% label %>{{not a tag}}", "{{% CONTENT_TYPE:TEXT}}",
    "{{color.css}}", "{{.}}",
  ]) func `a template with known names has no findings`(template: String) {
    let compilation = compilation(template)
    #expect(compilation.marks == [])
    #expect(compilation.renderings.map(\.path) == ["t.md"])
  }

  @Test(arguments: [
    ("{{lable}}", "1:3", "unknown value 'lable'; did you mean 'label'?"),
    ("a\n  {{# tokns }}{{/ tokns }}", "2:7", "unknown value 'tokns'; did you mean 'tokens'?"),
    ("{{color.hx}}", "1:3", "unknown value 'hx'; did you mean 'hex'?"),
    ("{{shout(label)}}", "1:3", "unknown function 'shout'; see docs/reference/templates.md"),
    ("{{label", "1:3", "this tag is never closed; close it"),
    ("é{{> row}}", "1:6", "the partial 'row' is missing; create 'x/row.mustache'"),
    ("{{> t}}", "1:5", "the partial 't' includes itself; remove the tag"),
    (
      "{{> *name}}", "1:5",
      "'*name' is not a partial's name; use the name of a file next to 'x/t.mustache', without '.mustache'"
    ),
    ("{{=[ ]=}}[lable]", "1:11", "unknown value 'lable'; did you mean 'label'?"),
  ]) func `a fault is reported at its place`(template: String, place: String, message: String) {
    let compilation = compilation(template)
    #expect(compilation.findings.map { "\($0.place.line):\($0.place.column)" } == [place])
    #expect(compilation.findings.map(\.message) == [message])
    #expect(compilation.findings.first?.rule == .invalidTemplate)
    #expect(compilation.renderings.isEmpty)
  }

  @Test func `partials are checked too, each once`() {
    let compilation = compilation(
      "{{> a}}{{> sub/b}}{{> a}}", ["x/a.mustache": "{{> sub/b}}", "x/sub/b.mustache": "{{nme}}"])
    #expect(compilation.findings.map(\.place.file) == ["x/sub/b.mustache"])
  }

  @Test func `partials cannot double without end`() {
    let twice = (0..<30).map { ("x/p\($0).mustache", "{{> p\($0 + 1)}}{{> p\($0 + 1)}}") }
    let files = Dictionary(uniqueKeysWithValues: twice + [("x/p30.mustache", "")])
    #expect(
      compilation("{{> p0}}", files).findings.map(\.message) == [
        "the template is more than 4194304 bytes with its partials written out; include fewer"
      ])
  }

  @Test func `the spaces before a partial count for each of its lines`() {
    let rows = String(repeating: "x\n", count: 3000)
    func messages(_ spaces: Int) -> [String] {
      let files = ["x/p.mustache": "{{> q}}", "x/q.mustache": rows]
      return compilation(String(repeating: " ", count: spaces) + "{{> p}}", files)
        .findings.map(\.message)
    }
    #expect(messages(1000) == [])
    #expect(
      messages(2000).map { $0.hasPrefix("the template is more than 4194304 bytes") } == [true])
  }

  @Test func `a model that is too large is refused before it is read`() {
    let names = (0..<130).map { "x\($0)" }
    let tree = names.map { #""\#($0)": { "$type": "number", "$value": 1 }"# }.joined(
      separator: ", ")
    let contexts = names.map {
      #""\#($0)": [{ "x0": { "$type": "number", "$value": \#($0.dropFirst()) } }]"#
    }
    .joined(separator: ", ")
    let config = """
      { "resolver": "r.resolver.json",
        "outputs": [{ "format": "mustache", "template": "x/t.mustache", "to": "t.md" }] }
      """
    let resolver = """
      { "version": "2025.10", "sets": { "s": { "sources": [{ \(tree) }] } },
        "modifiers": { "m": { "contexts": { \(contexts) } } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/m" }] }
      """
    func marks(_ names: [String]) -> [String] {
      let files = ["tincture.json": config, "r.resolver.json": resolver]
      return compilation("{{! \(names.joined(separator: " ")) }}", files).marks
    }
    #expect(marks(["themes", "tokens", "text"]) == [])
    #expect(marks(TemplateModel.names) == ["limit-exceeded 2:73 -"])
  }

  @Test func `sections cannot nest without end, also through partials`() {
    func nested(_ count: Int, _ inner: String = "") -> String {
      String(repeating: "{{#tokens}}", count: count) + inner
        + String(repeating: "{{/tokens}}", count: count)
    }
    let message =
      "sections in sections are 65 deep, with those of partials, and the limit is 64; nest fewer"
    #expect(compilation(nested(64)).findings.isEmpty)
    #expect(compilation(nested(65)).findings.map(\.message) == [message])
    let found = compilation(nested(40, "{{> p}}"), ["x/p.mustache": nested(25)]).findings
    #expect(found.map(\.message) == [message])
  }

  @Test func `a missing template is reported where the project names it`() {
    let found = compiled([
      "tincture.json":
        #"{ "outputs": [{ "format": "mustache", "template": "no.mustache", "to": "t" }] }"#,
      "t.tokens.json": "{}",
    ])
    #expect(
      found.findings.map(\.message) == [
        "the template 'no.mustache' does not exist; correct the path, or add the file"
      ])
    #expect(found.findings.map(\.place.column) == [51])
  }

  @Test func `a template that is not text is an error`() {
    for bytes in [[0xFF], [0x61, 0]] as [[UInt8]] {
      var sources = sources([
        "tincture.json": #"{ "outputs": [{ "format": "mustache", "template": "t", "to": "o" }] }"#,
        "t.tokens.json": "{}",
      ])
      sources.templates = [SourceFile(path: "t", text: bytes)]
      #expect(compile(sources).findings.map(\.rule) == [.invalidTemplate])
    }
  }

  @Test func `more outputs with templates than the limit are refused`() {
    for count in [100, 101] {
      let outputs = (0..<count).map {
        #"{ "format": "mustache", "template": "t", "to": "o\#($0)" }"#
      }
      var sources = sources([
        "tincture.json": #"{ "outputs": [\#(outputs.joined(separator: ", "))] }"#,
        "t.tokens.json": "{}",
      ])
      sources.templates = [SourceFile(path: "t", text: Array("x".utf8))]
      let compilation = compile(sources)
      #expect(compilation.findings.map(\.rule) == (count > 100 ? [.limitExceeded] : []))
      #expect(compilation.renderings.count == (count > 100 ? 0 : 100))
    }
  }

  @Test func `the list of names matches the model`() throws {
    let compilation = PageProject(files: try modelFiles()).compile()
    let rendering = try #require(compilation.renderings.first, "\(compilation.findings)")
    let json = try JSONSerialization.jsonObject(with: Data(rendering.request)) as? [String: Any]
    #expect(names(in: json?["model"] as Any).sorted() == TemplateModel.names)
    let page = try String(
      contentsOf: packageFolder.appending(path: "docs/reference/templates.md"), encoding: .utf8)
    for name in TemplateModel.names + TemplateModel.functions {
      #expect(page.contains("`\(name)`"), "\(name)")
    }
  }

  @Test func `an answer becomes a file or findings, and an invalid answer nothing`() throws {
    let rendering = try #require(compilation("{{label}}").renderings.first)
    func result(_ answer: String) -> (file: GeneratedFile?, findings: [Diagnostic])? {
      rendering.result(of: Array(answer.utf8))
    }
    #expect(result(#"{"text": "a\nb"}"#)?.file?.bytes == Array("a\nb".utf8))
    let fault = #"{"faults": [{"template": "", "line": 3, "column": 4, "message": "m"}]}"#
    #expect(result(fault)?.file == nil)
    #expect(
      result(fault)?.findings.map {
        "\($0.place.file):\($0.place.line):\($0.place.column) \($0.message)"
      } == ["x/t.mustache:3:4 m"])
    #expect(result(#"{"text": "", "unknown": ["label"]}"#)?.findings.map(\.place.column) == [3])
    let odd = #"{"faults": [{"template": "", "line": 1e300, "column": -4, "message": "m"}]}"#
    #expect(result(odd)?.findings.map(\.place) == [Place(file: "x/t.mustache")])
    for answer in ["", "{}", "[]", #"{"text": 1}"#] { #expect(result(answer) == nil, "\(answer)") }
  }

  /// The shipped project with a template, and with a token of every type and kind.
  private func modelFiles() throws -> [String: [UInt8]] {
    var files = try shippedFiles()
    files["tincture.json"] = Array(
      """
      { "resolver": "tokens/eb.resolver.json", "contracts": ["tokens/*.contract.json"],
        "outputs": [{ "format": "mustache", "template": "t.mustache", "to": "t.md" }] }
      """.utf8)
    files["t.mustache"] = Array("{{! \(TemplateModel.names.joined(separator: " ")) }}".utf8)
    let text = String(decoding: files["tokens/palette.tokens.json"] ?? [], as: UTF8.self)
    let more = """
      {
      "every": {
        "stroke": { "$type": "strokeStyle", "$deprecated": "old", "$value": { "dashArray": [{ "value": 1, "unit": "px" }], "lineCap": "butt" } },
        "border": { "$type": "border", "$value": { "color": "{palette.white}", "width": { "value": 1, "unit": "px" }, "style": "solid" } },
        "ease": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
        "move": { "$type": "transition", "$value": { "duration": { "value": 1, "unit": "s" }, "delay": { "value": 0, "unit": "s" }, "timingFunction": "{every.ease}" } },
        "shadow": { "$type": "shadow", "$value": { "color": "{palette.white}", "offsetX": { "value": 1, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 1, "unit": "px" }, "spread": { "value": 1, "unit": "px" } } },
        "fade": { "$type": "gradient", "$value": [{ "color": "{palette.white}", "position": 0 }] },
        "family": { "$type": "fontFamily", "$value": "A" },
        "type": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": { "value": 1, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } }
      },
      """
    let start = try #require(text.firstIndex(of: "{"))
    files["tokens/palette.tokens.json"] = Array((more + text[text.index(after: start)...]).utf8)
    return files
  }

  private func names(in value: Any) -> Set<String> {
    if let object = value as? [String: Any] {
      return object.reduce(into: Set(object.keys)) { $0.formUnion(names(in: $1.value)) }
    }
    return (value as? [Any] ?? []).reduce(into: []) { $0.formUnion(names(in: $1)) }
  }
}
