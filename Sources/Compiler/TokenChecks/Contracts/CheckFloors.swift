import TokenModel
import Writers

/// How far below the measured ratio a waiver or a baseline may accept a pair, with room for rounding.
private let slackLimit = 0.05 + 1e-9

/// Whether a floor is so far below a ratio that the pair could get visibly worse and stay accepted.
func isSlack(floor: Double, below ratio: Double) -> Bool { ratio - floor > slackLimit }

/// Reports waivers with a floor far below a pair that they accept, with the pair that is furthest
/// above it.
func checkFloors(_ results: [ContrastResult], findings: inout Findings) {
  var waivers: [Place: [ContrastResult]] = [:]
  // By index, because iterating would copy each result, and results are large.
  for index in results.indices where results[index].outcome == .waived {
    guard let place = results[index].acceptance?.floorPlace else { continue }
    waivers[place, default: []].append(results[index])
  }
  for place in waivers.keys.sorted() {
    let accepted = waivers[place] ?? []
    guard let highest = accepted.max(by: { $0.measured < $1.measured }),
      let floor = highest.acceptance?.floor, isSlack(floor: floor, below: highest.measured)
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
}

private func cure(lowest: Double, highest: Double) -> String {
  isSlack(floor: lowest, below: highest)
    ? "give it a waiver of its own, with the floor \(shown(highest))"
    : "raise the floor to \(shown(lowest))"
}

extension ContrastResult {
  /// The ratio of a result that was measured.
  fileprivate var measured: Double { ratio ?? 1 }
}
