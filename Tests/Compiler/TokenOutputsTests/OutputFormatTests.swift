import TokenTesting

/// Tests of every format in `OutputFormat.all`. A new format needs no new test here.
@Suite struct OutputFormatTests {
  @Test func `ids and names of settings are unique words`() {
    let ids = OutputFormat.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for format in OutputFormat.all {
      let names = ["format", "to"] + format.kind.settings.map(\.name)
      #expect(Set(names).count == names.count, "\(format.id)")
      #expect(format.id.allSatisfy { "abcdefghijklmnopqrstuvwxyz-".contains($0) })
      #expect(!format.kind.summary.isEmpty && !format.kind.summary.contains("\n"))
    }
  }

  @Test(arguments: OutputFormat.all.map(\.id))
  func `a small project compiles to files that are marked as generated`(id: String) throws {
    let format = try format(id)
    let compilation = compile(format, to: format.samplePath)
    #expect(compilation.findings.map(\.message) == [])
    #expect(!compilation.files.isEmpty || !compilation.renderings.isEmpty)
    let others = compile(format, to: format.samplePath, projectFile: "brand.json").files
    #expect(others.map(\.path) == compilation.files.map(\.path))
    for (file, other) in zip(compilation.files, others.map(\.bytes)) {
      #expect((FileHeader(file.bytes) != nil) == (format.seal != nil), "\(file.path)")
      guard let seal = format.seal else { continue }
      #expect(file.bytes.starts(with: seal.opening.utf8))
      #expect(
        FileHeader(file.bytes)?.isIntact == true
          && FileHeader(file.bytes + [0x20])?.isIntact == false)
      #expect(FileHeader(file.bytes)?.sources != nil)
      #expect(FileHeader(other)?.isIntact == true && other != file.bytes)
      guard case .leftOver = Stray(other, project: "brand.json"),
        case .another = Stray(other, project: "tincture.json"),
        case .leftOver = Stray(file.bytes, project: "tincture.json")
      else {
        Issue.record("\(file.path) does not name its project")
        continue
      }
    }
  }

  @Test(arguments: OutputFormat.all.filter { $0.seal != nil }.map(\.id))
  func `a file that another tool formatted is not called edited`(id: String) throws {
    let format = try format(id)
    for file in compile(format, to: format.samplePath).files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(file.drift(from: Array(text.replacing("\n", with: "\r\n").utf8)) == nil)
      let formatted = file.drift(from: Array(text.replacing("\n", with: "\n ").utf8))
      #expect(formatted?.message.contains("formatted by another tool?") == true)
      let edited = file.drift(from: file.bytes + Array("x".utf8))
      #expect(edited?.message.contains("edited by hand") == true)
    }
  }

  @Test(arguments: OutputFormat.all.filter { $0.seal != nil }.map(\.id))
  func `a file in the form of another version is neither stale nor edited`(id: String) throws {
    let format = try format(id)
    let form = try #require(format.seal).form
    for ours in compile(format, to: format.samplePath).files {
      let others = GeneratedFile(path: ours.path, bytes: ours.bytes.withForm(form + 1))
      let newer = try #require(ours.drift(from: others.bytes))
      #expect(newer.rule == .otherVersion && newer.message.contains("by a newer version"))
      let older = try #require(others.drift(from: ours.bytes))
      #expect(older.rule == .otherVersion && older.message.contains("by an older version"))
      #expect(ours.drift(from: others.bytes + [0x20])?.rule == .editedOutput)
    }
    for project in ["tincture.json", "brand.json"] {
      for ours in compile(format, to: format.samplePath, projectFile: project).files {
        guard case .leftOver = Stray(ours.bytes.withForm(form + 1), project: project) else {
          Issue.record("\(ours.path) in another form does not name its project")
          continue
        }
      }
    }
  }

  @Test(arguments: OutputFormat.all.map(\.id))
  func `files are inside the output's path`(id: String) throws {
    let format = try format(id)
    let path = format.samplePath
    let compilation = compile(format, to: path)
    for file in compilation.files.map(\.path) + compilation.renderings.map(\.path) {
      let isFolder = format.kind.destination.isFolder(path: path)
      #expect(isFolder ? file.hasPrefix(path + "/") : file == path)
      if case .folder(let ending) = format.kind.destination { #expect(file.hasSuffix(ending)) }
    }
  }

  @Test(arguments: OutputFormat.all.map(\.id))
  func `a setting of another format is an error that names the format`(id: String) throws {
    let format = try format(id)
    let own = format.kind.settings.map(\.name)
    let all = OutputFormat.all.flatMap(\.kind.settings)
    for setting in all where !own.contains(setting.name) {
      let owners = OutputFormat.all.filter { other in
        other.kind.settings.contains { $0.name == setting.name }
      }
      let found = findings(format, to: format.samplePath, "\"\(setting.name)\": \(setting.sample)")
      #expect(
        found == [
          "unknown-key: format '\(id)' has no setting '\(setting.name)'; it has "
            + (["to"] + own).quotedList() + ", and '\(setting.name)' belongs to "
            + owners.map(\.id).quotedList(conjunction: "or")
        ])
    }
    let found = findings(format, to: format.samplePath, #""zzzzzzzz": 1"#)
    #expect(found.count == 1 && found[0].hasPrefix("unknown-key: unknown key 'zzzzzzzz' in"))
  }

  @Test(arguments: OutputFormat.all.map(\.id))
  func `each setting accepts its sample and no value of another shape`(id: String) throws {
    let format = try format(id)
    for setting in format.kind.settings {
      let required = format.kind.settings.filter { $0.isRequired && $0.name != setting.name }
      func messages(_ value: String?) -> [String] {
        let settings = required.map(\.member) + (value.map { ["\"\(setting.name)\": \($0)"] } ?? [])
        return read(format, to: format.samplePath, settings).findings.map(\.message)
      }
      #expect(messages(setting.sample) == [])
      #expect(messages("1").first?.hasPrefix("expected ") ?? false)
      #expect(
        messages(nil) == (setting.isRequired ? ["'\(setting.name)' is missing from an output"] : [])
      )
    }
  }

  // MARK: - Projects

  private func format(_ id: String) throws -> OutputFormat {
    try #require(OutputFormat.all.first { $0.id == id })
  }

  private func read(
    _ format: OutputFormat, to path: String, _ settings: [String]
  ) -> (project: Project, findings: [Diagnostic]) {
    Project.read(SourceFile(path: "tincture.json", text: text(format, to: path, settings)))
  }

  private func findings(_ format: OutputFormat, to path: String, _ more: String...) -> [String] {
    let settings = format.kind.settings.filter(\.isRequired).map(\.member)
    return read(format, to: path, settings + more).findings
      .map { "\($0.rule.rawValue): \($0.message)" }
  }

  private func text(_ format: OutputFormat, to path: String, _ settings: [String]) -> String {
    let members = ["\"format\": \"\(format.id)\"", "\"to\": \"\(path)\""] + settings
    return "{ \"outputs\": [{ \(members.joined(separator: ", ")) }] }"
  }

  private func compile(
    _ format: OutputFormat, to path: String, projectFile: String? = nil
  ) -> Compilation {
    let settings = format.kind.settings.filter(\.isRequired).map(\.member)
    var sources = sources([
      "tincture.json": text(format, to: path, settings), "t.mustache": "{{#themes}}{{/themes}}",
      "c.contract.json": """
      { "component": "Chip", "path": "chip/*", "roles": { "bg": { "type": "color" },
        "label": { "type": "color" } }, "contrast": [{ "foreground": "label", "on": "bg" }] }
      """,
      "t.tokens.json": """
      { "chip": { "$type": "color", "bg": { "$value": \(white) }, "label": { "$value": \(black) } } }
      """,
    ])
    sources.projectFile = projectFile
    return TokenCompiler.compile(sources)
  }

  private let white = #"{ "colorSpace": "srgb", "components": [1, 1, 1] }"#
  private let black = #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#
}

extension OutputFormat {
  /// A path that the format can write.
  fileprivate var samplePath: String {
    switch kind.destination {
    case .file, .folder: "out/sample"
    case .fileOrFolder(let ending): "out/sample" + ending
    }
  }
}

extension OutputSetting {
  /// A value of the setting, as JSON.
  fileprivate var sample: String { shape.sample }

  /// The setting with that value.
  fileprivate var member: String { "\"\(name)\": \(sample)" }
}

extension OutputSetting.Shape {
  fileprivate var sample: String {
    switch self {
    case .flag: "true"
    case .word(let words): "\"\(words[0])\""
    case .text: "\"Sample\""
    case .path: "\"t.mustache\""
    case .list(let shape): "[\(shape.sample)]"
    case .object(let shape): "{ \"key\": \(shape.sample) }"
    }
  }
}

extension [UInt8] {
  /// The file as a version that writes this form would mark it.
  fileprivate func withForm(_ form: Int) -> [UInt8] {
    let digest = /(?<digest>(?:Body: |"tincture )fnv1a64:[0-9a-f]{16})(?:, form [0-9]+)?/
    let text = String(decoding: self, as: UTF8.self).replacing(digest, maxReplacements: 1) {
      $0.output.digest + ", form \(form)"
    }
    return Array(text.utf8)
  }
}
