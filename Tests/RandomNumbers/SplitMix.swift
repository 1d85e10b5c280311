/// A generator of random numbers that are the same in every run (SplitMix64).
///
/// Source: Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014.
package struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator whose numbers depend on nothing but the seed.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0, below the bound; 0 where there is none.
  package mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

  /// One of them.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// Whether something with that chance happens, of 100.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
