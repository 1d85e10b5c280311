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

  /// The values of a text, which are separated by spaces. `reference` returns the value of a path
  /// (`a.b`). Throws the reason why the text has no value.
  package static func values(
    of text: String, reference: @escaping (String) throws(ExpressionFault) -> Quantity
  ) throws(ExpressionFault) -> [Quantity] {
    var reader = Expression(text, reference: reference)
    var values: [Quantity] = []
    reader.skipBlanks()
    while reader.position < reader.bytes.count {
      values.append(try reader.sum())
      let end = reader.position
      reader.skipBlanks()
      guard reader.position == reader.bytes.count || reader.position > end else {
        throw reader.unexpected()
      }
    }
    return values
  }

  private init(_ text: String, reference: @escaping (String) throws(ExpressionFault) -> Quantity) {
    bytes = Array(text.utf8)
    self.reference = reference
  }

  // MARK: Grammar

  private mutating func sum() throws(ExpressionFault) -> Quantity {
    var result = try product()
    while let sign = infix("+-") {
      result = try result.adding(product(), sign: sign == UInt8(ascii: "+") ? 1 : -1)
    }
    return result
  }

  private mutating func product() throws(ExpressionFault) -> Quantity {
    var result = try signed()
    while let sign = infix("*/") {
      let next = try signed()
      result =
        sign == UInt8(ascii: "*") ? try result.multiplied(by: next) : try result.divided(by: next)
    }
    return result
  }

  private mutating func signed() throws(ExpressionFault) -> Quantity {
    skipBlanks()
    guard let byte = current, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") else {
      return try raisedOperand()
    }
    position += 1
    var result = try nested { (reader) throws(ExpressionFault) in try reader.signed() }
    if byte == UInt8(ascii: "-") { result.value = -result.value }
    return result
  }

  private mutating func raisedOperand() throws(ExpressionFault) -> Quantity {
    let base = try operand()
    guard infix("^") != nil else { return base }
    return try Self.raised(
      base, to: nested { (reader) throws(ExpressionFault) in try reader.signed() })
  }

  private mutating func operand() throws(ExpressionFault) -> Quantity {
    skipBlanks()
    switch current {
    case UInt8(ascii: "(")?: return try list()[0]
    case UInt8(ascii: "{")?, UInt8(ascii: "$")?: return try named()
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
      values.append(try nested { (reader) throws(ExpressionFault) in try reader.sum() })
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
    guard let found = StudioReference.first(in: bytes, at: position) else { throw unexpected() }
    position = found.end
    let value = try reference(found.path)
    let unit = unit()
    guard !unit.isEmpty, unit != value.unit else { return value }
    guard value.unit.isEmpty else {
      throw ExpressionFault("'{\(found.path)}' is \(value.text) already, but '\(unit)' follows")
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
  private mutating func infix(_ signs: String) -> UInt8? {
    var next = position
    while next < bytes.count, bytes[next].isBlank { next += 1 }
    guard next < bytes.count, signs.utf8.contains(bytes[next]) else { return nil }
    let isSign = bytes[next] == UInt8(ascii: "-") || bytes[next] == UInt8(ascii: "+")
    if isSign, next > position, next + 1 < bytes.count, !bytes[next + 1].isBlank { return nil }
    position = next + 1
    return bytes[next]
  }

  private mutating func skipBlanks() {
    while let byte = current, byte.isBlank { position += 1 }
  }

  private func text(_ start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func nested(
    _ read: (inout Expression) throws(ExpressionFault) -> Quantity
  ) throws(ExpressionFault) -> Quantity {
    guard depth < Self.maxDepth else {
      throw ExpressionFault("it has more than \(Self.maxDepth) levels of nesting")
    }
    depth += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private func unexpected() -> ExpressionFault {
    guard position < bytes.count else { return ExpressionFault("a number is missing at the end") }
    let rest = String(decoding: bytes[position...], as: UTF8.self)
    return ExpressionFault("'\(rest.prefix(12))' is not arithmetic")
  }
}

extension UInt8 {
  var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
