/// FNV-1a, 64 bits: detects edits, not forgeries.
@usableFromInline package struct Digest: Sendable {
  @usableFromInline var state: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package init(_ text: String) { combine(text) }

  @inlinable package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Adds a text and an end mark, so that two texts differ from their concatenation.
  package mutating func combine(_ text: String) {
    text.withBytes { combine($0) }
    add(0)
  }

  @inlinable mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// The digest as in headers.
  package var text: String { "fnv1a64:" + digits }

  /// Its 16 digits.
  package var digits: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
