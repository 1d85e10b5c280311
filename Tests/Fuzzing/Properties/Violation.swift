/// A property that an input breaks.
struct Violation: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// Fails with the sentence unless the condition holds.
func require(_ condition: Bool, _ sentence: @autoclosure () -> String) throws(Violation) {
  if !condition { throw Violation(sentence()) }
}

/// The first control character or direction mark of a text that output must not contain.
func rawControl(in text: String, allowing allowed: Set<Unicode.Scalar> = []) -> Unicode.Scalar? {
  text.unicodeScalars.first { scalar in
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F,
      0x61C:
      !allowed.contains(scalar)
    default: false
    }
  }
}

/// A digest that chooses checks for some inputs only, the same in every run (FNV-1a).
func digest(_ bytes: [UInt8]) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
