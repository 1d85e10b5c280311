import RandomNumbers

/// Token names that JSON and DTCG allow, and Swift does not, at least in some places.
enum HostileNames {
  /// Keywords of Swift, including contextual ones.
  static let keywords = """
    associatedtype borrowing class consuming deinit enum extension fileprivate func import init \
    inout internal let nonisolated open operator package precedencegroup private protocol public \
    rethrows static struct subscript typealias var break case catch continue default defer do else \
    fallthrough for guard if in repeat return switch throw where while Any any as await false is \
    nil self Self super throws true try _ associativity async convenience didSet dynamic final get \
    indirect infix lazy left mutating none nonmutating optional override postfix precedence prefix \
    Protocol required right set some Type unowned weak willSet actor consume copy discard each \
    isolated distributed macro sending yield then repeat module unsafe reasync _const __owned \
    __shared _modify _read getter setter unknown message renamed available introduced deprecated \
    Void Never AnyObject
    """.split(separator: " ").map(String.init)

  /// Members of generated types, and types that generated code uses.
  static let members = """
    hashValue hash _theme theme rawValue RawValue allCases AllCases description debugDescription \
    customMirror encode id light dark color colors Colors Theme Themes Adaptive adaptive AdaptiveColors \
    appearance TokenColor TokenLength TokenFontFamily TokenFontWeight TokenStrokeStyle \
    TokenBorder TokenTextStyle TokenPaint TokenGradient TokenShadow TokenAppearance Duration \
    Double Int Bool String Swift TokenValues Hashable Hasher Equatable Sendable CaseIterable \
    Encodable Optional Array Layer Stop gTokens GTokens tokens Tokens g_Tokens tTokens appearance \
    CustomStringConvertible isDark points rem seconds milliseconds displayP3 sRGB some none hasher into \
    Main main module
    """.split(separator: " ").map(String.init)

  /// Symbols, emoji, other scripts, and names that differ only slightly.
  static let signs = [
    "👩‍👩‍👧", "🇩🇪", "🇫🇷", "1️⃣", "2️⃣", "#️⃣", "❤️", "❤", "⚽️", "😀 smile",
    "👍🏽", "0", "1", "007", "2xl", "2-xl", "2 xl", "50%", "-1", "+1", "1,5", "-", "--",
    "/", "//", "/*", "*/", "~", "~0", "~1", "\"", "\\", "\\(x)", "\\n", "\n", "\r\n", "\t",
    "\u{1}", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}bidi", "\u{2066}\u{2069}", "\u{200D}",
    "\u{FEFF}", "\u{FE0F}", "\u{AD}", "a\u{AD}b", "a\u{200B}b", "\u{E000}", "\u{F8FF}x",
    "\u{378}", "\u{10FFFF}", "\u{FFFE}", "日本語", "中文-字", "葛\u{E0100}", "한국어",
    "\u{1112}\u{1161}", "\u{3164}", "\u{301}", "\u{301}e", "e\u{301}", "\u{E9}", "E\u{301}",
    "\u{C9}", "\u{20E3}", "שלום", "مرحبا", "می\u{200C}خواهم", "हिन्दी", "ไทย", "٣", "½", "²",
    "Ⅷ", "ⅷ", "ß", "ẞ", "SS", "ss", "ﬁ", "fi", "ı", "i", "I", "İ", "ŉ", "ǅ", "ǆ", "Σ", "σ",
    "ς", "ΟΔΟΣ", "K", "\u{212A}", "k", "\u{C5}", "\u{212B}", "a", "A", "·a", "a·b", "℮", "ა",
    "𝐱", "`", "``", "`a`", "a b", "a_b", "aB", "a-B", "A-b", "A_B", " a", "a ", "#", "@",
    "@a", "!", "a!", "?", "&", "(", ")", "[]", "<T>", ":", ";", ",", "=", "==", "≠",
    "=\u{338}", "'", "self_", "_self", "__", "Type_", "u26BD", "u002D", "uRL", "URL", "url",
    "Url", "foo", "Foo", "FOO", "fooBar", "FooBar", "foobar", "x\u{323}\u{301}",
    "x\u{301}\u{323}", "\u{F900}", "\u{8C48}", "caf\u{E9}", "cafe\u{301}", "cafeU0301",
    "CAFE\u{301}",
  ]

  /// All of these names, and random combinations of them and of any scalars.
  static func all(seed: UInt64) -> [String] {
    var random = SplitMix(seed: seed)
    let words = keywords + members + signs
    let mixed = (0..<150).map { _ in
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Bool.random(using: &random)
          ? words.randomElement(using: &random) ?? "" : scalar(using: &random)
      }
      .joined(separator: ["", "-", " "].randomElement(using: &random) ?? "")
    }
    let cased = keywords.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var known: Set<[UInt8]> = []
    return (words + mixed + cased).filter { known.insert(Array($0.utf8)).inserted }
  }

  /// A scalar that names allow, from the first three planes as often as from ASCII.
  private static func scalar(using random: inout SplitMix) -> String {
    let limit: UInt32 = Bool.random(using: &random) ? 0x7F : 0x3FFFF
    let scalar = Unicode.Scalar(UInt32.random(in: 1...limit, using: &random))
    return scalar.map { "${}.".unicodeScalars.contains($0) ? "x" : String($0) } ?? "y"
  }
}
