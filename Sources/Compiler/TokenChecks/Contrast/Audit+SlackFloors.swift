/// How far below the measured ratio a waiver or baseline may accept a pair, with room for rounding.
private let slackLimit = 0.05 + 1e-9

extension Double {
  /// Whether a floor is so far below a ratio that an accepted pair could get visibly worse.
  func isSlack(below ratio: Double) -> Bool { ratio - self > slackLimit }
}

extension Audit {
  /// Findings about waivers, and minimums of pairs, with a floor far below a pair that they accept,
  /// with the pair that is furthest above it.
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
      guard let highest = accepted.max(by: { $0.comparedRatio < $1.comparedRatio }),
        let terms = highest.acceptance, terms.floor.isSlack(below: highest.comparedRatio)
      else { continue }
      let lowest = accepted.map(\.comparedRatio).min() ?? highest.comparedRatio
      // A pair's own minimum is a floor, too.
      let (owner, floor) = terms.place == place ? ("pair", "minimum") : ("waiver", "floor")
      let cure =
        lowest.isSlack(below: highest.comparedRatio)
        ? "give it a \(owner) of its own, with \"\(floor)\": \(shown(highest.comparedRatio))"
        : "write \"\(floor)\": \(shown(lowest))"
      var finding = Diagnostic(
        .slackFloor, about: highest,
        remark: "\(highest.distance(above: terms.floor)) this \(owner)'s \(floor) of "
          + "\(plain(terms.floor)):1, and at most 0.05 is accepted; \(cure)", at: place)
      if owner == "pair" { finding.standing = .stricter }
      findings.append(finding)
    }
    return findings
  }
}

extension ContrastResult {
  /// The ratio of a result that was measured.
  fileprivate var comparedRatio: Double { ratio ?? 1 }

  /// How far its ratio is from another one, as reports show both: "0.10 above".
  func distance(above floor: Double) -> String {
    let ratio = Double(shown(comparedRatio)) ?? comparedRatio
    return "\(shown((ratio - floor).magnitude + 1e-9)) \(ratio < floor ? "below" : "above")"
  }
}

extension Diagnostic {
  /// The finding about a result whose ratio is far from what something accepts.
  init(_ rule: Rule, about result: ContrastResult, remark: String, at place: Place) {
    self.init(
      rule, message: "\(result.phrase) is \(shown(result.comparedRatio)):1, \(remark)", at: place,
      path: result.foreground.path,
      related: [Related("the foreground", at: result.foreground.place)])
  }
}
