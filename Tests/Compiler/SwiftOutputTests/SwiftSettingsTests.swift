import TokenTesting

/// With every setting of `access`, `runtime`, `module`, `namespace` and `prefix`, the shipped
/// tokens compile with warnings as errors, in Swift 5 and Swift 6.
@Suite(.serialized) struct SwiftSettingsTests {
  @Test(arguments: Project.Output.Access.allCases, ["5", "6"])
  func `themes and their value types compile alone, at every access level`(
    access: Project.Output.Access, version: String
  ) throws {
    let compilation = try shipped { $0.settings.set("access", to: access.rawValue) }
    let use = """
      let text: TokenColor = Theme.light.countdown.pill.expiring.text
      let shown = Theme.colors.background.danger[in: TokenAppearance(isDark: true)]
      let size: Double = Theme.dark.counter.layout.height
      """
    for file in compilation.files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for (word, level) in [("public ", Project.Output.Access.public), ("package ", .package)] {
        #expect(text.contains(word) == (access == level), "\(file.path)")
      }
      #expect(!text.contains("import TokenValues"))
    }
    try expectNoMessages(
      compilation, use: use, imports: [], module: "Inline_\(access)", version: version)
  }

  @Test(arguments: ["5", "6"]) func `two inline brands share one module`(version: String) throws {
    var both = try shipped { $0.settings.set("prefix", to: "Acme") }
    let zen = try shipped {
      $0.settings.set("prefix", to: "Zen")
      $0.settings.set("access", to: "internal")
    }
    both.add([], files: zen.files)
    #expect(Set(both.files.map(\.path)).count == both.files.count)
    let use = """
      let acme: AcmeTokenColor = AcmeTheme.light.countdown.pill.expiring.text
      let zen: ZenTokenColor = ZenTheme.light.countdown.pill.expiring.text
      let danger: AcmeAdaptive<AcmeTokenColor> = AcmeTheme.colors.background.danger
      let state: ZenEBCountdownState = .expiring
      let other: ZenTokenColor = ZenTheme.dark.countdown.pill[state].text
      """
    try expectNoMessages(both, use: use, imports: [], module: "TwoBrands", version: version)
  }

  @Test(arguments: Project.Output.Runtime.allCases, ["5", "6"])
  func `all types are nested in a namespace`(
    runtime: Project.Output.Runtime, version: String
  ) throws {
    let compilation = try shipped {
      $0.settings.set("namespace", to: "Acme")
      $0.settings.set("runtime", to: runtime.rawValue)
    }
    let values = runtime == .inline ? "Acme." : ""
    let use = """
      enum Theme {}
      enum EBCountdownState {}
      let text: \(values)TokenColor = Acme.Theme.light.countdown.pill.expiring.text
      let danger: \(values)Adaptive<\(values)TokenColor> = Acme.Theme.colors.background.danger
      let state: Acme.EBCountdownState = .expiring
      let font: \(values)TokenTextStyle = Acme.Theme.dark.text.countdown.number
      """
    try expectNoMessages(
      compilation, use: use, imports: runtime == .inline ? [] : ["TokenValues"],
      module: "Namespace_\(runtime)", version: version)
  }

  @Test(arguments: ["5", "6"])
  func `a prefix does not change imported value types`(version: String) throws {
    let compilation = try shipped {
      $0.settings.set("prefix", to: "Acme")
      $0.settings.set("runtime", to: "import")
    }
    let use = "let text: TokenColor = AcmeTheme.light.countdown.pill.expiring.text"
    try expectNoMessages(compilation, use: use, module: "PrefixImport", version: version)
  }

  @Test(arguments: ["Acme", "Zen"])
  func `every type and hostile names compile under a prefix and in a namespace`(name: String) throws
  {
    for (number, files) in [
      ["t.tokens.json": CompiledCases.everyType], HostileCases.contract,
      CompiledCases.mixedPaint, CompiledCases.deprecated, CompiledCases.deeperTokens,
    ].enumerated() {
      var sources = sources(files)
      var output = Project.Output(format: .swift, to: "t")
      output.settings.set("runtime", to: "inline")
      output.settings.set(name == "Acme" ? "prefix" : "namespace", to: name)
      sources.project.outputs = [output]
      try expectNoMessages(
        compile(sources), imports: [], module: "\(name)Case\(number)", version: "6")
    }
  }

  @Test func `the import uses the module of the project file`() throws {
    let compilation = try shipped {
      $0.settings.set("module", to: "BrandValues")
      $0.settings.set("runtime", to: "import")
    }
    for file in compilation.files {
      #expect(String(decoding: file.bytes, as: UTF8.self).contains("import BrandValues\n"))
    }
  }

  @Test func `inline value types are the exact sources of TokenValues`() throws {
    let folder = packageFolder.appendingPathComponent("Sources/Components/TokenValues")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && $0 != "TokenValuesRelease.swift" }
    let sources = try names.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        // Imports in one file need one access level.
        .replacing(#/(?m)^( *)import (?!os$)/#) { "\($0.1)public import " }
    }
    let file = try shipped {
      $0.settings.set("access", to: "public")
      $0.settings["catalog"] = OutputValue(.flag(true))
    }.file("TokenValues.swift")
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(7).allSatisfy { $0.hasPrefix("// ") })
    let body = lines.dropFirst(8).joined(separator: "\n")
    #expect(
      sources.allSatisfy(body.contains)
        && body.utf8.count == sources.joined(separator: "\n").utf8.count,
      "link every source in Sources/Compiler/SwiftOutput/ValueTypes, and add it to valueTypeSources"
    )
  }

  /// The shipped tokens as one `swift` output, inline unless changed.
  private func shipped(_ change: (inout Project.Output) -> Void) throws -> Compilation {
    var sources = try Shipped().sources
    var output = Project.Output(format: .swift, to: "Themes")
    output.settings.set("runtime", to: "inline")
    change(&output)
    sources.project.outputs = [output]
    return compile(sources)
  }
}
