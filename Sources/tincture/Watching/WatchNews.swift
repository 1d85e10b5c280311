import Platform
import TokenCompiler
import TokenModel
import Writers

/// Says what each build of a watched project did: one line on standard output, and the findings on
/// standard error when they are not what they were.
struct WatchNews {
  /// What became of one build.
  enum Result {
    /// Written is nil while a finding is an error.
    case compiled(Build.Compiled, OutputFolder.Written?)
    case failed(FileError)
  }

  /// What the last build looked at.
  private(set) var inputs = Inputs()
  private var texts: [String: [UInt8]] = [:]
  private var findings: [Diagnostic]?
  private var failure: String?
  /// How many errors kept the last build from writing; nil before the first build.
  private var errorCount: Int?
  private var isBegun = false

  mutating func tell(_ result: Result, inputs: Inputs) throws {
    self.inputs = inputs
    switch result {
    case .failed(let error): try tell(error)
    case .compiled(let compiled, let written): try tell(compiled, written: written)
    }
  }

  /// Says, once, what is watched.
  mutating func tellBeginning(_ watcher: Watcher) throws {
    guard !isBegun else { return }
    isBegun = true
    let manner = watcher.obstacle.map { ", looking every 0.1 s (\($0))" } ?? ""
    try printLine("watching \(counted(inputs.files.count, noun: "file"))\(manner); end with Ctrl-C")
  }

  private mutating func tell(_ error: FileError) throws {
    let text = error.line
    guard failure != text else { return }
    say(text)
    (failure, errorCount, findings) = (text, 1, nil)
    try printLine("broken: 1 error")
  }

  private mutating func tell(
    _ compiled: Build.Compiled, written: OutputFolder.Written?
  ) throws {
    let changed = takeTexts(of: compiled.loaded)
    let now = compiled.compilation.findings + (written?.kept ?? [])
    let areNew = now != findings
    if areNew { compiled.loaded.print(now) }
    let errors = now.count { $0.severity == .error }
    let before = errorCount
    (findings, failure, errorCount) = (now, nil, errors)
    guard let written else {
      if areNew || !changed.isEmpty { try printLine("broken: \(counted(errors, noun: "error"))") }
      return
    }
    let hasNews = areNew || !changed.isEmpty || !written.isEmpty || before != 0
    guard hasNews else { return }
    let opening =
      switch before {
      case nil: "built"
      case 0: changed.isEmpty ? "changed" : "\(listed(changed)) changed"
      case _: "mended"
      }
    let count = compiled.compilation.files.count
    let summary = written.summary(among: count)
    try printLine("\(opening): \(summary.prefix(1).lowercased())\(summary.dropFirst())")
  }

  /// The files whose texts are not what they were, or that came or went.
  private mutating func takeTexts(of loaded: LoadedProject) -> [String] {
    let now = Dictionary(loaded.files.map { ($0.path, $0.text) }) { first, _ in first }
    defer { texts = now }
    return Set(now.keys).union(texts.keys).filter { now[$0] != texts[$0] }.sorted()
  }

  private func listed(_ paths: [String]) -> String {
    paths.count > 2 ? "\(paths.count) files" : paths.map(lineOpening).joined(separator: " and ")
  }

  private func counted(_ count: Int, noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
