import ArgumentParser
import Platform
import TokenCompiler
import TokenDialects
import TokenModel
import TokenOutputs
import Writers

/// A project and the texts of its files.
struct LoadedProject {
  /// The project folder, as the user wrote it.
  var root: String
  var project: Project
  var sources: Sources
  /// The project file, if there is one.
  var projectFile: SourceFile?
  /// The findings about the project file.
  var projectFindings: [Diagnostic]
  /// What was read.
  var inputs: Inputs

  /// Compiles the project, without templates.
  func compile(timing stopwatch: Stopwatch? = nil) -> Compilation {
    // Any other finding would be about a project that was not read.
    if isUnreadable { return Compilation(stoppedBy: projectFindings) }
    var compilation = TokenCompiler.compile(
      sources,
      finish: { stopwatch?.finish($0.rawValue) })
    compilation.findings = projectFindings + compilation.findings
    if compilation.mustStop { compilation.drop() }
    return compilation
  }

  /// Compiles the project, and renders templates.
  func compileAndRender(timing stopwatch: Stopwatch? = nil) throws -> Compilation {
    var compilation = compile(timing: stopwatch)
    guard !compilation.renderings.isEmpty else { return compilation }
    var findings: [Diagnostic] = []
    for rendering in compilation.renderings {
      let result = try render(rendering)
      findings += result.findings
      if let file = result.file { compilation.files.append(file) }
    }
    stopwatch?.finish("render")
    compilation.findings += project.adjusted(findings)
    compilation.files.sort { $0.path < $1.path }
    if compilation.mustStop { compilation.drop() }
    return compilation
  }

  /// Whether the project file is not JSON.
  var isUnreadable: Bool { projectFindings.contains { $0.rule == .invalidJSON } }

  /// Every file that was read.
  var files: [SourceFile] {
    sources.tokens + sources.contracts + sources.templates
      + [sources.resolver, sources.baseline, projectFile].compactMap { $0 }
  }

  /// Prints findings to standard error.
  func print(_ findings: [Diagnostic]) {
    var printer = FindingPrinter(root: root)
    for file in files { printer.texts[file.path] = file.text }
    for finding in findings { printer.print(finding) }
  }
}

/// Reads a project and all its files.
///
/// - Parameter inputs: Records what is read, even if reading fails.
func load(_ choice: ProjectChoice, recording inputs: Inputs = Inputs()) throws -> LoadedProject {
  let (root, projectPath) = try locate(choice.project)
  let folder = ProjectFolder(root: root, inputs: inputs)
  if projectPath == nil { inputs.record("tincture.json", kind: .nothing, in: root) }
  var project = Project.withoutFile
  var findings: [Diagnostic] = []
  let projectFile = try projectPath.map { SourceFile(path: $0, text: try folder.read($0)) }
  if let projectFile { (project, findings) = Project.read(projectFile) }
  project.warningsAreErrors = choice.warningsAreErrors
  findings = findings.map(project.raised)
  var sources = Sources(project: project, tokens: [], today: choice.today)
  sources.recognizer = .dialects
  sources.projectFile = projectPath
  sources.needsTokens = true
  var loaded = LoadedProject(
    root: root, project: project, sources: sources, projectFile: projectFile,
    projectFindings: findings, inputs: inputs)
  if loaded.isUnreadable { return loaded }
  let contracts = try folder.files(matching: project.contracts)
  sources.contracts = try contracts.files.map(folder.source)
  if let resolver = project.resolver {
    let file = try folder.source(resolver)
    sources.resolver = file
    let named = project.files(namedBy: file)
    for path in named {
      if try folder.exists(path) {
        sources.tokens.append(try folder.source(path))
      } else {
        sources.similarFiles[path] = folder.nearestMatch(for: path)
      }
    }
  } else {
    let taken = Set(contracts.files)
    let tokens = try folder.files(matching: project.sources) { path in
      isTokenFile(path) && !taken.contains(path)
    }
    sources.unmatchedGlobs = tokens.unmatched
    for glob in tokens.unmatched {
      sources.nonJSONFiles[glob] = try folder.files(matching: [glob], where: isNonJSONTokenFile)
        .files
    }
    if projectPath == nil, tokens.files.isEmpty {
      sources.start = parentProject(of: root).map(Sources.Start.above) ?? .new
    }
    sources.tokens = try tokens.files.map(folder.source)
  }
  sources.templates = try folder.templates(of: project)
  if project.contracts != Project.withoutFile.contracts {
    sources.unmatchedGlobs += contracts.unmatched
  }
  for glob in sources.unmatchedGlobs { sources.similarFiles[glob] = folder.nearestMatch(for: glob) }
  loaded.sources = sources
  return loaded
}

/// The nearest parent folder with a project file, relative to the working directory. It is only
/// suggested, never used: otherwise anyone who can write to a parent folder could change the build.
private func parentProject(of root: String) -> String? {
  var path = root == "." ? ".." : joined(root, path: "..")
  while let real = realPath(path), real != realPath(joined(path, path: "..")) {
    if fileExists(joined(path, path: "tincture.json")) { return path }
    path = joined(path, path: "..")
  }
  return nil
}

/// Whether a file that a pattern in `sources` matches can contain tokens (DTCG F-004, and plain
/// JSON).
private func isTokenFile(_ path: String) -> Bool {
  if path.hasSuffix(".resolver.json") || path.hasSuffix(".contract.json") { return false }
  return path.hasSuffix(".json") || path.hasSuffix(".tokens")
}

/// Whether the name of a file suggests tokens in a format other than JSON.
func isNonJSONTokenFile(_ path: String) -> Bool {
  [".yaml", ".yml", ".json5", ".jsonc"].contains { path.hasSuffix($0) }
}

/// The project folder, and the name of its project file if there is one.
///
/// Throws if the folder cannot be read: assuming no project file would build another project.
func locate(_ path: String) throws -> (root: String, file: String?) {
  if try folderExists(at: path) {
    return (
      path, try pathExists(at: joined(path, path: "tincture.json")) ? "tincture.json" : nil
    )
  }
  let parts = path.parts(at: "/", keepingEmpty: true)
  let root = parts.dropLast().joined(separator: "/")
  let isAtTop = parts.count == 2 && root.isEmpty
  return (isAtTop ? "/" : root.isEmpty ? "." : root, parts.last.map(String.init))
}

/// Runs a command. Prints a file error and exits with code 2.
func reportingFileErrors(_ work: () throws -> Void) throws {
  do {
    try work()
  } catch let error as FileError {
    say(error.line)
    throw ExitCode(2)
  }
}
