import Testing
import TokenJSON

/// Invalid JSON is rejected, with the position of the invalid word.
@Suite struct JSONFaultTests {
  /// An invalid text, with the kind of fault and its byte offset.
  struct Case: CustomTestStringConvertible {
    var text: [UInt8]
    var kind: JSONFault.Kind
    var offset: Int
    var found: String?

    init(_ text: String, _ kind: JSONFault.Kind, _ offset: Int, _ found: String? = nil) {
      self.init(Array(text.utf8), kind, offset, found)
    }

    init(_ text: [UInt8], _ kind: JSONFault.Kind, _ offset: Int, _ found: String? = nil) {
      self.text = text
      self.kind = kind
      self.offset = offset
      self.found = found
    }

    var testDescription: String {
      text.prefix(30).map { String($0, radix: 16) }.joined(separator: " ")
    }
  }

  static let cases = [
    Case("", .truncated, 0),
    Case("  ", .truncated, 2),
    Case(#"{"a":1"#, .truncated, 6),
    Case(#"{"a":"#, .truncated, 5),
    Case(#"{"a"#, .truncated, 3),
    Case("[", .truncated, 1),
    Case(#"{"a":1,}"#, .syntax, 7, "}"),
    Case("[1,]", .syntax, 3, "]"),
    Case("[1 2]", .syntax, 3, "2"),
    Case("// no\n{}", .syntax, 0),
    Case("{a: 1}", .syntax, 1),
    Case("{'a': 1}", .syntax, 1),
    Case("[nul]", .syntax, 1, "nul"),
    Case("[01]", .syntax, 1),
    Case("[+1]", .syntax, 1),
    Case("[.5]", .syntax, 1),
    Case("[NaN]", .syntax, 1, "NaN"),
    Case("{} {}", .syntax, 3),
    Case("{}x", .syntax, 2, "x"),
    Case(#"["\x"]"#, .syntax, 1),
    Case("[\"a\nb\"]", .syntax, 1),
    Case(#"["\ud800"]"#, .syntax, 1),
    Case([0x5B, 0x22, 0xFF, 0x22, 0x5D], .invalidUTF8, 2, "0xFF"),
    Case([0x5B, 0x22, 0xC3, 0x22, 0x5D], .invalidUTF8, 2, "0xC3"),
    Case([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], .invalidUTF8, 2, "0xED"),
    Case([0x5B, 0x22, 0xC3, 0xA9, 0x80, 0x22, 0x5D], .invalidUTF8, 4, "0x80"),
    Case([0xFF, 0xFE, 0x7B, 0x00], .invalidUTF8, 0, "0xFF"),
    Case(#"["a\u0000b"]"#, .nul, 1),
    Case(#"{"a\u0000":1}"#, .nul, 1),
    Case([0x5B, 0x22, 0x61, 0x00, 0x22, 0x5D], .nul, 3),
    Case([0x7B, 0x00, 0x7D], .nul, 1),
    Case("[1e999]", .numberOutOfRange, 1, "1e999"),
    Case("[-1e999]", .numberOutOfRange, 1),
  ]

  @Test(arguments: cases)
  func `a fault has its kind and the offset of the invalid word`(_ wanted: Case) {
    #expect {
      try JSONDocument(wanted.text)
    } throws: { error in
      guard let fault = error as? JSONFault else { return false }
      #expect(fault.kind == wanted.kind)
      #expect(fault.offset == wanted.offset)
      if let found = wanted.found { #expect(fault.found == found) }
      return true
    }
  }

  @Test func `nesting beyond the limit is rejected`() {
    let text = String(repeating: "[", count: 100_000)
    #expect {
      try JSONDocument(Array(text.utf8))
    } throws: { error in
      (error as? JSONFault)?.kind == .tooDeep
    }
  }

  @Test func `a byte order mark does not change the place of a fault`() {
    #expect {
      try JSONDocument([0xEF, 0xBB, 0xBF] + Array("[1,]".utf8))
    } throws: { error in
      (error as? JSONFault)?.offset == 6
    }
  }
}
