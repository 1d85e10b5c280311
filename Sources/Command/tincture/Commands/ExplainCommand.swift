import ArgumentParser
import Platform
import TokenCompiler

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a token, a color, the contrast of two colors, a rule, or the themes.",
    discussion: """
      For a token, prints its value, its references, its users and its contrast pairs. For a \
      group, prints its tokens. For a color, prints it in every color space. 'A on B' prints the \
      contrast of two colors; with 'A on B over C', C is behind a translucent B. \
      For a rule, prints its page. \
      With --themes, prints the theme axes, and which of them follow the system. \
      Colors: '#6075C1', '#6075C180', 'oklch 0.7 0.1 150', 'display-p3 1 none 0 / 0.5', \
      'color(display-p3 1 0 0)', 'hsl(210 50% 40%)', or the path of a token.
      """,
    examples: """
      tincture explain notice/info/text        # a token: value, aliases, checks
      tincture explain notice/info             # the tokens of a group
      tincture explain '#6075C1' on '#EEF2F9'  # the contrast of two colors
      """)

  enum Format: String, CaseIterable, OptionWord { case text, json }

  @OptionGroup var options: ProjectOptions

  @Option(
    help: "The format of the explanation: \(Format.list).", completion: .list(Format.words),
    transform: Format.parse) var format: Format = .text

  @Flag(help: "Print the theme axes, and which of them follow the system.") var themes = false

  @Argument(
    help: ArgumentHelp(
      "A token's path, a rule or a color; then 'on' and a background, and 'over' and what is behind it.",
      valueName: "what")) var what: [String] = []

  func validate() throws {
    guard themes else {
      _ = try question()
      return
    }
    if !what.isEmpty { throw ValidationError("use --themes without a token or color") }
  }

  func run() throws {
    if what.count == 1, let rule = Rule(rawValue: what[0]) {
      let page = RulePage(rule)
      return try printResult(format == .json ? page.json : Array(page.text.utf8))
    }
    let question = themes ? nil : try question()
    if let answer = question?.answer { return try print(answer) }
    let loaded = try LoadedProject(options.choice())
    let analysis = analyze(loaded.sources).analysis
    let explanation =
      question.map { analysis.explain($0, in: loaded.sources.project) } ?? analysis.explainThemes()
    let findings = loaded.projectFindings.errors + explanation.findings
    if let refusal = explanation.refusal {
      loaded.print(findings)
      say("error: \(printable(refusal))\n")
      findings.sayCounts()
      throw ExitCode(1)
    }
    try print(explanation)
    if let note = explanation.note { say("note: \(printable(note))\n") }
    loaded.print(findings)
    findings.sayCounts()
  }

  private func print(_ explanation: Explanation) throws {
    switch format {
    case .text: try printResult(Array(explanation.text.withSwatches.utf8))
    case .json: try printResult(explanation.json)
    }
  }

  private func question() throws -> Question {
    do { return try Question(what) } catch { throw ValidationError(error.message) }
  }
}
