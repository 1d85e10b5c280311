import Platform
import TokenCompiler
import TokenModel
import TokenOutputs
import Writers

/// One build, as it was asked for.
struct Build {
  var choice: ProjectChoice
  /// The one output to build, as its `to` names it; nil for all.
  var only: String?
  /// Where to say what the outputs depend on.
  var depfile: String?
  /// Learns how long each stage takes.
  var stopwatch: Stopwatch?

  /// A project, and what it compiles to.
  struct Compiled {
    var loaded: LoadedProject
    var compilation: Compilation

    init(_ loaded: LoadedProject, timing stopwatch: Stopwatch?) throws {
      self.loaded = loaded
      compilation = try loaded.compileAndRender(timing: stopwatch)
    }

    var outputs: OutputFolder {
      OutputFolder(
        root: loaded.root, outputs: loaded.project.outputs,
        project: loaded.projectFile?.path ?? "tincture.json")
    }
  }

  /// Compiles, and writes what changed if nothing is wrong.
  ///
  /// - Parameters:
  ///   - inputs: Takes note of what is looked at.
  ///   - report: Gets what the tokens compile to, before anything is written.
  /// - Returns: What was compiled, and what was written unless something is wrong.
  func write(
    noting inputs: Inputs = Inputs(), report: (Compiled) throws -> Void
  ) throws -> (Compiled, OutputFolder.Written?) {
    try compile(.exclusive, noting: inputs) { compiled, isLocked in
      try report(compiled)
      if compiled.compilation.hasErrors { return (compiled, nil) }
      let files = compiled.compilation.files
      var written = try compiled.outputs.write(files, isLocked: isLocked)
      written.kept = compiled.loaded.project.adjusted(written.kept).map { finding in
        var finding = finding
        finding.severity = .warning  // all that the tokens compile to was written
        return finding
      }
      stopwatch?.finish("write")
      return (compiled, written)
    }
  }

  /// Compiles, and does some work with the result while no other build writes.
  ///
  /// Compiling needs no lock, so that hundreds of projects in one folder compile side by side. Once
  /// the lock is held, what was looked at must still be as it was; else it is read again. Errors in
  /// what somebody is writing just now are not believed at once.
  ///
  /// - Parameter work: Gets what the tokens compile to now, and whether the lock is held.
  func compile<Result>(
    _ mode: FolderLock.Mode, noting inputs: Inputs = Inputs(),
    work: (Compiled, _ isLocked: Bool) throws -> Result
  ) throws -> Result {
    var compiled = try Compiled(try load(noting: inputs), timing: stopwatch)
    return try FolderLock.with(mode, on: compiled.loaded.root) { isLocked in
      var looks = 0
      while !inputs.areSettled || !inputs.areUnchanged(in: compiled.loaded.root), looks < 5 {
        if looks > 0 {
          // A file that is being written may be no JSON yet; one without errors is whole.
          guard compiled.compilation.hasErrors else { break }
          pause(milliseconds: 20)
        }
        looks += 1
        inputs.forget()
        let latest = try load(noting: inputs)
        if latest.isSame(as: compiled.loaded) { continue }
        compiled = try Compiled(latest, timing: stopwatch)
      }
      try writeDepfile(inputs, of: compiled.loaded, files: compiled.compilation.files)
      return try work(compiled, isLocked)
    }
  }

  /// Reads the project, with no outputs but the one that was asked for.
  private func load(noting inputs: Inputs) throws -> LoadedProject {
    do {
      var loaded = try tincture.load(choice, noting: inputs)
      if let only { try loaded.keepOutput(only) }
      try loaded.checkWhereOutputsGo()
      stopwatch?.finish("read")
      return loaded
    } catch let error as FileError {
      try writeDepfile(inputs, of: nil, files: [])
      throw error
    }
  }

  private func writeDepfile(
    _ inputs: Inputs, of loaded: LoadedProject?, files: [GeneratedFile]
  ) throws {
    guard let depfile else { return }
    let root = try loaded?.root ?? locate(choice.project).root
    let outputs = loaded?.project.outputs ?? []
    let taken = inputs.files + files.map(\.path)
    if let real = realPath(depfile),
      let path = taken.first(where: { realPath(joined(root, path: $0)) == real })
    {
      throw FileError(
        at: depfile,
        message: "the depfile would write over '\(printable(path))', which belongs to the build; "
          + "name another file")
    }
    try Depfile(inputs, root: root, outputs: outputs, files: files).write(to: depfile)
  }
}

extension LoadedProject {
  /// Reports outputs in whose place something else is.
  fileprivate mutating func checkWhereOutputsGo() throws {
    guard !projectFindings.contains(where: { $0.severity == .error }) else { return }
    for output in project.outputs {
      let kind = try fileKind(at: joined(root, path: output.to))
      guard kind == (output.isFolder ? .file : .folder) else { continue }
      projectFindings += project.adjusted([project.occupied(output)])
    }
  }

  fileprivate func isSame(as other: LoadedProject) -> Bool {
    sources == other.sources && projectFile == other.projectFile
  }

  /// Leaves no output but one. A project file with errors is left alone: it compiles to nothing.
  fileprivate mutating func keepOutput(_ path: String) throws {
    guard !projectFindings.contains(where: { $0.severity == .error }) else { return }
    let wanted = normalized(path)
    let kept = project.outputs.filter { normalized($0.to) == wanted }
    guard !kept.isEmpty else {
      let known = project.outputs.map { "'\(printable($0.to))'" }.joined(separator: ", ")
      throw FileError(
        at: joined(root, path: projectFile?.path ?? ""),
        message: "no output goes to '\(printable(path))'; outputs go to \(known)"
          + suggestion(for: path, among: project.outputs.map(\.to)))
    }
    project.outputs = kept
    sources.project.outputs = kept
  }
}
