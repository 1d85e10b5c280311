import CJansson

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A JSON text that libjansson accepted: an ordered tree.
///
/// A class because it owns the memory of the C tree; every `JSONValue` taken from it is valid while it lives.
package final class JSONDocument: @unchecked Sendable {
  /// The text the tree was read from, byte for byte.
  package let text: [UInt8]
  /// Whether an object has a key twice; the tree has the last of them then.
  package let hasDuplicates: Bool
  private let tree: UnsafeMutablePointer<json_t>
  private let memory: Arena

  /// The top-level value.
  package var root: JSONValue { JSONValue(pointer: tree) }

  /// Reads one RFC 8259 text. A UTF-8 byte order mark in front is passed over.
  ///
  /// - Throws: `JSONFault`, which says what is wrong and at which byte.
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
      // Where it has no memory libjansson says that, or nothing. Swift has no way on then either.
      case json_error_out_of_memory, json_error_unknown: abort()
      default: throw JSONFault(error, in: text, skipping: markLength)
      }
      memory = Arena(forTextOf: text.count)
      tree = load()
    }
    guard let tree else { throw JSONFault(error, in: text, skipping: markLength) }
    // libjansson passes over one that follows a number.
    if let nul = JSONFault(nulIn: text) { throw nul }
    // Nor does it say that a number comes out as 0 and is none.
    if let lost = JSONFault(lostNumberIn: text) { throw lost }
    hasDuplicates = flags & JSON_REJECT_DUPLICATES == 0
    self.text = text
    self.tree = tree
    self.memory = memory
  }
}

/// A value in a `JSONDocument`; valid while its document lives.
package struct JSONValue: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<json_t>

  /// What kind of value this is.
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

  /// Tells values of one document apart, however equal they are; valid while the document lives.
  package var identity: UInt { UInt(bitPattern: pointer) }

  /// The members in the order of the text; nil when this is not an object.
  package var object: JSONObject? { kind == .object ? JSONObject(pointer: pointer) : nil }

  /// The items; nil when this is not an array.
  package var array: JSONArray? { kind == .array ? JSONArray(pointer: pointer) : nil }

  /// How many members or items it has; 0 for what is neither an object nor an array.
  package var count: Int { object?.count ?? array?.count ?? 0 }

  /// The characters; nil when this is not a string.
  package var string: String? { bytes?.string }

  /// The UTF-8 bytes of a string, without copying them; nil when this is not a string.
  package var bytes: JSONBytes? {
    guard pointer.pointee.type == JSON_STRING else { return nil }
    return JSONBytes(start: json_string_value(pointer), count: json_string_length(pointer))
  }

  /// The number as the nearest double; nil when this is not a number. 0 has no sign, however it is
  /// written: `-0` and `-0.0` are one number.
  package var number: Double? {
    switch pointer.pointee.type {
    case JSON_INTEGER: Double(json_integer_value(pointer))
    case JSON_REAL: json_real_value(pointer) + 0
    default: nil
    }
  }

  /// The truth value; nil when this is not a boolean.
  package var boolean: Bool? {
    switch pointer.pointee.type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  /// The member of that name; nil when there is none, or this is not an object.
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

  /// The kind with its article, as a sentence wants it.
  package var phrase: String {
    switch self {
    case .object, .array: "an \(rawValue)"
    case .string, .number, .boolean: "a \(rawValue)"
    case .null: "null"
    }
  }
}

/// UTF-8 bytes that a `JSONDocument` owns: a key, a string, or a part of one. Compared byte by byte;
/// valid while the document lives.
package struct JSONBytes: RandomAccessCollection, Hashable {
  @usableFromInline let start: UnsafePointer<UInt8>?
  /// Where the bytes begin; a part of a string counts from the beginning of the string.
  package let startIndex: Int
  /// Where the bytes end.
  package let endIndex: Int

  init(start: UnsafePointer<CChar>?, count: Int) {
    self.init(
      start: UnsafeRawPointer(start)?.assumingMemoryBound(to: UInt8.self), in: 0..<count)
  }

  @usableFromInline init(start: UnsafePointer<UInt8>?, in range: Range<Int>) {
    self.start = start
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  /// The byte at that index, which must be in bounds.
  @inlinable package subscript(index: Int) -> UInt8 {
    guard let start, startIndex <= index, index < endIndex else {
      preconditionFailure("byte \(index) of a text of \(count)")
    }
    return start[index]
  }

  /// A part of these bytes, without copying them.
  @inlinable package subscript(range: Range<Int>) -> JSONBytes {
    precondition(startIndex <= range.lowerBound && range.upperBound <= endIndex)
    return JSONBytes(start: start, in: range)
  }

  /// A copy as a string.
  package var string: String { withBuffer { String(decoding: $0, as: UTF8.self) } }

  /// Lets the standard library copy and compare the bytes at once.
  @inlinable package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try withBuffer(body)
  }

  @inlinable func withBuffer<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeBufferPointer(start: start.map { $0 + startIndex }, count: count))
  }

  /// Whether both hold the same bytes.
  package static func == (one: Self, other: Self) -> Bool {
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

  /// The index of the first such byte; nil where there is none.
  package func firstIndex(of byte: UInt8) -> Int? {
    withBuffer { $0.firstIndex(of: byte) }.map { startIndex + $0 }
  }

  /// Equal bytes have the same hash.
  package func hash(into hasher: inout Hasher) {
    withBuffer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// Whether two texts have the same UTF-8 bytes. Swift's `==` compares them by canonical equivalence.
package func haveSameBytes(_ one: String, as other: String) -> Bool {
  var (one, other) = (one, other)
  return one.withUTF8 { one in other.withUTF8 { haveSameBytes(one, as: $0) } }
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

  /// How many members there are.
  package var count: Int { json_object_size(pointer) }

  /// The next member.
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
  private let pointer: UnsafeMutablePointer<json_t>

  init(pointer: UnsafeMutablePointer<json_t>) { self.pointer = pointer }

  /// Always 0.
  package var startIndex: Int { 0 }
  /// How many items there are.
  package var endIndex: Int { json_array_size(pointer) }

  /// The item at that index, which must be in bounds.
  package subscript(index: Int) -> JSONValue {
    guard let item = json_array_get(pointer, index) else {
      preconditionFailure("item \(index) of an array of \(count)")
    }
    return JSONValue(pointer: item)
  }
}
