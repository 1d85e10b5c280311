import TokenReports

/// A finding as a block for people on a terminal.
struct TerminalFinding {
  let finding: Diagnostic
  /// The columns of a line, at most.
  let columns: Int
  let style: FindingStyle
  /// Returns the line at a place.
  let line: (Place) -> String?
  /// A prefix of every path; empty, or ending in `/`.
  var folder = ""
  /// For `low-contrast`, the failing checks, those furthest from their limits first.
  var checks: [ContrastResult] = []
  /// What makes the checks fail.
  var cause: ContrastCause?
  /// What the token that the remedy changes was.
  var note: String?

  /// The lines of the block, without colors where there are none.
  var lines: [String] {
    let body = checks.isEmpty ? [text(finding.place)] + excerpt(finding.place) : contrast
    let notes = style.isVerbose ? details : checks.isEmpty ? notes : []
    return heading + (body + notes).flatMap(wrapped)
  }

  /// The number of spaces before all lines but the first.
  var indent: Int { finding.severity.rawValue.count + 2 }

  /// What is wrong, with the rule at the end.
  private var heading: [String] {
    let word = finding.severity.rawValue
    let message = printable(checks.isEmpty ? finding.message : failure)
    var lines = "\(word)  \(message)".wrapped(to: columns, indent: indent)
    let rule = "[\(finding.rule.rawValue)]"
    let space = columns - lines[lines.count - 1].columns - rule.count
    let page = style.hasSamples ? style.rulePages?.page(of: finding.rule) : nil
    let link = page.map { "\u{1B}]8;;\($0)\u{1B}\\\(rule)\u{1B}]8;;\u{1B}\\" } ?? rule
    if space > 1 {
      lines[lines.count - 1] += String(repeating: " ", count: space) + link
    } else {
      lines.append(String(repeating: " ", count: indent) + link)
    }
    let color = finding.severity == .error ? 31 : 33
    lines[0] = paint(word, color) + lines[0].dropFirst(word.count)
    return lines
  }

  func paint(_ text: String, _ color: Int) -> String {
    style.hasColor ? "\u{1B}[1;\(color)m\(text)\u{1B}[0m" : text
  }

  private func wrapped(_ text: String) -> [String] {
    (String(repeating: " ", count: indent) + text).wrapped(to: columns, indent: indent + 2)
  }

  // MARK: Places

  /// `file:line:column`, or only the file for what is about all of it.
  func text(_ place: Place) -> String {
    return printable(folder + (place.line == 1 && place.column == 1 ? place.file : place.text))
  }

  /// The line at a place, if it shows more than the message.
  private func excerpt(_ place: Place) -> [String] {
    line(place).flatMap {
      SourceExcerpt($0, at: place, token: finding.path, columns: columns - indent)
    }?.lines ?? []
  }

  // MARK: Notes

  /// A line for each note, and for each chain of references.
  private var notes: [String] {
    finding.related.lines.map { note in
      note.place == finding.place ? note.text : "\(text(note.place))  \(note.text)"
    }
  }

  /// The lines of all notes of the finding, of several checks those of each.
  private var details: [String] {
    let related =
      checks.count > 1
      ? checks.flatMap { [Diagnostic.Related($0.failure, at: $0.foreground.place)] + $0.related }
      : finding.related
    return related.flatMap { note in
      ["\(text(note.place))  \(printable(note.message))"] + excerpt(note.place)
    }
  }

  /// What fails: the check that is furthest from its limit, and how many fail with it.
  var failure: String {
    let worst = checks[0]
    let rest = checks.count - 1
    let baseline =
      switch worst.change {
      case .new: ", not in the baseline"
      case .worse: ", worse than in the baseline"
      case .known: ", in the baseline"
      case nil: ""
      }
    return "\(worst.name) is \(shown(worst.ratio ?? 1))\(worst.measured?.spot ?? ""), "
      + worst.requirement + baseline
      + (rest == 0 ? "" : "; \(counted(rest, noun: "more check")) \(rest == 1 ? "fails" : "fail")")
  }

  /// A sample before and after the remedy, the edit, and the commands to run; or why there is none.
  var contrast: [String] {
    let check = checks[0]
    let before = sample(of: check.drawn, check.foreground.value, check.background.value)
    guard let cause, let remedy = cause.remedy else {
      let obstacle = cause?.obstacle ?? check.obstacle
      let chains = check.hops.lines.map { "\($0.text)  \(text($0.place))" }
      return [before, obstacle.map { "no remedy: \(printable($0))" }].compactMap(\.self)
        + (chains.isEmpty ? ["\(text(finding.place))  \(printable(finding.path ?? ""))"] : chains)
        + ["tincture explain\(project) \(word(finding.path ?? ""))"]
    }
    let place = printable("\(folder)\(remedy.place.file):\(remedy.place.line)")
    let nearest = remedy.nearest.map { "   or \($0.color.hex) (\(shown($0.ratio)))" } ?? ""
    let also = remedy.alsoChanges.map { printable($0) }.shortList()
    return [
      before + after(remedy), "\(place)   \(printable(remedy.token))",
      paint("-", 31) + "  " + printable(remedy.shortLines.old),
      paint("+", 32) + "  " + printable(remedy.shortLines.new) + nearest,
    ]
      + [note.map { printable($0) }, also.isEmpty ? nil : "also changes \(also)"].compactMap(\.self)
      + commands(for: remedy.token)
  }

  private func commands(for token: String) -> [String] {
    let commands = ["explain", "fix"].map { "tincture \($0)\(project) \(word(token))" }
    let line = commands.joined(separator: " · ")
    return line.columns > columns - indent ? commands : [line]
  }

  /// The option for the project, unless it is in the working directory.
  private var project: String { style.projectWord.map { " --project \($0)" } ?? "" }

  private func word(_ text: String) -> String { printable(text).shellWord() }

  /// The check of the sample with the remedy.
  private func after(_ remedy: Remedy) -> String {
    let check = checks[0]
    let ratio = "   \(shown(remedy.ratio))\(checks.count > 1 ? " or more" : "")"
    guard remedy.kind == .alias || remedy.kind == .color, case .color(let color) = remedy.value
    else { return "   →" + ratio }
    let isFront = remedy.side == .foreground
    let colors =
      isFront ? (color.text, check.background.value) : (check.foreground.value, color.text)
    return "   →   " + sample(of: check.remedy?.drawn, colors.0, colors.1) + ratio
  }

  /// The colors of the first check, with a sample on terminals that can show it.
  private func sample(of stack: Stack?, _ front: String, _ top: String) -> String {
    let layers = [top] + checks[0].layers.dropFirst().map(\.value)
    let swatch = style.hasSamples ? stack.map { $0.swatch + " " } : nil
    return (swatch ?? "") + printable("\(front) on \(layers.joined(separator: " over "))")
  }
}

extension [Diagnostic.Related] {
  /// The notes, those of a chain of references as one: `a → b → c`.
  var lines: [(text: String, place: Place)] {
    var lines: [(text: String, place: Place)] = []
    var isOpen = false
    for note in self {
      let text = printable(note.hop.first ?? note.message)
      if isOpen, !note.hop.isEmpty {
        lines[lines.count - 1] = ("\(lines[lines.count - 1].text) → \(text)", note.place)
      } else {
        lines.append((text, note.place))
      }
      isOpen = note.hop.count == 2
    }
    return lines
  }
}
