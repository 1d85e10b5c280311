import EBComponents
import Themes

@testable import gallery

/// What the components show and speak for many values of their properties.
///
/// The test of the page's script sets the knobs to the same values and expects the same.
@MainActor struct LiveTests {
  private static let path = "Tests/Consumers/live.json"

  @Test func `the cases for the page's script are what the components show and speak`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try (counters + countdowns).map { try encoder.encode($0) }
    let text = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",\n")
    let current = Data("[\(text)]\n".utf8)
    if ProcessInfo.processInfo.environment["UPDATE_LIVE"] == "1" {
      try current.write(to: package.appending(path: Self.path))
    }
    let isCurrent = try packageFile(Self.path) == current
    #expect(isCurrent, "\(Self.path) is not up to date; run with UPDATE_LIVE=1")
  }

  private struct Case: Encodable {
    let live: String
    let knobs: [String: String]
    var left = 0
    let drawing: String
    let texts, said: [String]
  }

  private let locale = Locale(identifier: "en_US")

  private var counters: [Case] {
    [-3, 0, 1, 99, 100, 12_500].flatMap { count in
      [nil, -1, 0, 1, 10, 1_000_000].flatMap { limit in
        [(99, true, nil), (0, false, nil), (1_000, false, .active)].map { most, hides, state in
          let counter = Counter(
            count: count, limit: limit, maxDisplay: most, state: state, hideWhenZero: hides,
            noun: "items", locale: locale)
          return Case(
            live: "counter",
            knobs: [
              "count": "\(count)", "limit": limit.map { "\($0)" } ?? "", "maxDisplay": "\(most)",
              "state": state?.rawValue ?? "", "hideWhenZero": "\(hides)", "noun": "items",
            ], drawing: counter.isHidden ? "hidden" : counter.state.rawValue + shape(of: counter),
            texts: counter.isHidden ? [] : [counter.text],
            said: counter.isHidden ? [] : [counter.spokenLabel])
        }
      }
    }
  }

  private func shape(of counter: Counter) -> String {
    counter.hasLimit ? " limit" : counter.text.count == 1 ? "" : " wide"
  }

  private var countdowns: [Case] {
    [0, 1, 59, 61, 3_599, 86_400, 86_401, 90_061, 306_042, 8_640_000].flatMap { left in
      (0..<16).flatMap { bits in
        let units = EBTimeUnit.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }
        let states: [EBCountdownState?] = bits == 0 ? [nil, .default, .expired] : [nil]
        return [EBCountdownStyle.per, .pill].flatMap { style in
          states.map { countdown(style, state: $0, units: units.map(\.element), left: left) }
        }
      }
    }
  }

  private func countdown(
    _ style: EBCountdownStyle, state: EBCountdownState?, units: [EBTimeUnit], left: Int
  ) -> Case {
    let now = ContinuousClock.now
    let face = Countdown(
      deadline: CountdownDeadline(at: now.advanced(by: .seconds(left))), style: style,
      state: state, units: units, words: .english, locale: locale
    ).face(at: now, in: .light)
    let cells = face.cells.flatMap { [face.digits(of: $0), face.label(of: $0)] }
    return Case(
      live: "countdown",
      knobs: [
        "style": style.rawValue, "state": state?.rawValue ?? "",
        "units": units.map(\.rawValue).joined(separator: " "),
      ], left: left, drawing: "\(style) \(face.state) \(face.cells.count)",
      texts: style == .pill || face.state == .expired ? [face.text] : cells,
      said: [face.spokenLabel])
  }
}
