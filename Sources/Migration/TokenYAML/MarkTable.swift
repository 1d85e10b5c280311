import Yams

/// Computes the byte offsets of libyaml's marks: lines and columns, both from 1.
///
/// libyaml has more line breaks than LF, and columns count Unicode scalars.
struct MarkTable {
  private let text: [UInt8]
  /// The offset of the text that libyaml read: after a byte order mark.
  private let start: Int
  /// The number of scalars before each line.
  private var lines: [Int32] = [0]
  /// The offset of each scalar whose number is a multiple of `stride`.
  private var offsets: [Int32] = []
  private static let stride = 16

  /// Finds the lines of a valid UTF-8 text.
  init(_ text: [UInt8], start: Int) {
    self.text = text
    self.start = start
    var scalars: Int32 = 0
    for offset in start..<text.count where text[offset] & 0xC0 != 0x80 {
      if Int(scalars) % Self.stride == 0 { offsets.append(Int32(offset)) }
      scalars += 1
      if isLineBreak(at: offset) { lines.append(scalars) }
    }
  }

  /// Whether the scalar at an offset ends a line: LF, CR without LF, U+0085, U+2028 or U+2029.
  private func isLineBreak(at offset: Int) -> Bool {
    switch text[offset] {
    case 0x0A: true
    case 0x0D: offset + 1 == text.count || text[offset + 1] != 0x0A
    case 0xC2: text[offset + 1] == 0x85
    case 0xE2: text[offset + 1] == 0x80 && (text[offset + 2] == 0xA8 || text[offset + 2] == 0xA9)
    default: false
    }
  }

  func offset(of mark: Mark?) -> Int {
    guard let mark, mark.line >= 1 else { return start }
    guard mark.line <= lines.count else { return text.count }
    let scalar = Int(lines[mark.line - 1]) + max(mark.column - 1, 0)
    let stride = scalar / Self.stride
    guard stride < offsets.count else { return text.count }
    var offset = Int(offsets[stride])
    var left = scalar % Self.stride
    while left > 0, offset < text.count {
      offset += 1
      if offset == text.count || text[offset] & 0xC0 != 0x80 { left -= 1 }
    }
    return offset
  }
}
