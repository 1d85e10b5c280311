import TokenJSON
import Yams

/// A scalar for JSON. Without a tag, the core schema of YAML 1.2 decides: `yes` is a text, `0o17` a number.
enum CoreScalar {
  case text
  /// `null`, `true`, `false` or a number.
  case word(String)
  /// Infinity or NaN, which JSON does not have.
  case notFinite
  /// The text does not match the tag, or the tag has no meaning in JSON.
  case unknownTag

  init(_ scalar: Node.Scalar) {
    let isPlain = scalar.style == .plain
    let plain = coreValue(scalar.string)
    switch scalar.tag.rawValue {
    case Tag.Name.implicit.rawValue, plainTag.rawValue: self = isPlain ? plain : .text
    case Tag.Name.str.rawValue, Tag.Name.nonSpecific.rawValue: self = .text
    case Tag.Name.null.rawValue, Tag.Name.bool.rawValue, Tag.Name.int.rawValue,
      Tag.Name.float.rawValue:
      if case .text = plain { self = .unknownTag } else { self = plain }
    default: self = .unknownTag
    }
  }
}

/// The tag of `plainResolver` for scalars without one, as Yams resolves `implicit` when it compares keys.
private let plainTag: Tag.Name = "plain"

/// Gives scalars without a tag `plainTag`.
let plainResolver: Resolver = (try? Resolver.basic.appending(plainTag, "^")) ?? .basic

/// A value without quotes and tag.
private func coreValue(_ text: String) -> CoreScalar {
  switch text {
  case "", "~", "null", "Null", "NULL": .word("null")
  case "true", "True", "TRUE": .word("true")
  case "false", "False", "FALSE": .word("false")
  case ".nan", ".NaN", ".NAN": .notFinite
  case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF": .notFinite
  default: number(Array(text.utf8)).map { $0 == "inf" ? .notFinite : .word($0) } ?? .text
  }
}

/// A number as JSON writes it; nil if the text is not a number.
private func number(_ text: [UInt8]) -> String? {
  guard let first = text.first, "+-.0123456789".utf8.contains(first) else { return nil }
  if text.starts(with: "0x".utf8) { return text.dropFirst(2).hexadecimalNumber }
  if text.starts(with: "0o".utf8) { return octalText(text.dropFirst(2)) }
  let size = first == UInt8(ascii: "+") || first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
  // JSON has no zeros in front.
  let zeros = size.prefix { $0 == UInt8(ascii: "0") }
  let hasDigit = size.dropFirst(zeros.count).first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
  let digits = size.dropFirst(hasDigit ? zeros.count : max(0, zeros.count - 1))
  return digits.decimalNumber.map { first == UInt8(ascii: "-") ? "-" + $0 : $0 }
}

/// An octal integer in decimal; nil if the digits are not octal.
private func octalText(_ digits: ArraySlice<UInt8>) -> String? {
  guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x37 }) else { return nil }
  let number = digits.reduce(0.0) { $0 * 8 + Double($1 & 7) }
  return UInt64(String(decoding: digits, as: UTF8.self), radix: 8).map(String.init) ?? "\(number)"
}
