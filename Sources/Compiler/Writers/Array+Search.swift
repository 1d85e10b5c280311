extension [UInt8] {
  /// The range of the first occurrence of some bytes from a place on, and within the first `length`
  /// bytes.
  package func firstRange(
    of wanted: [UInt8], from start: Int = 0, within length: Int = .max
  ) -> Range<Int>? {
    guard let first = wanted.first else { return nil }
    let last = Swift.min(count, length) - wanted.count
    var place = start
    while place <= last {
      if self[place] == first && self[place...].starts(with: wanted) {
        return place..<place + wanted.count
      }
      place += 1
    }
    return nil
  }
}
