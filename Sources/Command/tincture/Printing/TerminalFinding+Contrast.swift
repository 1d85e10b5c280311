import TokenChecks
import TokenModel
import TokenReports
import Writers

extension TerminalFinding {
  /// What fails: the check that is furthest from its limit, and how many fail with it.
  var failure: String {
    let worst = checks[0]
    let rest = checks.count - 1
    let name = [worst.component, worst.variant.label].filter { !$0.isEmpty }.joined(separator: " ")
    let baseline =
      switch worst.change {
      case .new: ", not in the baseline"
      case .worse: ", worse than in the baseline"
      case .known: ", in the baseline"
      case nil: ""
      }
    let themes = worst.holds.label(excluding: worst.variant)
    return [name, themes].filter { !$0.isEmpty }.joined(separator: ", ")
      + ": \(worst.pairName) is \(shown(worst.ratio ?? 1))\(worst.measured?.spot ?? ""), "
      + worst.requirement + baseline
      + (rest == 0 ? "" : "; \(counted(rest, noun: "more check")) \(rest == 1 ? "fails" : "fail")")
  }

  /// A sample before and after the remedy, the edit, and the commands to run; without a remedy, the
  /// reason.
  var contrast: [String] {
    let check = checks[0]
    let before = sample(of: check.placement, check.foreground.value, check.background.value)
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
      paint("-", 31) + "  " + quoted(remedy.from),
      paint("+", 32) + "  " + quoted(remedy.to) + nearest,
    ] + (also.isEmpty ? [] : ["also changes \(also)"]) + commands(for: remedy.token)
  }

  private func commands(for token: String) -> [String] {
    let commands = ["explain", "fix"].map { "tincture \($0)\(project) \(word(token))" }
    let line = commands.joined(separator: " · ")
    return line.columns > columns - indent ? commands : [line]
  }

  /// The option for the project, unless it is in the working directory.
  private var project: String {
    style.project == "." ? "" : " --project \(word(style.project))"
  }

  private func word(_ text: String) -> String { printable(text).shellWord() }

  private func quoted(_ value: String) -> String {
    value.hasPrefix("{") ? "\"\(printable(value))\"" : printable(value)
  }

  /// The check of the sample with the remedy.
  private func after(_ remedy: Remedy) -> String {
    let check = checks[0]
    let ratio = "   \(shown(remedy.ratio))\(checks.count > 1 ? " or more" : "")"
    guard remedy.kind == .alias || remedy.kind == .color, case .color(let color) = remedy.value,
      var placement = check.placement
    else { return "   →" + ratio }
    if remedy.side == .foreground {
      placement.foreground.value = remedy.value
      return "   →   " + sample(of: placement, color.text, check.background.value) + ratio
    }
    placement.background[0].value = remedy.value
    return "   →   " + sample(of: placement, check.foreground.value, color.text) + ratio
  }

  /// The colors of the first check, with a sample on terminals that can show it.
  private func sample(of placement: Placement?, _ front: String, _ top: String) -> String {
    let layers = [top] + checks[0].layers.dropFirst().map(\.value)
    let swatch = style.hasSamples ? placement?.stack().map { $0.swatch + " " } : nil
    return (swatch ?? "") + printable("\(front) on \(layers.joined(separator: " over "))")
  }
}
