import Platform
import TokenModel

/// Reports the builds of a watched project: one line for each on standard output, and the findings
/// on standard error when they change.
struct WatchReporter {
  /// The project was compiled, and written unless errors stop all outputs; or why it was not compiled.
  typealias Result = Swift.Result<(Build.Compiled, OutputFolder.Written?), FileError>

  private var texts: [String: [UInt8]] = [:]
  private var findings: [Diagnostic]?
  private var failure: String?
  /// The number of errors in the last build; nil before the first build.
  private var errorCount: Int?
  private var hasReportedStart = false

  /// Reports a build and, once, what is watched.
  mutating func report(_ result: Result, inputs: Inputs) throws {
    switch result {
    case .failure(let error): try report(error)
    case .success((let compiled, let written)): try report(compiled, written: written)
    }
    guard !hasReportedStart else { return }
    hasReportedStart = true
    try printLine("watching \(counted(inputs.files.count, noun: "file")); press Ctrl-C to stop")
  }

  private mutating func report(_ error: FileError) throws {
    let text = error.line
    guard failure != text else { return }
    say(text)
    (failure, errorCount, findings) = (text, 1, nil)
    try printLine("failed: 1 error")
  }

  private mutating func report(_ compiled: Build.Compiled, written: OutputFolder.Written?) throws {
    let changed = takeTexts(of: compiled.loaded)
    let now = compiled.compilation.findings + (written?.kept ?? [])
    let findingsChanged = now != findings
    if findingsChanged { compiled.loaded.print(now, of: compiled.compilation.audit) }
    let errors = now.count { $0.severity == .error }
    let (before, count) = (errorCount, compiled.compilation.files.count)
    (findings, failure, errorCount) = (now, nil, errors)
    guard let written, errors == 0 else {
      if findingsChanged || !changed.isEmpty || !(written?.isEmpty ?? true) {
        let end = written.map { "; \($0.summary(among: count))" } ?? ""
        try printLine("failed: \(counted(errors, noun: "error"))\(end)")
      }
      return
    }
    let hasChanges = findingsChanged || !changed.isEmpty || !written.isEmpty || before != 0
    guard hasChanges else { return }
    let opening =
      switch before {
      case nil: "built"
      case 0: changed.isEmpty ? "changed" : "\(listed(changed)) changed"
      case _: "fixed"
      }
    try printLine("\(opening): \(written.summary(among: count))")
  }

  /// The files that were changed, added or removed since the last build.
  private mutating func takeTexts(of loaded: LoadedProject) -> [String] {
    let now = Dictionary(firsts: loaded.files.map { ($0.path, $0.text) })
    defer { texts = now }
    return Set(now.keys).union(texts.keys).filter { now[$0] != texts[$0] }.sorted()
  }

  private func listed(_ paths: [String]) -> String {
    paths.count > 2 ? "\(paths.count) files" : paths.map(lineOpening).joined(separator: " and ")
  }
}
