/// Reads a JSON5 text (https://spec.json5.org) and makes compact JSON of it.
///
/// Not recursive; reads each byte once. Does not limit the depth, because the reader of the JSON does.
/// Keeps duplicate keys for the same reason.
struct JSON5Reader {
  let text: [UInt8]
  var position = 0
  /// The JSON that was made so far, without white space between its words.
  var made: [UInt8] = []
  /// The places of its keys and values in `text`.
  private(set) var origins = OffsetMap()
  /// The first part that JSON does not have.
  private(set) var firstExtension: (found: JSON5Extension, offset: Int)?
  private var open: [UInt8] = []

  /// Prepares to read a text. Throws if it is too long, is not UTF-8 or contains NUL.
  init(_ text: [UInt8]) throws(JSONFault) {
    if text.count > translatedSizeLimit {
      throw JSONFault(.tooLong, found: "\(text.count) bytes", offset: 0)
    }
    if let offset = text.firstInvalidUTF8 {
      throw JSONFault(.invalidUTF8, found: "0x" + text[offset].hexadecimal, offset: offset)
    }
    if let nul = JSONFault(nulIn: text) { throw nul }
    self.text = text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private enum Next {
    case value
    /// An item or the end of the array.
    case item(isFirst: Bool)
    /// A key or the end of the object.
    case key(isFirst: Bool)
    case colon
    /// A comma, or the end of the object or array.
    case comma
    case end
  }

  mutating func read() throws(JSONFault) {
    var next = Next.value
    while true {
      try skipBlanks()
      guard position < text.count else {
        if case .end = next { return }
        throw JSONFault(.truncated, found: "end of file", offset: text.count)
      }
      next = try read(next, byte: text[position])
    }
  }

  /// Reads one word and returns what comes after it.
  private mutating func read(_ next: Next, byte: UInt8) throws(JSONFault) -> Next {
    switch next {
    case .value: return try readValue(byte)
    case .item(let isFirst):
      if byte == UInt8(ascii: "]") { return end(afterComma: !isFirst) }
      if !isFirst { made.append(UInt8(ascii: ",")) }
      return try readValue(byte)
    case .key(let isFirst):
      if byte == UInt8(ascii: "}") { return end(afterComma: !isFirst) }
      if !isFirst { made.append(UInt8(ascii: ",")) }
      beginWord()
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        try readString()
      } else {
        try readName()
      }
      return .colon
    case .colon:
      guard byte == UInt8(ascii: ":") else { throw fault("':'") }
      take()
      return .value
    case .comma:
      let isObject = open.last == UInt8(ascii: "{")
      if byte == UInt8(ascii: ",") {
        position += 1
        return isObject ? .key(isFirst: false) : .item(isFirst: false)
      }
      guard byte == UInt8(ascii: isObject ? "}" : "]") else {
        throw fault(isObject ? "',' or '}'" : "',' or ']'")
      }
      return end(afterComma: false)
    case .end: throw fault("the end of the file")
    }
  }

  private mutating func readValue(_ byte: UInt8) throws(JSONFault) -> Next {
    beginWord()
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      take()
      open.append(byte)
      return byte == UInt8(ascii: "{") ? .key(isFirst: true) : .item(isFirst: true)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try readString()
    default: try readWord()
    }
    return afterValue
  }

  private var afterValue: Next { open.isEmpty ? .end : .comma }

  /// Ends the innermost object or array.
  private mutating func end(afterComma: Bool) -> Next {
    if afterComma { note(.trailingComma, at: position) }
    take()
    open.removeLast()
    return afterValue
  }

  private mutating func take() {
    made.append(text[position])
    position += 1
  }

  /// Notes that the next word is made from what is at the current position.
  private mutating func beginWord() { origins.add(made.count, madeFrom: position) }

  /// Notes a part that JSON does not have.
  mutating func note(_ found: JSON5Extension, at offset: Int) {
    if firstExtension == nil { firstExtension = (found, offset) }
  }

  func fault(_ expected: String) -> JSONFault { fault(expected, at: position) }

  /// The fault at an offset, where something else was expected.
  func fault(_ expected: String, at offset: Int, end: Int? = nil) -> JSONFault {
    var scanner = Scanner(text)
    scanner.position = offset
    if scanner.byte == UInt8(ascii: "\"") { scanner.position += 1 } else { scanner.skipWord() }
    return JSONFault(
      .syntax, found: text[offset..<(end ?? scanner.position)].excerpt, offset: offset,
      expected: expected)
  }
}
