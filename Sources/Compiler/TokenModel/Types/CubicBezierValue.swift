/// The two inner control points of an easing curve (Format 8.6).
package struct CubicBezierValue: Hashable, Sendable {
  /// The first point. Its x is in 0…1.
  package var x1, y1: Double
  /// The second point. Its x is in 0…1.
  package var x2, y2: Double

  /// The curve in CSS syntax.
  package var text: String {
    "cubic-bezier(\([x1, y1, x2, y2].map(plain).joined(separator: ", ")))"
  }
}

extension ValueReader {
  mutating func cubicBezier(_ value: JSONValue) -> CubicBezierValue? {
    guard let items = value.array, items.count == 4 else {
      return refuse(
        "expected a cubic Bézier (four numbers: x1, y1, x2, y2), found \(value.excerpt)")
    }
    let numbers = items.enumerated().compactMap { index, item in
      inside(.index(index), value: item) { $0.coordinate($1, isX: index % 2 == 0) }
    }
    guard numbers.count == 4 else { return nil }
    return CubicBezierValue(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  private mutating func coordinate(_ value: JSONValue, isX: Bool) -> Double? {
    guard let number = number(value) else { return nil }
    guard !isX || (0...1).contains(number) else {
      return refuse("the x values of a cubic Bézier must be from 0 to 1, found \(plain(number))")
    }
    return number
  }
}

extension JSONWriter {
  mutating func cubicBezier(_ curve: CubicBezierValue, key: String?) {
    array(key, items: [curve.x1, curve.y1, curve.x2, curve.y2]) { $0.number(nil, value: $1) }
  }
}
