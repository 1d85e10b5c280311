import Testing
import TokenJSON

/// Texts by class, each with the expected result by RFC 8259 and the limits of
/// docs/reference/limits.md.
struct JSONCase: CustomTestStringConvertible {
  var text: [UInt8]
  /// The kind of fault and its byte offset; nil if the text is valid.
  var fault: (kind: JSONFault.Kind, offset: Int)?

  /// A valid text.
  static func accepted(_ text: String) -> JSONCase { JSONCase(text: Array(text.utf8)) }

  /// Valid bytes.
  static func accepted(_ bytes: [UInt8]) -> JSONCase { JSONCase(text: bytes) }

  /// A text that is rejected at a byte offset.
  static func refused(_ text: String, _ kind: JSONFault.Kind, _ offset: Int) -> JSONCase {
    JSONCase(text: Array(text.utf8), fault: (kind, offset))
  }

  /// Bytes of a string in an array that are rejected. Offsets count from the array's bracket.
  static func refused(
    bytes: [UInt8], _ kind: JSONFault.Kind = .invalidUTF8, _ offset: Int = 2
  ) -> JSONCase {
    JSONCase(text: [0x5B, 0x22] + bytes + [0x22, 0x5D], fault: (kind, offset))
  }

  var testDescription: String {
    String(decoding: text.prefix(40), as: UTF8.self).unicodeScalars
      .map { $0.isASCII && $0.value > 31 ? String($0) : "<\(String($0.value, radix: 16))>" }
      .joined()
  }
}

enum JSONSuite {
  static let structure: [JSONCase] = [
    .accepted("[]"), .accepted("{}"), .accepted("[[],{},[{}]]"), .accepted(#"{"":{"":[]}}"#),
    .accepted("[null,true,false]"), .accepted(#"["a","a"]"#),
    .refused("]", .syntax, 0), .refused("}", .syntax, 0), .refused("[}", .syntax, 1),
    .refused("{]", .syntax, 1), .refused("[1,,2]", .syntax, 3), .refused("[,1]", .syntax, 1),
    .refused("{,}", .syntax, 1), .refused(#"{"a"}"#, .syntax, 4), .refused(#"{"a":}"#, .syntax, 5),
    .refused(#"{:1}"#, .syntax, 1), .refused("{1:1}", .syntax, 1),
    .refused(#"{"a" "b"}"#, .syntax, 5), .refused(#"{"a"::1}"#, .syntax, 5),
    .refused(#"["a":1]"#, .syntax, 4), .refused("[1]]", .syntax, 3), .refused("{}{}", .syntax, 2),
    .refused("[1 true]", .syntax, 3), .refused(#"{"a":1 "b":2}"#, .syntax, 7),
    .refused(#"{"a":1,,"b":2}"#, .syntax, 7), .refused(#"{null:1}"#, .syntax, 1),
    .refused(#"{"a":/*x*/1}"#, .syntax, 5), .refused("{}#", .syntax, 2),
    .refused("[1]//", .syntax, 3), .refused("[1;2]", .syntax, 1), .refused("<a>", .syntax, 0),
    .refused("tru", .syntax, 0), .refused("TRUE", .syntax, 0), .refused("[truefalse]", .syntax, 1),
    .refused("undefined", .syntax, 0), .refused("*", .syntax, 0), .refused("[1", .truncated, 2),
    .refused("[1,", .truncated, 3), .refused("[[[", .truncated, 3),
    .refused(#"{"a":[1}"#, .syntax, 7), .refused(#"[{"a":1]"#, .syntax, 7),
  ]

  static let numbers: [JSONCase] = [
    .accepted("0"), .accepted("-0"), .accepted("-0.0e-0"), .accepted("1E+2"), .accepted("1e00"),
    .accepted("123456789012345678901234567890"), .accepted("-9223372036854775809"),
    .accepted("5e-324"), .accepted("1.7976931348623157e308"), .accepted("0e-999"),
    .accepted("0.\(String(repeating: "0", count: 400))"), .accepted(#"["1e-999", "e-999"]"#),
    .accepted("0.\(String(repeating: "0", count: 310))1"),
    .accepted("0.\(String(repeating: "3", count: 2000))"),
    .refused("[-]", .syntax, 1), .refused("[1.]", .syntax, 1), .refused("[1.e1]", .syntax, 1),
    .refused("[1e]", .syntax, 1), .refused("[1e+]", .syntax, 1), .refused("[0e]", .syntax, 1),
    .refused("[-.5]", .syntax, 1), .refused("[--1]", .syntax, 1), .refused("[00]", .syntax, 1),
    .refused("[-01]", .syntax, 1), .refused("[0x1]", .syntax, 1), .refused("[1_000]", .syntax, 1),
    .refused("[1.2.3]", .syntax, 1), .refused("[1e2e3]", .syntax, 1),
    .refused("[1e1.5]", .syntax, 1), .refused("[1-2]", .syntax, 1),
    .refused("[Infinity]", .syntax, 1), .refused("[-Infinity]", .syntax, 1),
    .refused("[-NaN]", .syntax, 1), .refused("[1a]", .syntax, 1), .refused("[٣]", .syntax, 1),
    .refused("[１]", .syntax, 1), .refused("[1 000]", .syntax, 3), .refused("[1,5,]", .syntax, 5),
    .refused("[1e-999]", .numberOutOfRange, 1), .refused("[2, -1.5E-400]", .numberOutOfRange, 4),
    .refused("[0.\(String(repeating: "0", count: 400))1]", .numberOutOfRange, 1),
    .refused("[1e309]", .numberOutOfRange, 1), .refused("[-1e309]", .numberOutOfRange, 1),
    .refused("[1\(String(repeating: "0", count: 400))]", .numberOutOfRange, 1),
  ]

  static let escapes: [JSONCase] = [
    .accepted(#""\"\\\/\b\f\n\r\t""#), .accepted(#""\u0041\u00E9\uFFFF\u001f""#),
    .accepted(#""\ud83d\ude00\uDBFF\uDFFF""#), .accepted(#""\\u0000""#), .accepted(#""\u007F""#),
    .accepted("\"\u{7F}\u{85}\u{2028}\""), .accepted(#"{"\u0061":1}"#),
    .refused(#"["\a"]"#, .syntax, 1), .refused(#"["\'"]"#, .syntax, 1),
    .refused(#"["\0"]"#, .syntax, 1), .refused(#"["\U0041"]"#, .syntax, 1),
    .refused(#"["\x41"]"#, .syntax, 1), .refused(#"["\u"]"#, .syntax, 1),
    .refused(#"["\u12"]"#, .syntax, 1), .refused(#"["\u12G4"]"#, .syntax, 1),
    .refused(#"["\u 041"]"#, .syntax, 1), .refused(#"["\u{41}"]"#, .syntax, 1),
    .refused(#"["\é"]"#, .syntax, 1), .refused("[\"\\\u{9}\"]", .syntax, 1),
    .refused(#"["\udc00"]"#, .syntax, 1), .refused(#"["\ud800\u0041"]"#, .syntax, 1),
    .refused(#"["\ud800\ud800"]"#, .syntax, 1), .refused(#"["\ud800x"]"#, .syntax, 1),
    .refused(#"["\ud800\n"]"#, .syntax, 1), .refused(#"["\ude00\ud83d"]"#, .syntax, 1),
    .refused("[\"\u{9}\"]", .syntax, 1), .refused("[\"\u{1F}\"]", .syntax, 1),
    .refused("{\"a\u{A}\":1}", .syntax, 1), .refused(#"["\u0000"]"#, .nul, 1),
    .refused(#"["a]"#, .truncated, 4), .refused(#"["\"]"#, .truncated, 5),
    .refused(#"["a\"#, .truncated, 4), .refused(#"['a']"#, .syntax, 1),
    .refused("[“a”]", .syntax, 1), .refused("[a]", .syntax, 1),
  ]

  /// A NUL byte before each byte of a text, and after the last.
  static let nul: [JSONCase] = {
    let text = Array(#"{"a": [1, -2.5e1, true, "b\n"], "c": null}"#.utf8)
    return (0...text.count).map { offset in
      JSONCase(text: text[..<offset] + [0] + text[offset...], fault: (.nul, offset))
    }
  }()

  static let encodings: [JSONCase] = [
    .accepted([0xEF, 0xBB, 0xBF, 0x31]), .accepted("\"\u{FEFF}\""),
    .accepted([0x22, 0xEF, 0xBF, 0xBE, 0xF4, 0x8F, 0xBF, 0xBF, 0xEF, 0xB7, 0x90, 0x22]),
    .accepted("\"\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\""),
    .refused("\u{FEFF}\u{FEFF}1", .syntax, 3), .refused("[\u{FEFF}1]", .syntax, 1),
    JSONCase(text: [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], fault: (.invalidUTF8, 0)),
    JSONCase(text: [0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D], fault: (.invalidUTF8, 0)),
    JSONCase(text: [0x5B, 0x00, 0x5D, 0x00], fault: (.nul, 1)),
    JSONCase(text: [0x00, 0x5B, 0x00, 0x5D], fault: (.nul, 0)),
    JSONCase(text: [0x5B, 0x00, 0x00, 0x00, 0x5D, 0x00, 0x00, 0x00], fault: (.nul, 1)),
    .refused(bytes: [0x80]), .refused(bytes: [0xBF]), .refused(bytes: [0xC0, 0x80]),
    .refused(bytes: [0xC1, 0xBF]), .refused(bytes: [0xC3]), .refused(bytes: [0xC3, 0xC3]),
    .refused(bytes: [0xE0, 0x80, 0x80]), .refused(bytes: [0xE0, 0x9F, 0xBF]),
    .refused(bytes: [0xE2, 0x82]), .refused(bytes: [0xE2, 0x28, 0xA1]),
    .refused(bytes: [0xED, 0xA0, 0x80]), .refused(bytes: [0xED, 0xBF, 0xBF]),
    .refused(bytes: [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]),
    .refused(bytes: [0xF0, 0x80, 0x80, 0x80]), .refused(bytes: [0xF0, 0x8F, 0xBF, 0xBF]),
    .refused(bytes: [0xF0, 0x9F, 0x98]), .refused(bytes: [0xF4, 0x90, 0x80, 0x80]),
    .refused(bytes: [0xF5, 0x80, 0x80, 0x80]), .refused(bytes: [0xF8, 0x88, 0x80, 0x80, 0x80]),
    .refused(bytes: [0xFE]), .refused(bytes: [0xFF]),
    .refused(bytes: [0x61, 0xE9, 0x62], .invalidUTF8, 3),
    JSONCase(text: [0x5B, 0xE9, 0x5D], fault: (.invalidUTF8, 1)),
    JSONCase(text: [0x5B, 0x5D, 0xFF], fault: (.invalidUTF8, 2)),
    JSONCase(text: [0x5B, 0x22, 0xE2, 0x82], fault: (.invalidUTF8, 2)),
  ]

  static let blanks: [JSONCase] = [
    .accepted(" \t\r\n[ \t\r\n] \t\r\n"), .accepted("{ \"a\" : 1 }"), .accepted("\r1\r"),
    .refused("", .truncated, 0), .refused(" \n", .truncated, 2),
    .refused("\u{FEFF}", .truncated, 3), .refused("[\u{B}1]", .syntax, 1),
    .refused("[\u{C}1]", .syntax, 1), .refused("[\u{A0}1]", .syntax, 1),
    .refused("[1\u{2028}]", .syntax, 1), .refused("[\u{3000}]", .syntax, 1),
    .refused("[]\u{1A}", .syntax, 2), .refused("[]\u{0}", .nul, 2),
  ]

  static let nesting: [JSONCase] = [
    .accepted(nested("[", "]", 2048)), .accepted(nested("{\"a\":", "}", 2047, "1")),
    .accepted("[" + Array(repeating: "[]", count: 5000).joined(separator: ",") + "]"),
    .refused(nested("[", "]", 2049), .tooDeep, 2048),
    .refused(nested("[", "]", 2048, "1"), .tooDeep, 2048),
    .refused(nested("{\"a\":", "}", 2048, "1"), .tooDeep, 2048 * 5),
    .refused(String(repeating: "[", count: 2048), .truncated, 2048),
  ]

  static let duplicates: [JSONCase] = [
    .accepted(#"{"a":1,"a":2}"#), .accepted(#"{"a":1,"\u0061":1}"#),
    .accepted(#"{"":{"b":[{"c":1,"c":1}]}}"#), .accepted(#"{"é":1,"e\#u{301}":1,"\u00e9":2}"#),
  ]

  private static func nested(
    _ open: String, _ close: String, _ count: Int, _ inner: String = ""
  ) -> String {
    String(repeating: open, count: count) + inner + String(repeating: close, count: count)
  }
}
