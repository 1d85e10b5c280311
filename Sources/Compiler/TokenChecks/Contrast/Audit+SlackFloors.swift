import TokenModel
import Writers

/// How far below the measured ratio a waiver or a baseline may accept a pair, with room for
/// rounding.
private let slackLimit = 0.05 + 1e-9

extension Double {
  /// Whether a floor is so far below a ratio that the pair could get visibly worse and stay
  /// accepted.
  func isSlack(below ratio: Double) -> Bool { ratio - self > slackLimit }
}

extension Audit {
  /// Findings about waivers with a floor far below a pair that they accept, with the pair that is
  /// furthest above it.
  var slackFloors: [Diagnostic] {
    var findings: [Diagnostic] = []
    var waivers: [Place: [ContrastResult]] = [:]
    // By index, because iterating would copy each result, and results are large.
    for index in results.indices where results[index].outcome == .waived {
      guard let place = results[index].acceptance?.floorPlace else { continue }
      waivers[place, default: []].append(results[index])
    }
    for place in waivers.keys.sorted() {
      let accepted = waivers[place] ?? []
      guard let highest = accepted.max(by: { $0.measured < $1.measured }),
        let floor = highest.acceptance?.floor, floor.isSlack(below: highest.measured)
      else { continue }
      let lowest = accepted.map(\.measured).min() ?? highest.measured
      findings.add(
        .slackFloor,
        message:
          "\(highest.phrase) is \(shown(highest.measured)):1, far above this waiver's floor of "
          + "\(plain(floor)):1; \(cure(lowest: lowest, highest: highest.measured))",
        at: place, path: highest.foreground.path,
        related: [Diagnostic.Related("the foreground", at: highest.foreground.place)])
    }
    return findings
  }
}

private func cure(lowest: Double, highest: Double) -> String {
  lowest.isSlack(below: highest)
    ? "give it a waiver of its own, with the floor \(shown(highest))"
    : "raise the floor to \(shown(lowest))"
}

extension ContrastResult {
  /// The ratio of a result that was measured.
  fileprivate var measured: Double { ratio ?? 1 }
}
