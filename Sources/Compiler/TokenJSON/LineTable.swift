/// Computes the line and column of byte offsets in a text.
package struct LineTable: Sendable {
  private let text: [UInt8]
  private var starts = [0]
  /// The number of scalars before each multiple of `stride`, because a line can be as long as the file.
  private var scalarCounts: [Int] = []
  private static let stride = 1024

  /// Finds the lines of a text. LF ends a line; in `yaml`, so do the other line breaks of YAML 1.1.
  package init(_ text: [UInt8], syntax: TranslatedJSON.Syntax? = nil) {
    self.text = text
    var scalars = 0
    for (offset, byte) in text.enumerated() {
      if offset % Self.stride == 0 { scalarCounts.append(scalars) }
      if byte == 0x0A || syntax == .yaml && isYAMLBreak(before: offset + 1) {
        starts.append(offset + 1)
      }
      if byte & 0xC0 != 0x80 { scalars += 1 }
    }
    scalarCounts.append(scalars)
  }

  /// Whether a scalar that ends before an offset is CR without LF, U+0085, U+2028 or U+2029.
  private func isYAMLBreak(before end: Int) -> Bool {
    switch text[end - 1] {
    case 0x0D: end == text.count || text[end] != 0x0A
    case 0x85: end > 1 && text[end - 2] == 0xC2
    case 0xA8, 0xA9: end > 2 && text[end - 2] == 0x80 && text[end - 3] == 0xE2
    default: false
    }
  }

  /// The number of scalars that start in a range of bytes.
  private func scalars(in range: Range<Int>) -> Int {
    range.count <= Self.stride
      ? count(range) : scalars(before: range.upperBound) - scalars(before: range.lowerBound)
  }

  private func scalars(before offset: Int) -> Int {
    let mark = offset / Self.stride
    return scalarCounts[mark] + count(mark * Self.stride..<offset)
  }

  private func count(_ range: Range<Int>) -> Int { text[range].count { $0 & 0xC0 != 0x80 } }

  /// The line and column of an offset, both from 1. Columns count Unicode scalars, without a byte order
  /// mark.
  package func place(at offset: Int) -> (line: Int, column: Int) {
    let line = starts.sortedIndex { $0 > offset } - 1
    let hasMark = line == 0 && text.starts(with: [0xEF, 0xBB, 0xBF])
    let start = min(starts[line] + (hasMark ? 3 : 0), text.count)
    let end = max(start, min(offset, text.count))
    return (line + 1, scalars(in: start..<end) + 1)
  }

  /// The offset of a line and column, both from 1. A line after the last is the end of the text.
  package func offset(ofLine line: Int, column: Int) -> Int {
    guard line >= 1, line <= starts.count else { return line < 1 ? 0 : text.count }
    let hasMark = line == 1 && text.starts(with: [0xEF, 0xBB, 0xBF])
    var offset = min(starts[line - 1] + (hasMark ? 3 : 0), text.count)
    var left = column - 1
    if left > Self.stride {
      let scalar = scalars(before: offset) + left
      let mark = scalarCounts.sortedIndex { $0 > scalar } - 1
      (offset, left) = (min(mark * Self.stride, text.count), scalar - scalarCounts[mark])
      while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    while left > 0, offset < text.count {
      offset += 1
      if offset == text.count || text[offset] & 0xC0 != 0x80 { left -= 1 }
    }
    return offset
  }

  /// The text of a line without its line break. The first line is 1.
  package func text(ofLine line: Int) -> String {
    guard line >= 1, line <= starts.count else { return "" }
    let end = line < starts.count ? starts[line] - 1 : text.count
    return String(decoding: text[starts[line - 1]..<max(starts[line - 1], end)], as: UTF8.self)
  }
}
