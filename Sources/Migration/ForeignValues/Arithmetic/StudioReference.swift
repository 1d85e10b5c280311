/// A reference in a value: `{a.b}`, or `$a.b` in older files.
package struct StudioReference: Hashable, Sendable {
  /// Its path, with dots.
  package var path: String
  /// The index of the byte after it.
  var end: Int

  /// A text with all references in braces.
  package static func braced(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 == brace || $0 == dollar }) else { return text }
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      if let found = first(in: bytes, at: position) {
        result += "{\(found.path)}".utf8
        position = found.end
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The reference that begins at a byte.
  static func first(in bytes: [UInt8], at start: Int) -> StudioReference? {
    guard start < bytes.count else { return nil }
    switch bytes[start] {
    case brace:
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      var path = bytes[(start + 1)..<end]
      while path.first?.isBlank == true { path.removeFirst() }
      while path.last?.isBlank == true { path.removeLast() }
      guard !path.isEmpty, !path.contains(brace) else { return nil }
      return StudioReference(path: String(decoding: path, as: UTF8.self), end: end + 1)
    case dollar:
      var end = start + 1
      while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
      while end > start + 1, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
      guard end > start + 1, bytes[start + 1].isLetter || bytes[start + 1] >= 0x80 else {
        return nil
      }
      return StudioReference(
        path: String(decoding: bytes[(start + 1)..<end], as: UTF8.self), end: end)
    default: return nil
    }
  }

  private static let brace = UInt8(ascii: "{")
  private static let dollar = UInt8(ascii: "$")

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80
      || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(byte)
  }
}
