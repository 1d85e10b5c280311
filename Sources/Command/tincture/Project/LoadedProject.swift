import Platform
import TokenChecks
import TokenCompiler
import TokenDialects
import TokenModel
import TokenOutputs

/// A project and the texts of its files.
struct LoadedProject {
  /// The project folder, as the user wrote it.
  let root: FilePath
  /// How findings are printed.
  let style: FindingStyle
  var sources: Sources
  /// The project file, if there is one.
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
    do {
      projectFile = try projectPath.map { SourceFile(path: $0, text: try folder.read($0)) }
    } catch let error as FileError {
      throw error.named(by: choice.argument, as: "folder or file")
    }
    var (project, findings) = projectFile.map(Project.read) ?? (.withoutFile, [])
    project.warningsAreErrors = choice.warningsAreErrors
    projectFindings = findings.map(project.raised)
    sources = Sources(project: project, tokens: [], today: choice.today)
    sources.recognizer = .dialects
    sources.projectFile = projectPath
    sources.needsTokens = true
    if isUnreadable { return }
    let contracts = try folder.files(matching: project.contracts)
    sources.contracts = try contracts.files.map(folder.source)
    if let resolver = project.resolver {
      guard try folder.exists(resolver) else {
        throw FileError(
          at: FilePath(root.prefix + project.places.resolver.text),
          message: resolver.missingFile(similar: folder.nearestMatches(for: resolver)))
      }
      let file = try folder.source(resolver)
      sources.resolver = file
      let paths = project.files(namedBy: file)
      for path in paths {
        if try folder.exists(path) {
          sources.tokens.append(try folder.source(path))
        } else {
          sources.similarFiles[path] = folder.nearestMatches(for: path, read: Set(paths))
        }
      }
    } else {
      let taken = Set(contracts.files)
      let tokens = try folder.files(matching: project.sources) { path in
        isTokenFile(path) && !taken.contains(path)
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
    for glob in sources.unmatchedGlobs + missing {
      sources.similarFiles[glob] = folder.nearestMatches(for: glob, read: Set(files.map(\.path)))
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
    FindingPrinter(root: root, files: files, style: style, audit: audit).print(findings)
  }

  /// Prints findings to standard error, and ends the run with them.
  func end(with findings: [Diagnostic]) throws {
    print(findings)
    try findings.endRun(in: style)
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

/// Whether a file that a pattern in `sources` matches can contain tokens (DTCG F-004, and plain
/// JSON).
private func isTokenFile(_ path: String) -> Bool {
  if path.hasSuffix(".resolver.json") || path.hasSuffix(".contract.json") { return false }
  return path.hasSuffix(".json") || path.hasSuffix(".tokens")
}
