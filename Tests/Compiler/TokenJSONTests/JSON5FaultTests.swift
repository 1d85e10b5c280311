import Testing
import TokenJSON

/// What is not JSON5 is rejected, with the position of the fault.
@Suite struct JSON5FaultTests {
  @Test(arguments: [
    ("", "truncated 0 end of file"), ("// a", "truncated 4 end of file"),
    ("{a", "truncated 2 end of file"), ("{a:", "truncated 3 end of file"),
    ("[1,", "truncated 3 end of file"), ("'a", "truncated 2 end of file"),
    ("'a\\", "truncated 3 end of file"), ("[1 /* a", "openComment 3 /*"),
    ("/*/", "openComment 0 /*"), ("[1 / 2]", "syntax 3 /: // or /* for a comment"),
    ("{} {}", "syntax 3 {: the end of the file"), ("[1 2]", "syntax 3 2: ',' or ']'"),
    ("{a:1 b:2}", "syntax 5 b: ',' or '}'"), ("{a 1}", "syntax 3 1: ':'"),
    ("[1}", "syntax 2 }: ',' or ']'"), ("{a:1]", "syntax 4 ]: ',' or '}'"),
    ("[,]", "syntax 1 ,: a value"), ("[1,,]", "syntax 3 ,: a value"), ("{,}", "syntax 1 ,: a key"),
    ("{a:}", "syntax 3 }: a value"), ("{1:2}", "syntax 1 1: a key"), ("{-:2}", "syntax 1 -: a key"),
    ("{a-b:2}", "syntax 2 -b: ':'"), ("yes", "syntax 0 yes: a value"),
    ("nul", "syntax 0 nul: a value"), ("é", "syntax 0 é: a value"),
    (#"{\x41:1}"#, #"syntax 1 \: \u and four hexadecimal digits"#),
    (#"{\u0020:1}"#, #"syntax 1 \u0020: an escape of a letter or a digit"#),
    (#"{\ud83d:1}"#, #"syntax 1 \ud83d: an escape of a letter or a digit"#),
    ("'a\nb'", "syntax 0 'a: a closing ' before the end of the line"),
    ("\"a\rb\"", "syntax 0 \"a: a closing \" before the end of the line"),
    (#"'a\xg1'"#, #"syntax 2 \x: two hexadecimal digits after \x"#),
    (#"'\u12'"#, #"syntax 1 \u: four hexadecimal digits after \u"#),
    (#"'\1'"#, #"syntax 1 \1: \x and two hexadecimal digits"#),
    (#"'\01'"#, #"syntax 1 \01: \x and two hexadecimal digits"#),
    (#"'\ud83d'"#, #"syntax 1 \ud83d: both halves of a surrogate pair"#),
    (#"'\ude00\ud83d'"#, #"syntax 1 \ude00: both halves of a surrogate pair"#),
    (#"'\ud83d\u0041'"#, #"syntax 1 \ud83d: both halves of a surrogate pair"#),
    (#"['a\0']"#, #"nul 1 \0"#), (#"'\x00'"#, #"nul 0 \x00"#), (#"'\u0000'"#, #"nul 0 \u0000"#),
    ("[1, \u{0}]", "nul 4 a NUL byte"), ("[01]", "syntax 1 01: a number without zeros in front"),
    ("[1.2.3]", "syntax 1 1.2.3: a number"), ("[.]", "syntax 1 .: a number"),
    ("[+]", "syntax 1 +: a number"), ("[--1]", "syntax 1 --1: a number"),
    ("[1e]", "syntax 1 1e: a number"), ("[0x]", "syntax 1 0x: a number"),
    ("[0xg]", "syntax 1 0xg: a number"),
    ("[1a]", "syntax 1 1a: a number"), ("[1_000]", "syntax 1 1_000: a number"),
    ("[Infinity]", "notFinite 1 Infinity"), ("[-Infinity]", "notFinite 1 -Infinity"),
    ("[+NaN]", "notFinite 1 +NaN"),
  ]) func `a fault has its kind and the offset`(text: String, expected: String) {
    #expect(fault(in: Array(text.utf8)) == expected)
  }

  @Test func `a hexadecimal number that is too large is rejected`() {
    let number = "0x" + String(repeating: "F", count: 300)
    #expect(fault(in: Array("[\(number)]".utf8))?.hasPrefix("numberOutOfRange 1 0xFFFF") == true)
  }

  @Test func `bytes that are not UTF-8 are rejected`() {
    #expect(fault(in: Array("// ".utf8) + [0xC3, 0x28]) == "invalidUTF8 3 0xC3")
  }

  @Test func `a text over the limit is rejected before it is read`() {
    let text = [UInt8](repeating: 0x20, count: translatedSizeLimit + 1)
    #expect(fault(in: text) == "tooLong 0 67108865 bytes")
  }

  /// The fault in a text, as `kind offset found: expected`.
  private func fault(in text: [UInt8]) -> String? {
    do throws(JSONFault) {
      _ = try TranslatedJSON(json5: text)
      return nil
    } catch {
      return "\(error.kind) \(error.offset) \(error.found)"
        + (error.expected.map { ": " + $0 } ?? "")
    }
  }
}
