/// Writes JSON (RFC 8259), members in the given order and numbers in their shortest exact form.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var isFirst = true
  private var depth = 0
  /// The number of nesting levels whose members have their own, indented lines; deeper members stay
  /// on the line. With nil, every member has its own line, without indentation.
  private let lines: Int?
  /// Whether spaces are inside of the braces of an object on one line: `{ "a": 1 }`.
  private let hasPadding: Bool
  /// The names of the members to write; nil for all.
  private let names: Set<String>?

  package init(lines: Int? = nil, hasPadding: Bool = false, names: Set<String>? = nil) {
    (self.lines, self.hasPadding, self.names) = (lines, hasPadding, names)
  }

  /// The bytes of an object; `members` writes its members.
  package static func object(
    lines: Int? = nil, names: Set<String>? = nil, members: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter(lines: lines, names: names)
    json.object(members: members)
    return json.bytes
  }

  /// The bytes of an object with a line break.
  package static func file(lines: Int? = nil, members: (inout JSONWriter) -> Void) -> [UInt8] {
    var bytes = object(lines: lines, members: members)
    bytes.append(0x0A)
    return bytes
  }

  /// A value as text on one line.
  package static func line(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(lines: 0)
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Writes an object; `members` writes its members.
  package mutating func object(_ key: String? = nil, members: (inout JSONWriter) -> Void) {
    nested(key, open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), write: members)
  }

  /// Writes an array; `write` writes each item.
  package mutating func array<Item>(
    _ key: String?, items: some Sequence<Item>, write: (inout JSONWriter, Item) -> Void
  ) {
    nested(key, open: UInt8(ascii: "["), close: UInt8(ascii: "]")) {
      for item in items { write(&$0, item) }
    }
  }

  /// Writes an array of objects; `members` writes the members of each.
  package mutating func objects<Item>(
    _ key: String?, items: some Sequence<Item>, members: (inout JSONWriter, Item) -> Void
  ) { array(key, items: items) { json, item in json.object { members(&$0, item) } } }

  /// Writes members that are strings, numbers, true or false; null for those without a value.
  package mutating func members(_ members: (key: String, value: (any JSONScalar)?)...) {
    for (key, value) in members {
      if let value { value.write(to: &self, as: key) } else { string(key, value: nil) }
    }
  }

  package mutating func string(_ key: String?, value: String?) {
    guard begin(key) else { return }
    if let value { quote(value) } else { bytes.append("null") }
  }

  /// Writes a number. Zero has no sign.
  package mutating func number(_ key: String?, value: Double?) {
    guard begin(key) else { return }
    guard let value, value.isFinite else { return bytes.append("null") }
    bytes.append(plain(value))
  }

  package mutating func number(_ key: String, value: Int) { json(key, text: "\(value)".utf8) }

  package mutating func boolean(_ key: String?, value: Bool?) {
    json(key, text: (value.map { "\($0)" } ?? "null").utf8)
  }

  /// Writes a value that is already JSON.
  package mutating func json(_ key: String?, text: some Sequence<UInt8>) {
    guard begin(key) else { return }
    bytes.append(contentsOf: text)
  }

  /// Ends the text with a line break.
  package mutating func end() { bytes.append(0x0A) }

  private mutating func nested(
    _ key: String?, open: UInt8, close: UInt8, write: (inout JSONWriter) -> Void
  ) {
    guard begin(key) else { return }
    bytes.append(open)
    isFirst = true
    depth += 1
    write(&self)
    depth -= 1
    if !isFirst, let lines, depth < lines { breakLine() }
    if !isFirst, hasPadding, close == UInt8(ascii: "}") { bytes.append(0x20) }
    bytes.append(close)
    isFirst = false
  }

  /// Whether a member is one of those to write.
  package func isWritten(_ key: String) -> Bool { names?.contains(key) ?? true }

  /// Begins a value; false, and writes nothing, if it is a member that is not to be written.
  private mutating func begin(_ key: String?) -> Bool {
    guard key.map(isWritten) ?? true else { return false }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { separate(isPadded: hasPadding && key != nil) }
    isFirst = false
    guard let key else { return true }
    quote(key)
    bytes.append(": ")
    return true
  }

  /// Writes the space or line break before a member.
  private mutating func separate(isPadded: Bool) {
    if let lines, depth <= lines {
      breakLine()
    } else if !isFirst || isPadded {
      bytes.append(lines == nil ? 0x0A : 0x20)
    }
  }

  private mutating func breakLine() {
    bytes.append(0x0A)
    for _ in 0..<depth { bytes.append("  ") }
  }

  /// Writes a JSON string. Escapes quotes, backslashes, invisible scalars, and the bracket of text
  /// that a log would read as a command.
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let isPlain = text.allBytes {
      (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5B && $0 != 0x5C
    }
    if isPlain {
      bytes.append(text)
    } else {
      var command = LogCommand()
      for scalar in text.unicodeScalars { escape(scalar, always: command.opens(at: scalar)) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ scalar: Unicode.Scalar, always isCommand: Bool) {
    switch scalar {
    case "\"": bytes.append("\\\"")
    case "\\": bytes.append("\\\\")
    case _ where isHidden(scalar) || isCommand: bytes.append(scalar.utf16Escape)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }
}

/// A number as text, without `.0` for whole numbers.
package func plain(_ number: Double) -> String {
  if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
  return number.description
}

/// A value without members or items. It writes itself as a member.
package protocol JSONScalar { func write(to json: inout JSONWriter, as key: String) }

extension String: JSONScalar {
  package func write(to json: inout JSONWriter, as key: String) { json.string(key, value: self) }
}

extension Double: JSONScalar {
  package func write(to json: inout JSONWriter, as key: String) { json.number(key, value: self) }
}

extension Int: JSONScalar {
  package func write(to json: inout JSONWriter, as key: String) { json.number(key, value: self) }
}

extension Bool: JSONScalar {
  package func write(to json: inout JSONWriter, as key: String) { json.boolean(key, value: self) }
}
