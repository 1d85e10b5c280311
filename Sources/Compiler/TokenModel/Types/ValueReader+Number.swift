import TokenJSON
import Writers

/// Reads numbers (Format 8.7), as values and as parts of other values.
extension ValueReader {
  /// A number; nil, with a fault, for other values.
  mutating func number(_ value: JSONValue) -> Double? {
    if let number = value.number { return number }
    fault("expected a number, found \(value.excerpt)" + pointerHint(value))
    return nil
  }

  mutating func numberPart(_ value: JSONValue) -> Double? {
    if case .number(let number)? = part(value, as: .number) { return number }
    return nil
  }
}
