import TokenJSON
import Writers

extension ContractReader {
  /// Reports reasons without words.
  func checkReasons(of contract: Contract) {
    for pair in contract.pairs {
      switch pair.duty {
      case .text, .graphic, .focus: break
      case .decorative(let because):
        check(
          because, at: pair.steps + [.key("decorative")], wanted: "why the pair needs no contrast")
      case .inactive(let because):
        check(
          because, at: pair.steps + [.key("inactive")], wanted: "why the control cannot be used")
      case .minimum(_, let because):
        check(because, at: pair.steps + [.key("because")], wanted: "why less contrast is enough")
      }
      check(
        pair.unless, at: pair.steps + [.key("unless")],
        wanted: "why the pair is not measured elsewhere")
    }
    for waiver in contract.waivers {
      check(
        waiver.because, at: waiver.steps + [.key("because")],
        wanted: "why the low contrast is accepted")
      if waiver.because == nil {
        report("'because' is missing from a waiver", at: waiver.steps)
      }
    }
    for cue in contract.cues {
      check(
        cue.because, at: [.key("cues"), .key(cue.axis), .key(cue.value)],
        wanted: "how '\(printable(cue.value))' differs other than in color")
    }
  }

  private func check(_ reason: String?, at steps: [JSONStep], wanted: String) {
    guard let reason, !reason.hasWord, case .key(let name)? = steps.last else { return }
    report("'\(printable(name))' has no words; write \(wanted)", at: steps)
  }
}

extension Members {
  /// The reason in a member; nil without the member. A value other than text has no words, which
  /// `checkReasons` reports.
  mutating func reason(_ name: String) -> String? { value(name).map { $0.string ?? "" } }
}
