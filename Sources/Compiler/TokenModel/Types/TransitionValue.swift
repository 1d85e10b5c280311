/// A transition (Format 9.5).
package struct TransitionValue: Hashable, Sendable {
  /// How long it takes.
  package var duration: DurationValue
  /// The delay before it starts.
  package var delay: DurationValue
  /// The easing curve.
  package var timingFunction: CubicBezierValue

  /// The transition as text for reports.
  var text: String { "\(duration.text) after \(delay.text), \(timingFunction.text)" }
}

extension ValueReader {
  mutating func transition(_ value: JSONValue) -> TransitionValue? {
    guard
      let members = members(
        of: value, wanted: "a transition {duration, delay, timingFunction}",
        names: ["duration", "delay", "timingFunction"])
    else { return nil }
    let duration = member("duration", of: members[0]) { $0.durationPart($1) }
    let delay = member("delay", of: members[1]) { $0.durationPart($1) }
    let curve: CubicBezierValue? = member("timingFunction", of: members[2]) {
      if case .cubicBezier(let curve)? = $0.part($1, as: .cubicBezier) { curve } else { nil }
    }
    guard let duration, let delay, let curve else { return nil }
    return TransitionValue(duration: duration, delay: delay, timingFunction: curve)
  }
}
