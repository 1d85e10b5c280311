@testable import ColorMath

/// A small random number generator with a fixed seed, so failures are reproducible.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func triple(in range: ClosedRange<Double>) -> Triple {
    Triple(
      .random(in: range, using: &self), .random(in: range, using: &self),
      .random(in: range, using: &self))
  }

  mutating func color() -> RGB8 {
    RGB8(
      red: .random(in: 0...255, using: &self), green: .random(in: 0...255, using: &self),
      blue: .random(in: 0...255, using: &self))
  }
}

/// The largest difference of any component.
func distance(_ one: Triple, _ other: Triple) -> Double {
  (one - other).mapped(\.magnitude).max()
}
