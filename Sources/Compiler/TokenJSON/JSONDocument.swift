import CJansson
import CLibrary

/// A parsed JSON text.
///
/// A class, because it owns the memory of the C tree. Its values are valid as long as it exists.
package final class JSONDocument: @unchecked Sendable {
  package let text: [UInt8]
  /// Whether an object has duplicate keys. The tree has only the last of them.
  package let hasDuplicates: Bool
  private let tree: UnsafeMutablePointer<json_t>
  private let memory: Arena

  /// The top-level value.
  package var root: JSONValue { JSONValue(pointer: tree) }

  /// Parses a JSON text (RFC 8259). Ignores a UTF-8 byte order mark at the start. Throws the first
  /// fault, with its position.
  package init(_ text: [UInt8]) throws(JSONFault) {
    let markLength = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var error = json_error_t()
    var flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY
    var memory = Arena(forTextOf: text.count)
    func load() -> UnsafeMutablePointer<json_t>? {
      memory.serve {
        text.withUnsafeBytes { bytes in
          json_loadb(
            bytes.baseAddress?.advanced(by: markLength).assumingMemoryBound(to: CChar.self),
            bytes.count - markLength, Int(flags), &error)
        }
      }
    }
    var tree = load()
    for _ in 0..<2 where tree == nil {
      switch json_error_code(&error) {
      case json_error_numeric_overflow where flags & JSON_DECODE_INT_AS_REAL == 0:
        flags |= JSON_DECODE_INT_AS_REAL  // an integer of more than 64 bits
      case json_error_duplicate_key: flags &= ~JSON_REJECT_DUPLICATES
      // Without memory, libjansson reports this or an unknown error. Swift would abort too.
      case json_error_out_of_memory, json_error_unknown: abort()
      default: throw JSONFault(error, in: text, skipping: markLength)
      }
      memory = Arena(forTextOf: text.count)
      tree = load()
    }
    guard let tree else { throw JSONFault(error, in: text, skipping: markLength) }
    // libjansson ignores a NUL after a number.
    if let nul = JSONFault(nulIn: text) { throw nul }
    // libjansson also reads numbers too close to 0 as 0, without an error.
    if let lost = JSONFault(lostNumberIn: text) { throw lost }
    if let marks = JSONFault(marksIn: text) { throw marks }
    hasDuplicates = flags & JSON_REJECT_DUPLICATES == 0
    (self.text, self.tree, self.memory) = (text, tree, memory)
  }
}

/// A value in a `JSONDocument`. Valid as long as the document exists.
package struct JSONValue: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<json_t>

  package var kind: JSONKind {
    switch pointer.pointee.type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER, JSON_REAL: .number
    case JSON_TRUE, JSON_FALSE: .boolean
    default: .null
    }
  }

  /// Distinguishes values of one document, even equal ones. Valid as long as the document exists.
  package var identity: UInt { UInt(bitPattern: pointer) }

  /// The members in the order of the text; nil when the value is not an object.
  package var object: JSONObject? { kind == .object ? JSONObject(pointer: pointer) : nil }

  /// The members of an object; empty for other values.
  package var members: [(key: JSONBytes, value: JSONValue)] { object.map { Array($0) } ?? [] }

  /// The items; nil when the value is not an array.
  package var array: JSONArray? { kind == .array ? JSONArray(pointer: pointer) : nil }

  /// The number of members or items; 0 when the value is neither an object nor an array.
  package var count: Int { object?.count ?? array?.count ?? 0 }

  /// The string; nil when the value is not a string.
  package var string: String? { bytes?.string }

  /// The UTF-8 bytes of a string, not copied; nil when the value is not a string.
  package var bytes: JSONBytes? {
    guard pointer.pointee.type == JSON_STRING else { return nil }
    return JSONBytes(start: json_string_value(pointer), count: json_string_length(pointer))
  }

  /// The number as the nearest double; nil when the value is not a number. `-0` and `-0.0` become 0.
  package var number: Double? {
    switch pointer.pointee.type {
    case JSON_INTEGER: Double(json_integer_value(pointer))
    case JSON_REAL: json_real_value(pointer) + 0
    default: nil
    }
  }

  /// The boolean; nil when the value is not a boolean.
  package var boolean: Bool? {
    switch pointer.pointee.type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  /// The member with a name; nil when it is missing, or the value is not an object.
  package subscript(name: String) -> JSONValue? {
    var name = name
    return name.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { key in
        json_object_getn(pointer, key.baseAddress, key.count).map(JSONValue.init(pointer:))
      }
    }
  }
}

/// The six kinds of JSON value.
package enum JSONKind: String, Sendable {
  case object, array, string, number, boolean, null

  /// The kind with its article.
  package var phrase: String {
    switch self {
    case .object, .array: "an \(rawValue)"
    case .string, .number, .boolean: "a \(rawValue)"
    case .null: "null"
    }
  }
}

/// UTF-8 bytes owned by a `JSONDocument`: a key, a string, or a part of one. Valid as long as the
/// document exists.
@usableFromInline package struct JSONBytes: RandomAccessCollection, Hashable {
  @usableFromInline let start: UnsafePointer<UInt8>?
  /// The start index. A part of a string keeps the indices of the string.
  @usableFromInline package let startIndex: Int
  @usableFromInline package let endIndex: Int

  init(start: UnsafePointer<CChar>?, count: Int) {
    self.init(start: UnsafeRawPointer(start)?.assumingMemoryBound(to: UInt8.self), in: 0..<count)
  }

  @usableFromInline init(start: UnsafePointer<UInt8>?, in range: Range<Int>) {
    self.start = start
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  /// The byte at an index, which must be in bounds.
  @inlinable package subscript(index: Int) -> UInt8 {
    guard let start, startIndex <= index, index < endIndex else {
      preconditionFailure("byte \(index) of a text of \(count)")
    }
    return start[index]
  }

  /// A part of the bytes, not copied.
  @inlinable package subscript(range: Range<Int>) -> JSONBytes {
    precondition(startIndex <= range.lowerBound && range.upperBound <= endIndex)
    return JSONBytes(start: start, in: range)
  }

  package var string: String { withBuffer { String(decoding: $0, as: UTF8.self) } }

  /// Lets the standard library copy and compare all bytes at once.
  @inlinable package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? { try withBuffer(body) }

  @inlinable func withBuffer<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeBufferPointer(start: start.map { $0 + startIndex }, count: count))
  }

  /// Whether both have the same bytes.
  @usableFromInline package static func == (one: Self, other: Self) -> Bool {
    one.withBuffer { one in other.withBuffer { haveSameBytes(one, as: $0) } }
  }

  /// Whether these are the bytes of a literal.
  package static func == (bytes: Self, literal: StaticString) -> Bool {
    bytes.withBuffer { bytes in literal.withUTF8Buffer { haveSameBytes(bytes, as: $0) } }
  }

  /// Whether these are the bytes of a text.
  package func isSame(as text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in withBuffer { haveSameBytes($0, as: text) } }
  }

  /// The index of the first occurrence of a byte; nil when there is none.
  package func firstIndex(of byte: UInt8) -> Int? {
    withBuffer { $0.firstIndex(of: byte) }.map { startIndex + $0 }
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    withBuffer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether both have the same UTF-8 bytes. Swift's `==` compares by canonical equivalence.
  package func hasSameBytes(as other: String) -> Bool {
    let areSame: Bool?? = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { haveSameBytes(one, as: $0) }
    }
    // Texts that Swift did not make have no contiguous storage.
    return (areSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension [UInt8] {
  /// Whether both have the same bytes. Much faster than `==`, which compares one after another.
  package func hasSameBytes(as other: [UInt8]) -> Bool {
    withUnsafeBufferPointer { one in other.withUnsafeBufferPointer { haveSameBytes(one, as: $0) } }
  }
}

private func haveSameBytes(
  _ one: UnsafeBufferPointer<UInt8>, as other: UnsafeBufferPointer<UInt8>
) -> Bool {
  guard one.count == other.count else { return false }
  guard let start = one.baseAddress, let otherStart = other.baseAddress else { return true }
  return memcmp(start, otherStart, one.count) == 0
}

/// The members of an object in the order of the text.
package struct JSONObject: Sequence, IteratorProtocol {
  private let pointer: UnsafeMutablePointer<json_t>
  private var position: UnsafeMutableRawPointer?

  init(pointer: UnsafeMutablePointer<json_t>) {
    self.pointer = pointer
    position = json_object_iter(pointer)
  }

  /// The number of members.
  package var count: Int { json_object_size(pointer) }

  package mutating func next() -> (key: JSONBytes, value: JSONValue)? {
    guard let position, let value = json_object_iter_value(position) else { return nil }
    let key = JSONBytes(
      start: json_object_iter_key(position), count: json_object_iter_key_len(position))
    self.position = json_object_iter_next(pointer, position)
    return (key, JSONValue(pointer: value))
  }
}

/// The items of an array.
package struct JSONArray: RandomAccessCollection {
  let pointer: UnsafeMutablePointer<json_t>

  package var startIndex: Int { 0 }
  /// The number of items.
  package var endIndex: Int { json_array_size(pointer) }

  /// The item at an index, which must be in bounds.
  package subscript(index: Int) -> JSONValue {
    guard let item = json_array_get(pointer, index) else {
      preconditionFailure("item \(index) of an array of \(count)")
    }
    return JSONValue(pointer: item)
  }
}
