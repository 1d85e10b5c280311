/// Skips the words of a JSON text one at a time, without validating it.
struct Scanner {
  let text: [UInt8]
  var position = 0

  init(_ text: [UInt8]) {
    self.text = text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The byte at the current position; 0 at the end.
  var byte: UInt8 { position < text.count ? text[position] : 0 }

  mutating func skipBlanks() {
    while position < text.count, isBlank(text[position]) { position += 1 }
  }

  /// Skips a string, a sign, or a run of anything else.
  mutating func skipWord() {
    if byte == UInt8(ascii: "\"") { return skipString() }
    let isRun = !isSign(byte)
    position += 1
    while isRun, position < text.count, !isBlank(text[position]), !isSign(text[position]),
      text[position] != UInt8(ascii: "\"")
    { position += 1 }
  }

  private mutating func skipString() {
    position += 1
    while position < text.count, text[position] != UInt8(ascii: "\"") {
      position += text[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, text.count)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
