import ArgumentParser
import Platform
import TokenReports

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Audit the contrast of every pair in every variant of every theme.",
    examples: """
      tincture audit                                         # what needs work
      tincture audit --format html --output contrast.html    # for a browser
      tincture audit --baseline known.json --write-baseline  # accept what fails
      tincture audit --baseline known.json                   # only new ones fail
      """)

  @OptionGroup var options: ProjectOptions

  @OptionGroup var reporting: FindingOptions

  @Option(
    help: "The format of the audit: \(AuditFormat.list). Can be repeated.",
    completion: .list(AuditFormat.words), transform: AuditFormat.parse)
  var format: [AuditFormat] = [.text]

  @Option(help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A file with accepted failures; only new or worse failures are errors.", valueName: "file"))
  var baseline: String?

  @Option(
    defaultAsFlag: "",
    help: ArgumentHelp(
      "Write the current failures to this file; default: the file of --baseline.", valueName: "file"
    )) var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "What the audit is of, such as 'Shop 2.1, a1b2c3d'. Reports show it.", valueName: "text"))
  var label: String?

  @Flag(help: "Add the coverage of every color in every variant and theme, in the text format.")
  var coverage = false

  @Flag(help: "Keep waived checks in SARIF, suppressed. Code scanning shows them as open.")
  var sarifSuppressions = false

  @Option(
    help: ArgumentHelp(
      "The least share of checks that are measured or waived, or have a reason, from 0 to 100; less "
        + "is an error.", valueName: "percent")) var minCoverage: Double?

  @Option(
    help: ArgumentHelp(
      "The least share of checks that are measured, from 0 to 100; less is an error.",
      valueName: "percent")) var minMeasured: Double?

  @Argument(help: "The project, like --project.") var folder: String?

  private var baselineOutput: String? { writeBaseline == "" ? baseline : writeBaseline }

  func validate() throws {
    _ = try options.choice(folder: folder)
    if writeBaseline != nil, baselineOutput?.isEmpty ?? true {
      throw ValidationError("--write-baseline needs a file: tincture audit --write-baseline FILE")
    }
    for (name, least) in [("coverage", minCoverage), ("measured", minMeasured)] {
      guard let least, !(0...100).contains(least) else { continue }
      throw ValidationError("--min-\(name) needs a number from 0 to 100")
    }
    if output != nil, format.count > 1 {
      throw ValidationError("--output allows only one --format; run once for each file")
    }
  }

  func run() throws {
    let choice = try reporting.applied(to: options.choice(folder: folder).withDay)
    var loaded = try LoadedProject(choice)
    (loaded.sources.leastCoverage, loaded.sources.leastMeasured) = (minCoverage, minMeasured)
    loaded.sources.isAudit = true
    loaded.findUnreadFiles()
    if let file = baselineOutput { try write(baselineOf: loaded, to: file) }
    if let file = baselineOutput ?? baseline {
      loaded.sources.baseline = SourceFile(
        path: FilePath(file).relative(to: loaded.root),
        text: try FilePath(file).read(namedBy: "--baseline"))
    }
    var compilation = loaded.compile()
    compilation.audit.label = label
    let today = ProjectChoice.clockDay
    compilation.audit.run = Audit.Run(
      day: choice.today ?? today, isClockDay: choice.today == today, digest: loaded.digest,
      warningsAreErrors: choice.warningsAreErrors, leastCoverage: minCoverage,
      leastMeasured: minMeasured,
      file: (loaded.projectFile ?? loaded.files.first)?.path ?? "tincture.json")
    compilation.audit.run?.project = loaded.root.real?.names.last.map(String.init)
    if !isOnlyOnTerminal { loaded.print(compilation.findings, of: compilation.audit) }
    for format in format {
      let bytes = render(compilation, as: format, folder: loaded.root.inRepository)
      try printResult(bytes, to: output, keeping: loaded.paths)
    }
    if isOnlyOnTerminal { loaded.print(compilation.findings, of: compilation.audit) }
    try compilation.findings.endRun(in: loaded.style)
  }

  /// Whether the text and the findings are on one terminal: the findings then follow the text, which leaves
  /// out what they say.
  private var isOnlyOnTerminal: Bool {
    format == [.text] && output == nil && FileDescriptor.standardOutput.readColumns != nil
      && FindingStyle().columns != nil
  }

  /// The audit in a format.
  ///
  /// - Parameter folder: A prefix for every path that says how it is in the repository: empty, or with a
  ///   trailing `/`.
  private func render(_ compilation: Compilation, as format: AuditFormat, folder: String) -> [UInt8]
  {
    let report = compilation.report
    return switch format {
    case .text:
      Array(
        report.text(
          showsSwatches: output == nil && FileDescriptor.standardOutput.showsTrueColor,
          showsCoverage: coverage, showsAll: reporting.all, showsFailures: !isOnlyOnTerminal,
          columns: output == nil ? FileDescriptor.standardOutput.readColumns : nil
        ).utf8)
    case .json: report.json
    case .markdown: Array(report.markdown(limit: Report.commentLimit).utf8)
    case .html: compilation.auditHTML
    case .sarif: report.sarif(folder: folder, keepsSuppressed: sarifSuppressions)
    case .junit: report.jUnit(folder: folder)
    case .gitlab: report.gitLab(folder: folder)
    case .github: report.gitHub(folder: folder)
    }
  }

  /// Writes the current failures, unless other errors could hide some.
  private func write(baselineOf loaded: LoadedProject, to file: String) throws {
    let compilation = loaded.compile()
    guard let gap = compilation.report.gap else {
      return try printResult(compilation.audit.baselineJSON, to: file, keeping: loaded.paths)
    }
    loaded.print(compilation.findings, of: compilation.audit)
    say(
      "\(lineOpening(file)): error: the baseline was not written: \(gap); fix that first\n"
        .wrapped(for: .standardError))
    try compilation.findings.endRun(in: loaded.style)
    throw ExitCode(1)
  }
}

extension FilePath {
  /// What paths below this folder begin with in the repository: that of the CI's checkout, else that of
  /// the nearest `.git`, else the working directory.
  fileprivate var inRepository: String {
    let checkouts = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap(environment)
    var top = checkouts.map { FilePath($0) }.first { isInside($0) }
    var folder = real
    while top == nil, let open = folder {
      if open.appending(".git").exists { top = open }
      folder = open.string == "/" ? nil : open.folder
    }
    return top.map { relative(to: $0) }.map { $0.isEmpty ? "" : $0 + "/" } ?? prefix
  }
}

enum AuditFormat: String, CaseIterable, OptionWord {
  case text, json, markdown, html, sarif, junit, gitlab, github
}
