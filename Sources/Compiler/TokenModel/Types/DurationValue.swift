/// A span of time in ms or s (Format 8.5).
package struct DurationValue: Hashable, Sendable {
  package enum Unit: String, CaseIterable, Sendable { case ms, s }
  /// The number of units.
  package var value: Double
  package var unit: Unit
}

extension DurationValue {
  /// The duration of `100ms` or `0.1s`; nil for any other text.
  package init?(_ text: String) {
    guard let (value, unit) = text.quantity, let unit = Unit(rawValue: unit) else { return nil }
    self.init(value: value, unit: unit)
  }

  /// The duration in CSS syntax.
  package var text: String { "\(plain(value))\(unit.rawValue)" }
}

extension ValueReader {
  mutating func duration(_ value: JSONValue) -> DurationValue? {
    if let duration = bareDuration(value) { return duration }
    guard let (amount, unit) = measure(value, wanted: "a duration {value, unit}")
    else { return nil }
    let word: DurationValue.Unit? = member("unit", of: unit) { $0.word($1, wanted: "a unit") }
    guard let amount, let unit = word else { return nil }
    guard abs(amount) <= 1e18 else {
      return refuse("a duration must be within ±1e18 \(unit.rawValue), found \(plain(amount))")
    }
    return DurationValue(value: amount, unit: unit)
  }

  /// A duration written as a number or a string, such as `200` or `"0.2s"`.
  private mutating func bareDuration(_ value: JSONValue) -> DurationValue? {
    let duration: DurationValue
    if let number = value.number {
      duration = DurationValue(value: number, unit: .ms)
    } else if let text = value.string?.trimmingBlanks.lowercased(),
      let read = DurationValue(text == "0" ? "0ms" : text)
    {
      duration = read
    } else {
      return nil
    }
    guard abs(duration.value) <= 1e18 else { return nil }
    older(
      .duration(duration), wanted: "a duration {value, unit}", value: value,
      form: value.kind == .number ? .unitless : .secondDraft, reading: duration.text)
    return duration
  }

  mutating func durationPart(_ value: JSONValue) -> DurationValue? {
    if case .duration(let duration)? = part(value, as: .duration) { duration } else { nil }
  }
}
