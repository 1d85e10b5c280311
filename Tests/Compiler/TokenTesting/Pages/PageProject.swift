import TokenDialects

/// A project in memory, read as the command reads one from disk.
package struct PageProject {
  package var files: [String: [UInt8]]
  /// The coverage that the audit must have, in percent; nil for any.
  private var leastCoverage: Double?
  package var today: String?
  package var isAudit = false
  /// The file for `audit --baseline`.
  private static let baseline = "contrast.baseline.json"

  package init(files: [String: [UInt8]], today: String? = nil) {
    (self.files, self.today) = (files, today)
  }

  /// The files of a page, or others in their place.
  package init(_ page: Page, files: [String: [UInt8]]) {
    (self.files, today, isAudit) = (files, page.today, page.isAboutAudit)
    leastCoverage = page.leastCoverage
  }

  /// The findings and files that `tincture build` would print and write.
  package func compile() -> Compilation {
    var project = Project.withoutFile
    var findings: [Diagnostic] = []
    if let text = files["tincture.json"] {
      (project, findings) = Project.read(SourceFile(path: "tincture.json", text: text))
    }
    var sources = Sources(project: project, tokens: [], today: today)
    sources.isAudit = isAudit
    sources.leastCoverage = leastCoverage
    if files[Self.baseline] != nil { sources.baseline = source(Self.baseline) }
    let contracts = paths(matching: project.contracts)
    sources.contracts = contracts.found.map(source)
    if let resolver = project.resolver, files[resolver] != nil {
      sources.resolver = source(resolver)
      sources.tokens = project.files(namedBy: source(resolver)).filter { files[$0] != nil }
        .map(source)
    } else {
      let tokens = paths(matching: project.sources)
      sources.unmatchedGlobs = tokens.unmatched
      sources.tokens = tokens.found.filter { !contracts.found.contains($0) }.map(source)
    }
    sources.templates = templates(of: project)
    if project.contracts != Project.withoutFile.contracts {
      sources.unmatchedGlobs += contracts.unmatched
    }
    if files["tincture.json"] != nil { sources.projectFile = "tincture.json" }
    sources.unreadFiles = files.keys.filter(UnreadFiles(sources).contains).sorted()
    var compilation = TokenCompiler.compile(sources.recognizing(.dialects))
    compilation.add(findings, isFirst: true)
    return compilation
  }

  private func templates(of project: Project) -> [SourceFile] {
    var found: Set<String> = []
    for root in project.templates {
      var open = [root]
      while let path = open.popLast() {
        guard files[path] != nil, found.insert(path).inserted else { continue }
        open += project.partials(namedBy: source(path), of: root)
      }
    }
    return found.sorted().map(source)
  }

  /// The findings of `tincture build --check`, if generated files are as compiled except for those
  /// in `disk`, which are different or missing.
  package func check(_ disk: [String: [UInt8]?]) -> [Diagnostic] {
    let compilation = compile()
    var findings = compilation.findings
    for file in compilation.files {
      let found = disk[file.path] ?? file.bytes
      if let finding = file.drift(from: found) { findings.append(finding) }
    }
    let expected = Set(compilation.files.map(\.path))
    for (path, bytes) in disk where !expected.contains(path) {
      if let bytes { findings.append(Stray(bytes, project: "tincture.json").finding(at: path)) }
    }
    return findings.mergingVersions().sorted { $0.place < $1.place }
  }

  /// The findings of `tincture convert` over all files.
  package func convert() -> [Diagnostic] {
    TokenDialects.convert(files.keys.sorted().map(source), options: ConversionOptions()) {
      TokenCompiler.compile($0.writingSwift.recognizing(.dialects)).findings
    }.findings
  }

  private func source(_ path: String) -> SourceFile {
    SourceFile(path: path, text: files[path] ?? [])
  }

  private func paths(matching globs: [String]) -> (found: [String], unmatched: [String]) {
    let known = files.keys.filter { $0 != "tincture.json" }
    let matched = globs.map { glob in known.filter { matches($0, glob) } }
    return (
      Set(matched.joined()).sorted(), zip(globs, matched).filter { $0.1.isEmpty }.map { $0.0 }
    )
  }

  /// `*` matches a part of one name, `**` any number of folders.
  private func matches(_ path: String, _ glob: String) -> Bool {
    let glob = glob.hasSuffix("**") ? glob + "/*" : glob
    let pattern = NSRegularExpression.escapedPattern(for: glob)
      .replacing("\\*\\*\\/", with: "(.+/)?").replacing("\\*\\*/", with: "(.+/)?")
      .replacing("\\*", with: "[^/]*")
    return path.range(of: "^\(pattern)$", options: .regularExpression) != nil
  }
}
