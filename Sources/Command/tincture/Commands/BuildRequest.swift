import ArgumentParser
import Platform
import TokenCompiler
import TokenModel
import TokenOutputs
import TokenReports
import Writers

/// The options of `tincture build`.
struct BuildRequest: Equatable {
  var choice = ProjectChoice()
  /// Whether to write nothing, and report files that do not match the tokens.
  var check = false
  /// Whether to build again whenever something changes.
  var watch = false
  /// The one output to build; nil for all.
  var only: String?
  /// The path of the depfile to write.
  var depfile: String?
  /// Whether to print how long each stage took.
  var timings = false

  func run() throws {
    let stopwatch = timings ? Stopwatch() : nil
    let build = Build(choice: choice, only: only, depfile: depfile, stopwatch: stopwatch)
    try reportingFileErrors {
      if watch { return try Watch(build: build).run() }
      try endRun(with: try findings(of: build))
    }
  }

  /// Runs the build, and prints what it finds and writes.
  private func findings(of build: Build) throws -> [Diagnostic] {
    defer { if let stopwatch = build.stopwatch { say(stopwatch.report) } }
    if check {
      return try build.compile(.shared) { compiled, _ in
        try printedFindings(of: compiled) + drift(of: compiled, timing: build.stopwatch)
      }
    }
    var findings: [Diagnostic] = []
    let (compiled, written) = try build.write { findings = try printedFindings(of: $0) }
    guard let written else { return findings }
    compiled.loaded.print(written.kept)
    try printSummary(of: compiled.compilation)
    try printLine(written.summary(among: compiled.compilation.files.count))
    return findings + written.kept
  }

  /// Prints the findings, and the summary if errors stop all outputs.
  private func printedFindings(of compiled: Build.Compiled) throws -> [Diagnostic] {
    compiled.loaded.print(compiled.compilation.findings)
    if compiled.compilation.isStopped { try printSummary(of: compiled.compilation) }
    return compiled.compilation.findings
  }

  /// Prints the counts of the audit, and which themes it leaves out.
  private func printSummary(of compilation: Compilation) throws {
    guard compilation.audit.themeCount > 0 else { return }
    try printLine(auditSummary(compilation))
    if let leftOut = compilation.audit.leftOut { try printLine(leftOut.sentence) }
  }

  /// Prints the differences between the files on disk and the tokens, unless errors stop all outputs.
  private func drift(
    of compiled: Build.Compiled, timing stopwatch: Stopwatch?
  ) throws -> [Diagnostic] {
    if compiled.compilation.isStopped { return [] }
    var drift = try compiled.outputs.drift(from: compiled.compilation.files)
    if only == nil { drift += AbandonedFiles(of: compiled.loaded).paths().map(abandonedFinding) }
    let findings = compiled.loaded.project.adjusted(drift)
    compiled.loaded.print(findings)
    if drift.isEmpty, !compiled.compilation.hasErrors {
      let count = compiled.compilation.files.count
      try printLine(
        "Up to date: \(count == 1 ? "1 file matches" : "\(count) files match") the tokens")
    }
    stopwatch?.finish("compare")
    return findings
  }
}

extension OutputFolder.Written {
  var isEmpty: Bool { changed.isEmpty && removed.isEmpty }

  /// A line about the files that were written.
  func summary(among count: Int) -> String {
    if isEmpty { return "Up to date: \(count) files" }
    var text = "Wrote \(changed.count) of \(count) files"
    if !removed.isEmpty { text += ", removed \(removed.map(printable).joined(separator: ", "))" }
    return text
  }
}
