import Platform
import Writers

/// A word as a POSIX shell reads it back: bare where nothing in it means something to the shell.
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
