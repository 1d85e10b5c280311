import ArgumentParser
import TokenCompiler

/// `tincture audit`: every pair in every variant of every theme.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Audit the contrast of every pair in every variant of every theme.")

  /// The renderings of the one result model.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @OptionGroup var options: ProjectOptions

  @Option(help: "How to print the audit; may be given several times.")
  var format: [Format] = [.text]

  @Option(help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"))
  var output: String?

  func validate() throws {
    if output != nil, format.count > 1 {
      throw ValidationError("--output takes one --format; run once for each file")
    }
  }

  func run() throws {
    try exitingWhenUnable {
      let loaded = try load(options)
      let compilation = loaded.compile()
      loaded.print(compilation.findings)
      for format in format {
        let bytes = render(compilation, as: format)
        if let output {
          try replaceFile(at: output, with: bytes)
        } else {
          try printResult(bytes)
        }
      }
      if compilation.hasErrors { throw ExitCode(1) }
    }
  }

  private func render(_ compilation: Compilation, as format: Format) -> [UInt8] {
    switch format {
    case .text: Array(auditText(compilation).utf8)
    case .json: auditJSON(compilation)
    case .markdown: Array(auditMarkdown(compilation).utf8)
    }
  }
}
