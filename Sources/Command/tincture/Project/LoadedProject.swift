import Platform
import TokenCompiler
import TokenDialects

/// A project and the texts of its files.
struct LoadedProject {
  /// The project folder, as the user wrote it.
  let root: FilePath
  private(set) var style: FindingStyle
  var sources: Sources
  let projectFile: SourceFile?
  var projectFindings: [Diagnostic]
  /// Measures how long each stage takes.
  var stopwatch: Stopwatch?

  /// Reads a project and all its files. Records what is read, even if reading fails.
  init(_ choice: ProjectChoice, recording inputs: Inputs = Inputs()) throws {
    let projectPath: String?
    (root, projectPath) = try choice.locate()
    style = choice.style
    let folder = ProjectFolder(root: root, inputs: inputs)
    if projectPath == nil { inputs.record("tincture.json", kind: .nothing, in: root) }
    projectFile = try projectPath.map { path in
      let text = try folder.read(path, namedBy: choice.argument, as: "folder or file")
      return SourceFile(path: path, text: text)
    }
    var (project, findings) = projectFile.map(Project.read) ?? (.withoutFile, [])
    project.warningsAreErrors = choice.warningsAreErrors
    folder.allow(parents: project.inputParents)
    style.rulePages = project.rulePages
    projectFindings = findings.map(project.raised)
    sources = Sources(project: project, tokens: [], today: choice.today)
    sources.recognizer = .dialects
    sources.projectFile = projectPath
    sources.needsTokens = true
    if isUnreadable { return }
    let contracts = try folder.files(matching: project.contracts)
    sources.contracts = try contracts.files.map(folder.source)
    if let resolver = project.resolver {
      guard try folder.isOutside(resolver) || folder.exists(resolver) else {
        throw FileError(
          at: FilePath(root.prefix + project.places.resolver.text),
          message: resolver.missingFile(similar: folder.nearestMatches(for: resolver)))
      }
      let file = try folder.source(resolver)
      sources.resolver = file
      let paths = project.files(namedBy: file)
      var missing: [String] = []
      for path in paths {
        if try folder.exists(path) {
          sources.tokens.append(try folder.source(path))
        } else {
          missing.append(path)
        }
      }
      let named = Set(paths)
      for path in missing.prefix(missingFileLimit) {
        sources.similarFiles[path] = folder.nearestMatches(for: path, read: named)
      }
    } else {
      let taken = Set(contracts.files)
      let tokens = try folder.files(matching: project.sources) { path in
        // Tokens are in these files (DTCG F-004), and in plain JSON.
        [".json", ".tokens"].contains(where: path.hasSuffix) && !taken.contains(path)
          && ![".resolver.json", ".contract.json"].contains(where: path.hasSuffix)
      }
      sources.unmatchedGlobs = tokens.unmatched
      for glob in tokens.unmatched {
        sources.nonJSONFiles[glob] = try folder.files(matching: [glob]) { path in
          [".yaml", ".yml", ".json5", ".jsonc"].contains(where: path.hasSuffix)
        }.files
      }
      if projectPath == nil, tokens.files.isEmpty {
        sources.start = parentProject(of: root).map { .above($0) } ?? .new(root.string)
      }
      sources.tokens = try tokens.files.map(folder.source)
    }
    sources.templates = try folder.templates(of: project)
    if project.contracts != Project.withoutFile.contracts {
      sources.unmatchedGlobs += contracts.unmatched
    }
    let missing = Set(project.templates).subtracting(sources.templates.map(\.path))
    let known = Set(files.map(\.path))
    for glob in (sources.unmatchedGlobs + missing).prefix(missingFileLimit) {
      sources.similarFiles[glob] = folder.nearestMatches(for: glob, read: known)
    }
  }

  var project: Project { sources.project }

  /// Compiles the project, without templates.
  func compile() -> Compilation {
    // Any other finding would be about a project that was not read.
    if isUnreadable { return Compilation(findings: projectFindings, canWrite: false) }
    var compilation = TokenCompiler.compile(sources, finish: { stopwatch?.finish($0.rawValue) })
    compilation.add(projectFindings, isFirst: true)
    return compilation
  }

  /// Compiles the project, and renders templates with `tincture-mustache`.
  func compileAndRender() throws -> Compilation {
    var compilation = compile()
    guard !compilation.renderings.isEmpty else { return compilation }
    var findings: [Diagnostic] = []
    var files: [GeneratedFile] = []
    for rendering in compilation.renderings {
      let result = try HelperProgram.mustache.response(
        to: rendering.request, about: rendering.path, task: "render", read: rendering.result)
      findings += result.findings
      if let file = result.file { files.append(file) }
    }
    stopwatch?.finish("render")
    compilation.add(project.adjusted(findings), files: files)
    return compilation
  }

  /// Whether the project file is not JSON.
  var isUnreadable: Bool { projectFindings.contains { $0.rule == .invalidJSON } }

  /// Every file that was read.
  var files: [SourceFile] {
    sources.tokens + sources.contracts + sources.templates
      + [sources.resolver, sources.baseline, projectFile].compactMap { $0 }
  }

  /// Where they are.
  var paths: [FilePath] { files.map { root.appending($0.path) } }

  /// A digest of every file that was read, in any order.
  var digest: String {
    var digest = Digest()
    for file in files.sorted(by: { $0.path < $1.path }) {
      digest.combine(file.path)
      digest.combine(file.text)
    }
    return digest.text
  }

  /// Prints findings to standard error.
  ///
  /// - Parameter audit: The audit that found some of them.
  func print(_ findings: [Diagnostic], of audit: Audit = Audit()) {
    let notes = style.columns == nil ? [:] : lastCommit(of: audit)
    FindingPrinter(root: root, files: files, style: style, audit: audit, notes: notes)
      .print(findings)
  }

  /// Prints findings to standard error, and ends the run with them.
  func end(with findings: [Diagnostic]) throws {
    print(findings)
    try findings.endRun(in: style)
  }

  /// The project file with `contracts`, every other byte unchanged; nil without a project file, if
  /// the file has `contracts`, or if it has errors.
  func projectFile(addingContracts globs: [String]) -> SourceFile? {
    guard var file = projectFile, !project.namesContracts,
      !projectFindings.contains(where: { $0.severity == .error }),
      let end = file.text.lastIndex(of: UInt8(ascii: "}")),
      let last = file.text[..<end].lastIndex(where: { !$0.isSpace }),
      let start = file.text.firstIndex(of: UInt8(ascii: "{")),
      let first = file.text[(start + 1)...].firstIndex(where: { !$0.isSpace })
    else { return nil }
    let list = JSONWriter.line { $0.array(nil, items: globs) { $0.string(nil, value: $1) } }
    // The space before the first member comes before the new one too.
    let space = file.text[(start + 1)..<first]
    let isEmpty = last == start
    let member =
      (isEmpty ? [] : [UInt8(ascii: ",")])
      + (!isEmpty && space.isEmpty ? [UInt8(ascii: " ")] : Array(space))
      + Array("\"contracts\": \(list)".utf8)
    file.text.insert(contentsOf: member, at: last + 1)
    return file
  }

  /// Lists the files that look like those of the project and that nothing reads. Follows no links.
  mutating func findUnreadFiles() {
    guard projectFindings.errors.isEmpty else { return }
    let search = UnreadFiles(sources)
    var open = search.starts.sorted().prefix(folderLimit).filter { start in
      search.searches(start) && !start.parentFolders.contains(where: hasProject)
    }
    var seen: Set<String> = []
    var found: [String] = []
    while let folder = open.popLast(), seen.count < folderLimit {
      guard seen.insert(folder).inserted, folder.isEmpty || !hasProject(folder) else { continue }
      for entry in entries(of: folder) {
        if entry.isFolder {
          if search.searches(entry.name) { open.append(entry.name) }
        } else if search.contains(entry.name), !root.appending(entry.name).isLink {
          found.append(entry.name)
        }
      }
    }
    if !found.isEmpty { sources.unreadFiles = unread(among: found.sorted()) }
  }

  /// What is in a folder, by paths in the project folder.
  private func entries(of folder: String) -> [FolderEntry] {
    root.appending(folder).entries.map { entry in
      var entry = entry
      entry.name = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      return entry
    }.sorted { $0.name < $1.name }
  }

  private func hasProject(_ folder: String) -> Bool {
    root.appending(folder).appending("tincture.json").exists
  }

  /// The files without those that this project reads through a link or in another case, and without
  /// those that other projects read.
  private func unread(among paths: [String]) -> [String] {
    let known = Set(files.map(\.path) + paths)
    let folders = Set(paths.flatMap { [""] + $0.parentFolders })
    let others = folders.sorted().flatMap(entries).filter { entry in
      !entry.isFolder && entry.name.hasSuffix(".json") && !known.contains(entry.name)
        && root.appending(entry.name).mayBeProject
    }
    guard others.count <= projectLimit else { return [] }
    var read = Set(files.map { root.appending($0.path).real })
    for entry in others {
      let choice = ProjectChoice(project: root.appending(entry.name).string)
      guard let other = try? LoadedProject(choice), other.projectFindings.errors.isEmpty else {
        continue
      }
      read.formUnion(other.files.map { other.root.appending($0.path).real })
    }
    return paths.filter { !read.contains(root.appending($0).real) }
  }
}

/// The nearest parent folder with a project file, relative to the working directory. It is only
/// suggested, never used: otherwise anyone who can write to a parent folder could change the build.
private func parentProject(of root: FilePath) -> String? {
  var path = root.appending("..")
  while let real = path.real, real != path.appending("..").real {
    if path.appending("tincture.json").exists {
      let folder = path.relative(to: ".")
      return folder.isEmpty ? "." : folder
    }
    path = path.appending("..")
  }
  return nil
}

extension UInt8 { fileprivate var isSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) } }

extension FilePath {
  /// Whether the file has a key of project files near its beginning.
  fileprivate var mayBeProject: Bool {
    let head = head(count: 4096)
    return ["outputs", "sources", "resolver", "contracts"].contains { key in
      head.firstRange(of: Array("\"\(key)\"".utf8)) != nil
    }
  }
}

/// How many folders are searched for files that nothing reads.
private let folderLimit = 1000

/// The most missing files for which similar ones are looked for.
private let missingFileLimit = 20

/// How many other project files are read to find what reads a file. With more, no file is unread.
private let projectLimit = 64
