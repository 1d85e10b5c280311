/// Parses and evaluates the arithmetic of Tokens Studio.
///
/// Supports what `sd-transforms` does (`src/checkAndEvaluateMath.ts`): `+ - * /`, `^`, parentheses
/// and functions. Values separated by spaces are evaluated one by one.
package struct Expression {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private let reference: (String) throws(ExpressionFault) -> Quantity

  /// The maximum nesting depth of parentheses and signs.
  private static let maxDepth = 64

  /// The values in a text, between spaces; `reference` has that of a path (`a.b`). Throws why it has none.
  package static func values(
    of text: String, reference: @escaping (String) throws(ExpressionFault) -> Quantity
  ) throws(ExpressionFault) -> [Quantity] {
    var reader = Expression(bytes: Array(text.utf8), reference: reference)
    var values: [Quantity] = []
    reader.skipBlanks()
    while reader.position < reader.bytes.count {
      values.append(try reader.value())
      let end = reader.position
      reader.skipBlanks()
      guard reader.position == reader.bytes.count || reader.position > end else {
        throw reader.unexpected()
      }
    }
    return values
  }

  // MARK: Grammar

  /// How tightly each operator binds.
  private static let levels: [UInt8: Int] = [
    UInt8(ascii: "+"): 1, UInt8(ascii: "-"): 1, UInt8(ascii: "*"): 2, UInt8(ascii: "/"): 2,
    UInt8(ascii: "^"): 3,
  ]

  /// A value, with the operators from a level on.
  private mutating func value(from level: Int = 1) throws(ExpressionFault) -> Quantity {
    skipBlanks()
    var result: Quantity
    if let sign = current, Self.levels[sign] == 1 {
      position += 1
      result = try nested(from: 3)
      if sign == UInt8(ascii: "-") { result.value = -result.value }
    } else {
      result = try operand()
    }
    while let sign = infix(from: level) {
      switch sign {
      case UInt8(ascii: "+"): result = try result.adding(value(from: 2), sign: 1)
      case UInt8(ascii: "-"): result = try result.adding(value(from: 2), sign: -1)
      case UInt8(ascii: "*"): result = try result.multiplied(by: value(from: 3))
      case UInt8(ascii: "/"): result = try result.divided(by: value(from: 3))
      default: result = try Self.raised(result, to: nested(from: 3))
      }
    }
    return result
  }

  private mutating func operand() throws(ExpressionFault) -> Quantity {
    switch current {
    case UInt8(ascii: "(")?: return try list()[0]
    case UInt8(ascii: "{")?: return try named()
    case let byte? where byte.isDigit || byte == UInt8(ascii: "."): return try number()
    case let byte? where byte.isLetter: return try function()
    default: throw unexpected()
    }
  }

  private mutating func function() throws(ExpressionFault) -> Quantity {
    let start = position
    while let byte = current, byte.isLetter || byte.isDigit { position += 1 }
    let name = text(start)
    skipBlanks()
    guard current == UInt8(ascii: "(") else { throw ExpressionFault("'\(name)' is not a number") }
    return try Self.call(name, arguments: list())
  }

  /// A list of values in parentheses.
  private mutating func list() throws(ExpressionFault) -> [Quantity] {
    var values: [Quantity] = []
    repeat {
      position += 1
      values.append(try nested(from: 1))
      skipBlanks()
    } while current == UInt8(ascii: ",")
    guard current == UInt8(ascii: ")") else { throw unexpected() }
    position += 1
    return values
  }

  private mutating func number() throws(ExpressionFault) -> Quantity {
    let start = position
    while let byte = current, byte.isDigit || byte == UInt8(ascii: ".") { position += 1 }
    guard let value = Double(text(start)), value.isFinite else {
      throw ExpressionFault("'\(text(start))' is not a number")
    }
    return Quantity(value, unit: unit())
  }

  /// A reference. Letters right after it are its unit, if its value has none.
  private mutating func named() throws(ExpressionFault) -> Quantity {
    let start = position
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")),
      let path = String(decoding: bytes[start...end], as: UTF8.self).alias
    else { throw unexpected() }
    position = end + 1
    let value = try reference(path)
    let unit = unit()
    guard !unit.isEmpty, unit != value.unit else { return value }
    guard value.unit.isEmpty else {
      throw ExpressionFault("'{\(path)}' is \(value.text) already, but '\(unit)' follows")
    }
    return Quantity(value.value, unit: unit)
  }

  private mutating func unit() -> String {
    let start = position
    while let byte = current, byte.isLetter || byte == UInt8(ascii: "%") { position += 1 }
    return text(start)
  }

  // MARK: Text

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// An operator between two operands, as opposed to the sign of the next value in `4px -2px`.
  private mutating func infix(from level: Int) -> UInt8? {
    var next = position
    while next < bytes.count, bytes[next].isBlank { next += 1 }
    guard next < bytes.count, let own = Self.levels[bytes[next]], own >= level else { return nil }
    if own == 1, next > position, next + 1 < bytes.count, !bytes[next + 1].isBlank { return nil }
    position = next + 1
    return bytes[next]
  }

  private mutating func skipBlanks() { while let byte = current, byte.isBlank { position += 1 } }

  private func text(_ start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func nested(from level: Int) throws(ExpressionFault) -> Quantity {
    guard depth < Self.maxDepth else {
      throw ExpressionFault("it has more than \(Self.maxDepth) levels of nesting")
    }
    depth += 1
    defer { depth -= 1 }
    return try value(from: level)
  }

  private func unexpected() -> ExpressionFault {
    guard position < bytes.count else { return ExpressionFault("a number is missing at the end") }
    let rest = String(decoding: bytes[position...], as: UTF8.self)
    return ExpressionFault("'\(rest.prefix(12))' is not arithmetic")
  }
}

extension UInt8 { var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) } }
