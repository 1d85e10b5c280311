import TokenJSON
import Writers

/// Numbers (Format 8.7), as a type and as parts of other values.
extension ValueReader {
  /// A number, or a fault.
  mutating func number(_ value: JSONValue) -> Double? {
    if let number = value.number { return number }
    fault("expected a number, found \(excerpt(value))" + pointerHint(value))
    return nil
  }

  mutating func numberPart(_ value: JSONValue) -> Double? {
    if case .number(let number)? = part(value, as: .number) { return number }
    return nil
  }
}
