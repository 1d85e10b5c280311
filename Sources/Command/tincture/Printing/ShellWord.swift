import Platform
import Writers

/// Quotes a word for a POSIX shell if that is necessary.
func shellWord(_ word: String) -> String {
  let plain = word.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_./+-,:@%".utf8.contains(byte)
    }
  }
  if plain, !word.isEmpty { return word }
  let parts = word.parts(at: "'", keepingEmpty: true)
  return "'" + parts.joined(separator: #"'\''"#) + "'"
}
