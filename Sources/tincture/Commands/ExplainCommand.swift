import ArgumentParser
import Platform
import TokenCompiler
import TokenDialects
import TokenModel
import TokenQueries
import Writers

/// `tincture explain`: one token, or one color, alone or on another.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a token, or a color, alone or on another one.",
    discussion: """
      A token's path prints its value with the way to it, who uses it, and its contrast pairs; a \
      group's path its tokens. A color prints it in every color space, \
      'A on B' the contrast of the two, 'A on B over C' that of a background which lets C through. \
      Colors: '#6075C1', '#6075C180', 'oklch 0.7 0.1 150', 'display-p3 1 none 0 / 0.5', \
      'color(display-p3 1 0 0)', 'hsl(210 50% 40%)', or the path of a token.
      """)

  enum Format: String, CaseIterable, OptionWord { case text, json }

  @OptionGroup var options: ProjectOptions

  @Option(
    help: "How to print the explanation: \(Format.list).", completion: .list(Format.words),
    transform: Format.parse)
  var format: Format = .text

  @Argument(
    help: ArgumentHelp(
      "A token's path or a color; then 'on' and what it lies on, and 'over' and what is below.",
      valueName: "what"))
  var what: [String]

  func validate() throws { _ = try question() }

  func run() throws {
    let question = try question()
    try exitingWhenUnable {
      let loaded = question.needsProject ? try load(options.choice) : nil
      let explanation = explain(
        question, in: loaded?.sources, recognizing: Dialect.foreignFormat)
      if let loaded {
        loaded.print(loaded.projectFindings.filter { $0.severity == .error })
        loaded.print(explanation.findings)
      }
      if let refusal = explanation.refusal {
        say("error: \(printable(refusal))\n")
        throw ExitCode(1)
      }
      switch format {
      case .text: try printResult(Array(explainText(explanation).utf8))
      case .json: try printResult(explainJSON(explanation))
      }
    }
  }

  private func question() throws -> Question {
    do {
      return try Question(what)
    } catch {
      throw ValidationError(error.message)
    }
  }
}
