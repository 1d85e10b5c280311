import RandomNumbers

@testable import ColorMath

extension SplitMix {
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
func distance(_ one: Triple, _ other: Triple) -> Double { (one - other).mapped(\.magnitude).max() }
