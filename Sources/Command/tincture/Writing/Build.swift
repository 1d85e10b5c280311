import Platform
import TokenOutputs

struct Build {
  var choice: ProjectChoice
  /// The `to` path of the one output to build; nil for all.
  var only: String?
  var depfile: FilePath?
  /// Measures how long each stage takes.
  var stopwatch: Stopwatch?

  struct Compiled {
    var loaded: LoadedProject
    var compilation: Compilation

    init(_ loaded: LoadedProject) throws {
      self.loaded = loaded
      compilation = try loaded.compileAndRender()
    }

    /// Prints the findings with others about its outputs.
    func print(adding others: [Diagnostic]) {
      loaded.print(compilation.findings + others, of: compilation.audit)
    }

    var outputs: OutputFolder {
      OutputFolder(
        root: loaded.root, outputs: loaded.project.outputs, stopped: compilation.stopped,
        project: loaded.projectFile?.path ?? "tincture.json")
    }
  }

  /// Compiles the project, and writes what changed, unless errors stop all outputs; then nil is
  /// returned for what was written. `report` takes the compilation, and findings about files that were
  /// kept, after writing and also if that fails.
  func write(
    recording inputs: Inputs = Inputs(), report: (Compiled, [Diagnostic]) -> Void
  ) throws -> (Compiled, OutputFolder.Written?) {
    try compile(.exclusive, recording: inputs) { compiled, isLocked in
      var kept: [Diagnostic] = []
      defer { report(compiled, kept) }
      if compiled.compilation.isStopped { return (compiled, nil) }
      var written = try compiled.outputs.write(compiled.compilation.files, isLocked: isLocked)
      written.kept = compiled.loaded.project.adjusted(written.kept).map { finding in
        var finding = finding
        finding.severity = .warning  // the build itself succeeded
        return compiled.loaded.project.raised(finding)
      }
      kept = written.kept
      stopwatch?.finish("write")
      return (compiled, written)
    }
  }

  /// Compiles the project, and does some work with the result while no other build writes.
  ///
  /// Compiling needs no lock, so that hundreds of projects in one folder compile in parallel. If an
  /// input has changed when the lock is acquired, the project is read again. After an error it is
  /// read several times, because another program may be writing a file.
  func compile<Result>(
    _ mode: FolderLock.Mode, recording inputs: Inputs = Inputs(),
    work: (Compiled, _ isLocked: Bool) throws -> Result
  ) throws -> Result {
    var compiled = try Compiled(try load(recording: inputs))
    return try FolderLock.with(mode, on: compiled.loaded.root) { isLocked in
      var attempts = 0
      while !inputs.areSettled || !inputs.areUnchanged(in: compiled.loaded.root), attempts < 5 {
        if attempts > 0 {
          // A file that is being written may be incomplete; one without errors is complete.
          guard compiled.compilation.hasErrors else { break }
          pause(milliseconds: 20)
        }
        attempts += 1
        inputs.reset()
        let latest = try load(recording: inputs)
        let known = compiled.loaded
        if latest.sources == known.sources, latest.projectFile == known.projectFile { continue }
        compiled = try Compiled(latest)
      }
      try writeDepfile(inputs, of: compiled.loaded, files: compiled.compilation.files)
      return try work(compiled, isLocked)
    }
  }

  /// Reads the project, and keeps only the output of `only`.
  private func load(recording inputs: Inputs) throws -> LoadedProject {
    do {
      var loaded = try LoadedProject(choice, recording: inputs)
      loaded.stopwatch = stopwatch
      // An action of a build system lists only the folders that it declares.
      if depfile == nil { loaded.findUnreadFiles() }
      if let only { try loaded.keepOutput(only) }
      try loaded.checkOutputPaths()
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
    let root = try loaded?.root ?? choice.locate().root
    let outputs = loaded?.project.outputs ?? []
    let taken = inputs.files + files.map(\.path)
    if let path = taken.first(where: { root.appending($0).place == depfile.place }) {
      throw FileError(
        at: depfile,
        message:
          "the depfile would overwrite '\(printable(path))', which belongs to the build; use "
          + "another file")
    }
    try Depfile(at: depfile, inputs, root: root, outputs: outputs, files: files).write()
  }
}

extension LoadedProject {
  /// Reports outputs whose path is a folder in place of a file, or the reverse.
  fileprivate mutating func checkOutputPaths() throws {
    guard projectFindings.errors.isEmpty else { return }
    for output in project.outputs {
      let kind = try root.appending(output.to).kind()
      guard kind == (output.isFolder ? .file : .folder) else { continue }
      projectFindings += project.adjusted([project.occupied(output)])
    }
  }

  /// Removes all outputs but one. With errors in the project file, does nothing.
  fileprivate mutating func keepOutput(_ path: String) throws {
    guard projectFindings.errors.isEmpty else { return }
    let wanted = path.normalizedPath
    let kept = project.outputs.filter { $0.to.normalizedPath == wanted }
    guard !kept.isEmpty else {
      let known = project.outputs.map { "'\(printable($0.to))'" }.joined(separator: ", ")
      throw FileError(
        at: FilePath(root.prefix + (projectFile?.path ?? "")),
        message: "no output has the path '\(printable(path))'; the outputs are \(known)"
          + path.suggestion(among: project.outputs.map(\.to)))
    }
    sources.project.outputs = kept
  }
}
