/// A second JSON reader, to compare with the first: exactly RFC 8259, and the limits of
/// docs/reference/limits.md. It shares no code with TokenJSON.
struct TreeReader {
  private let text: [UInt8]
  private var position = 0
  private var depth = 0

  /// The maximum nesting of values (docs/reference/limits.md).
  static let nestingLimit = 2048

  /// The tree of a text; nil if the text must be rejected.
  static func read(_ text: [UInt8]) -> Tree? {
    guard isText(text) else { return nil }
    var reader = TreeReader(text)
    guard let tree = reader.value() else { return nil }
    reader.skipBlanks()
    return reader.position == text.count ? tree : nil
  }

  private init(_ text: [UInt8]) {
    self.text = text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }

  private var byte: UInt8? { position < text.count ? text[position] : nil }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: wanted) else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func value() -> Tree? {
    depth += 1
    defer { depth -= 1 }
    skipBlanks()
    guard depth <= Self.nestingLimit else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(Tree.word)
    default: return literal() ?? number()
    }
  }

  private mutating func object() -> Tree? {
    position += 1
    var members: [Tree.Member] = []
    skipBlanks()
    if take("}") { return .object([]) }
    repeat {
      skipBlanks()
      guard byte == UInt8(ascii: "\""), let name = string() else { return nil }
      skipBlanks()
      guard take(":"), let value = value() else { return nil }
      members.append(Tree.Member(name: name, value: value))
      skipBlanks()
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> Tree? {
    position += 1
    var items: [Tree] = []
    skipBlanks()
    if take("]") { return .array([]) }
    repeat {
      guard let item = value() else { return nil }
      items.append(item)
      skipBlanks()
    } while take(",")
    return take("]") ? .array(items) : nil
  }

  private mutating func literal() -> Tree? {
    for word in ["true", "false", "null"] where text[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return .word(word)
    }
    return nil
  }

  private mutating func number() -> Tree? {
    let start = position
    _ = take("-")
    if !take("0") { guard digits() > 0 else { return nil } }
    if take(".") { guard digits() > 0 else { return nil } }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard digits() > 0 else { return nil }
    }
    let spelling = text[start..<position]
    guard let number = Double(String(decoding: spelling, as: UTF8.self)), number.isFinite else {
      return nil
    }
    // A nonzero number that is read as 0 is lost (docs/reference/limits.md).
    let digits = spelling.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    if number == 0, digits.contains(where: "123456789".utf8.contains) { return nil }
    return .word(Array(spelling))
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func string() -> [UInt8]? {
    let start = position
    position += 1
    while let byte {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return Array(text[start..<position])
      case UInt8(ascii: "\\"): guard escape() else { return nil }
      case 0..<0x20: return nil
      default: continue
      }
    }
    return nil
  }

  /// Reads the escape after a backslash; rejects NUL and lone surrogates.
  private mutating func escape() -> Bool {
    guard let sign = byte else { return false }
    position += 1
    guard sign == UInt8(ascii: "u") else { return "\"\\/bfnrt".utf8.contains(sign) }
    guard let first = hexadecimal(), first != 0 else { return false }
    guard (0xD800...0xDFFF).contains(first) else { return true }
    guard first < 0xDC00, take("\\"), take("u"), let second = hexadecimal() else { return false }
    return (0xDC00...0xDFFF).contains(second)
  }

  private mutating func hexadecimal() -> UInt16? {
    guard position + 4 <= text.count else { return nil }
    let digits = text[position..<position + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    position += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
