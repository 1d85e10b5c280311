import EBComponents
import Foundation
import Themes
import Writers

/// The time left of live countdowns, and what the script must know about time.
struct LiveClock: Encodable {
  struct Unit: Encodable {
    let name: String
    let seconds: Int
    /// The highest number after the first.
    let ceiling: Int?
    let label, suffix: String
    /// The spoken words for one and for several; empty if the unit is not spoken.
    let one, other: String
  }

  /// Whether it shows what VoiceOver announces.
  let announces: Bool
  let start: Int
  let threshold = Countdown.expiringSeconds(in: .light)
  let units: [Unit]
  /// The units of each style, if the caller does not choose any.
  let shown: [String: [EBTimeUnit.RawValue]]
  let endsIn, lessThanAMinute, ended, dismiss: String

  @MainActor init(announces: Bool) {
    self.announces = announces
    start = Int(Sample.saleEnd.timeIntervalSince(Sample.now))
    let words = CountdownWords.english
    units = EBTimeUnit.allCases.map { unit in
      Unit(
        name: unit.rawValue, seconds: unit.seconds, ceiling: unit.ceiling,
        label: words.label(unit), suffix: words.suffix(unit), one: Self.spoken(1, unit),
        other: Self.spoken(2, unit))
    }
    let end = CountdownDeadline(at: .now)
    let styles = EBCountdownStyle.allCases.map { style in
      (style.rawValue, Countdown(deadline: end, style: style).units.map(\.rawValue))
    }
    shown = Dictionary(uniqueKeysWithValues: styles)
    endsIn = words.endsIn("%")
    (lessThanAMinute, ended, dismiss) = (words.lessThanAMinute, words.ended, words.dismiss)
  }

  /// The word that is spoken after a number of units.
  private static func spoken(_ number: Int, _ unit: EBTimeUnit) -> String {
    var words = CountdownWords.english
    words.endsIn = { $0 }
    let left = Duration.seconds(number * unit.seconds)
    let text = words.remaining(left, in: Locale(identifier: "en_US"))
    return text == words.lessThanAMinute ? "" : String(text.drop { $0 != " " }.dropFirst())
  }

  /// The fields and buttons that set the time left.
  @ContentBuilder var html: [HTML] {
    HTML(.fieldset, .className("time"), HTMLAttribute("data-clock", value: json)) {
      HTML(.legend, text: "Time left")
      for unit in units {
        HTML(.label) {
          HTML(.input, .type("number"), HTMLAttribute("data-unit", value: unit.name), .fresh)
          unit.label
        }
      }
    }
    HTML(.p, .className("controls")) {
      HTML(.button, .className("pause"), .type("button"), text: "Pause")
      jump("From 3 days", to: start)
      jump("5 seconds before expiring", to: threshold + 5)
      jump("5 seconds before the end", to: 5)
    }
    if announces { HTML(.p, .className("announced"), .role("status")) }
  }

  private var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A value of texts and numbers can always be encoded.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func jump(_ title: String, to seconds: Int) -> HTML {
    HTML(.button, .type("button"), HTMLAttribute("data-jump", value: "\(seconds)"), text: title)
  }
}
