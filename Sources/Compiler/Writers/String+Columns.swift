extension String {
  /// The number of columns that the text takes on a terminal: two for wide characters and emoji, none
  /// for combining marks and for the escape sequences of colors.
  package var columns: Int {
    if allBytes({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    var columns = 0
    var isEscaped = false
    for character in self {
      if character == "\u{1B}" { isEscaped = true }
      if !isEscaped { columns += character.columns }
      if character == "m" { isEscaped = false }
    }
    return columns
  }

  /// The text as lines of at most a number of columns. It is broken at spaces, and within a word only
  /// if that is longer than a line: after a separator of paths, if there is one.
  ///
  /// - Parameter indent: The number of spaces before each line but the first.
  package func wrapped(to width: Int, indent: Int = 0) -> [String] {
    guard columns > width else { return [self] }
    let margin = String(repeating: " ", count: indent)
    let lead = prefix { $0 == " " }
    var lines: [String] = []
    var (line, isStart) = (String(lead), true)
    for part in dropFirst(lead.count).parts(at: " ", keepingEmpty: true) {
      var word = String(part)
      if isStart, word.isEmpty { continue }
      let longer = line + (isStart ? "" : " ") + word
      if word.isEmpty || longer.columns <= width {
        (line, isStart) = (longer, false)
        continue
      }
      if !isStart {
        lines.append(line.withoutTrailingSpaces)
        line = margin
      }
      while word.count > 1, (line + word).columns > width {
        let head = word.head(within: width - line.columns)
        lines.append(line + head)
        (line, word) = (margin, String(word.dropFirst(head.count)))
      }
      (line, isStart) = (line + word, false)
    }
    return lines + [line.withoutTrailingSpaces]
  }

  /// The beginning of a word that fits, at least a character; up to a separator in its second half, if
  /// there is one.
  private func head(within width: Int) -> Substring {
    var (end, columns) = (startIndex, 0)
    while end < endIndex, columns + self[end].columns <= width {
      columns += self[end].columns
      end = index(after: end)
    }
    let whole = self[..<max(end, index(after: startIndex))]
    let separator = whole.dropFirst(whole.count / 2).lastIndex { "/.-_:,;".contains($0) }
    return separator.map { whole[...$0] } ?? whole
  }
}

extension Character {
  /// The number of columns on a terminal.
  fileprivate var columns: Int {
    let scalar = unicodeScalars[unicodeScalars.startIndex]
    let isWide =
      switch scalar.value {
      case ..<0x1100: false
      // Hangul, CJK and its symbols, full-width forms (Unicode Standard Annex 11)
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
        true
      case _: scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
      }
    return isWide ? 2 : 1
  }
}
