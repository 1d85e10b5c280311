/// The value at an offset of a valid JSON text, exactly as written, but with one space after each `:`
/// and `,` and no other white space.
func respaced(_ text: [UInt8], from offset: Int) -> [UInt8] {
  var scanner = Scanner(text)
  scanner.position = offset
  var spelling: [UInt8] = []
  var depth = 0
  repeat {
    let start = scanner.position
    scanner.skipWord()
    spelling += text[start..<scanner.position]
    switch text[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    case UInt8(ascii: ","), UInt8(ascii: ":"): spelling.append(0x20)
    default: break
    }
    scanner.skipBlanks()
  } while depth > 0
  return spelling
}
