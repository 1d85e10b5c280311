import ArgumentParser
import Platform
import TokenCompiler
import TokenModel
import TokenOutputs
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
    defer { if let stopwatch { say(stopwatch.report) } }
    let build = Build(choice: choice, only: only, depfile: depfile, stopwatch: stopwatch)
    try reportingFileErrors {
      if watch {
        try Watch(build: build).run()
      } else if check {
        try build.compile(.shared) { compiled, _ in
          try report(compiled)
          try reportDrift(compiled)
          stopwatch?.finish("compare")
        }
      } else {
        let (compiled, written) = try build.write(report: report)
        if let written {
          compiled.loaded.print(written.kept)
          try printSummary(of: compiled.compilation)
          try printLine(written.summary(among: compiled.compilation.files.count))
        }
        let findings = compiled.compilation.findings + (written?.kept ?? [])
        if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
      }
    }
  }

  /// Prints the findings, and throws if errors stop all outputs.
  private func report(_ compiled: Build.Compiled) throws {
    compiled.loaded.print(compiled.compilation.findings)
    if compiled.compilation.isStopped {
      try printSummary(of: compiled.compilation)
      throw ExitCode(1)
    }
  }

  /// Prints the counts of the audit, and which themes it leaves out.
  private func printSummary(of compilation: Compilation) throws {
    try printLine(auditSummary(compilation))
    if let leftOut = compilation.audit.leftOut { try printLine(leftOut.sentence) }
  }

  private func reportDrift(_ compiled: Build.Compiled) throws {
    var drift = try compiled.outputs.drift(from: compiled.compilation.files)
    if only == nil { drift += AbandonedFiles(of: compiled.loaded).paths().map(abandonedFinding) }
    let findings = compiled.loaded.project.adjusted(drift)
    compiled.loaded.print(findings)
    if (compiled.compilation.findings + findings).contains(where: { $0.severity == .error }) {
      throw ExitCode(1)
    }
    guard drift.isEmpty else { return }
    let count = compiled.compilation.files.count
    try printLine("Up to date: \(count) files match the tokens")
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
