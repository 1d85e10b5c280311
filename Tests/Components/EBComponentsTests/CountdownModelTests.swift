import EBComponents
import RandomNumbers
import Testing
import Themes

/// Random schedules, compared with a model that counts milliseconds and has no clocks.
struct CountdownModelTests {
  static let threshold = Int(Theme.light.countdown.behavior.expiringThresholdHours) * 3600

  @Test func `10,000 random schedules report what a plain model expects`() {
    var generator = SplitMix(seed: 2025)
    for schedule in 0..<10_000 {
      let total = Self.total(using: &generator)
      let notifies = Bool.random(using: &generator)
      var progress = CountdownProgress(
        deadline: Time.deadline(in: .milliseconds(total)), startingAt: Time.start, theme: .light,
        notifiesIfAlreadyExpired: notifies)
      var model = Model(left: total, threshold: Self.threshold, notifiesIfAlreadyExpired: notifies)
      var gone = 0
      for _ in 0..<Int.random(in: 3...12, using: &generator) {
        gone += Self.step(left: total - gone, using: &generator)
        let found = progress.advance(to: Time.after(.milliseconds(gone)))
        let expected = model.event(left: total - gone)
        if found != expected {
          Issue.record("schedule \(schedule), \(gone) of \(total) ms: \(String(describing: found))")
        }
      }
      let last = progress.advance(to: Time.after(.milliseconds(max(gone, total))))
      let expectedEnds = total > 0 || notifies ? 1 : 0
      if last != model.event(left: min(0, total - gone)) || model.ends != expectedEnds
        || !progress.hasEnded
      {
        Issue.record("schedule \(schedule) ended \(model.ends) times")
      }
    }
  }

  /// Around the end, around the threshold, or anywhere in four days.
  static func total(using generator: inout SplitMix) -> Int {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: .random(in: -5_000...200_000, using: &generator)
    case 1: threshold * 1000 + .random(in: -200_000...200_000, using: &generator)
    default: .random(in: 0...345_600_000, using: &generator)
    }
  }

  /// No time, to the next minute, a suspension, to the threshold, some minutes, or a second.
  static func step(left: Int, using generator: inout SplitMix) -> Int {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: 0
    case 1: max(0, left % 60_000) + .random(in: 0...1_100, using: &generator)
    case 2: .random(in: 0...100_000_000, using: &generator)
    case 3: max(0, left - threshold * 1000) + .random(in: 0...1, using: &generator)
    case 4: 60_000 * .random(in: 1...300, using: &generator)
    default: .random(in: 1...120_000, using: &generator)
    }
  }
}

/// The contract in plain arithmetic.
private struct Model {
  /// The seconds shown, rounded up.
  var shown: Int
  let threshold: Int
  /// Whether it was over at the start. Nothing is reported then.
  let isOver: Bool
  var ends = 0

  init(left: Int, threshold: Int, notifiesIfAlreadyExpired: Bool) {
    shown = Self.shown(left)
    self.threshold = threshold
    isOver = left <= 0 && !notifiesIfAlreadyExpired
  }

  static func shown(_ left: Int) -> Int { left <= 0 ? 0 : (left + 999) / 1000 }

  mutating func event(left: Int) -> CountdownEvent? {
    let before = shown
    shown = Self.shown(left)
    if isOver || ends > 0 { return nil }
    if left <= 0 {
      ends += 1
      return .expired
    }
    if (shown..<before).contains(threshold) { return .expiring(left: .seconds(shown)) }
    return shown < before && shown % 60 == 0 ? .minute(left: .seconds(shown)) : nil
  }
}
