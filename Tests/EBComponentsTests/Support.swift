import EBComponents
import Foundation

/// Locales the tests write in.
enum Locales {
  static let english = Locale(identifier: "en_US")
  static let german = Locale(identifier: "de_DE")
  static let egyptian = Locale(identifier: "ar_EG")
  static let japanese = Locale(identifier: "ja_JP")
}

/// A continuous clock that the tests set.
enum Time {
  static let start = ContinuousClock.now

  /// An instant after the start.
  static func after(_ wait: Duration) -> ContinuousClock.Instant { start.advanced(by: wait) }

  /// A deadline after the start.
  static func deadline(in wait: Duration) -> CountdownDeadline {
    CountdownDeadline(at: after(wait))
  }
}

/// A time left in days, hours, minutes and seconds.
func left(_ days: Int = 0, _ hours: Int = 0, _ mins: Int = 0, _ secs: Int = 0) -> Duration {
  .seconds(((days * 24 + hours) * 60 + mins) * 60 + secs)
}

/// The same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
