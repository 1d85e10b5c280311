import RandomNumbers
import TokenModel

/// A random group of tokens, and their expected entries in `tokens.json`.
///
/// Groups or tokens have the type, aliases point forward and backward, and names are unusual.
struct RandomTokens {
  /// A token while the group grows.
  struct Token {
    var names: [Name]
    var type: TokenType
    /// The `$type` that it inherits.
    var inherited: TokenType?
    /// Its deprecation in `tokens.json`, as JSON.
    var deprecated: String?
    /// Its members, as written in the token file and in `tokens.json`.
    var spelled: [String] = []
    var expected: [TokensFile.Member] = []
    var value: RandomValue?
  }

  /// A name: its characters, and their spelling in JSON.
  struct Name {
    var text: String
    var spelled: String
  }

  private indirect enum Node {
    case group(Name, properties: [String], members: [Node])
    case token(Int)
  }

  var random: SplitMix
  private(set) var tokens: [Token] = []
  /// The group, as a member of a token file.
  private(set) var text = ""

  /// The expected entries of the group's tokens, in the order of the text.
  var expected: [TokensFile.Token] {
    tokens.map { TokensFile.Token(path: Array(path(of: $0).utf8), members: $0.expected) }
  }

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    let top = Name(text: "seed\(seed)", spelled: "seed\(seed)")
    let tree = group(top, below: [], type: nil, deprecated: nil, depth: 0)
    // A token can reference those before it in a random order, so there are no cycles.
    for index in tokens.indices.shuffled(using: &random) { fill(index) }
    text = text(of: tree)
  }

  // MARK: The tree

  private mutating func group(
    _ name: Name, below parents: [Name], type: TokenType?, deprecated: String?, depth: Int
  ) -> Node {
    var (type, deprecated) = (type, deprecated)
    var properties: [String] = []
    if random.chance(0.3) {
      type = random.pick(TokenType.allCases)
      properties.append(#""$type": "\#(type?.rawValue ?? "")""#)
    }
    if random.chance(0.15) {
      let (spelled, expected) = random.pick(Self.deprecations)
      deprecated = expected
      properties.append(#""$deprecated": \#(spelled)"#)
    }
    if random.chance(0.1) { properties.append(#""$extensions": { "org.x": 1.0 }"#) }
    let names = parents + [name]
    var members: [Node] = []
    if random.chance(0.2) {
      let root = Name(text: "$root", spelled: "$root")
      members.append(token(names + [root], type, deprecated))
    }
    for number in 0..<Int.random(in: 1...3, using: &random) {
      let name = self.name(number)
      if depth < 2, random.chance(0.3) {
        members.append(
          group(name, below: names, type: type, deprecated: deprecated, depth: depth + 1))
      } else {
        members.append(token(names + [name], type, deprecated))
      }
    }
    return .group(name, properties: properties, members: members.shuffled(using: &random))
  }

  private mutating func token(
    _ names: [Name], _ inherited: TokenType?, _ deprecated: String?
  ) -> Node {
    var type = random.pick(TokenType.allCases)
    if let inherited, random.chance(0.7) { type = inherited }
    tokens.append(Token(names: names, type: type, inherited: inherited, deprecated: deprecated))
    return .token(tokens.count - 1)
  }

  /// An unusual name with a number, which makes it unique among its siblings, also in Swift.
  private mutating func name(_ number: Int) -> Name {
    let (text, spelled) = random.pick(Self.words)
    return Name(text: "\(text)n\(number)", spelled: "\(spelled)n\(number)")
  }

  private func text(of node: Node) -> String {
    switch node {
    case .group(let name, let properties, let members):
      return #""\#(name.spelled)": {"#
        + (properties + members.map(text(of:))).joined(separator: ", ") + "}"
    case .token(let index):
      let name = tokens[index].names.last?.spelled ?? ""
      return #""\#(name)": {"# + tokens[index].spelled.joined(separator: ", ") + "}\n"
    }
  }

  // MARK: Tokens

  private mutating func fill(_ index: Int) {
    var token = tokens[index]
    let value: RandomValue
    if let target = target(of: token.type), random.chance(0.3) {
      value = RandomValue(standingFor: target.value, alias(of: target))
      token.expected.append(TokensFile.Member("alias", "\"\(path(of: target).jsonText)\""))
      if random.chance(0.5) { token.spelled.append(#""$type": "\#(token.type.rawValue)""#) }
    } else {
      value = self.value(of: token.type)
      if token.inherited != token.type || random.chance(0.3) {
        token.spelled.append(#""$type": "\#(token.type.rawValue)""#)
      }
    }
    token.value = value
    token.spelled.append(#""$value": \#(value.spelled)"#)
    token.expected.insert(TokensFile.Member("value", value.expected), at: 0)
    token.expected.insert(TokensFile.Member("type", "\"\(token.type.rawValue)\""), at: 0)
    describe(&token)
    token.spelled.shuffle(using: &random)
    tokens[index] = token
  }

  /// Sometimes adds a description, a deprecation and extensions to a token.
  private mutating func describe(_ token: inout Token) {
    if random.chance(0.15) {
      let (spelled, expected) = random.pick(Self.texts)
      token.spelled.append(#""$description": "\#(spelled)""#)
      token.expected.append(TokensFile.Member("description", "\"\(expected)\""))
    }
    if random.chance(0.15) {
      let (spelled, expected) = random.pick(Self.deprecations)
      token.deprecated = expected
      token.spelled.append(#""$deprecated": \#(spelled)"#)
    }
    if let text = token.deprecated { token.expected.append(TokensFile.Member("deprecated", text)) }
    if random.chance(0.15) {
      let (spelled, expected) = random.pick(Self.extensions)
      token.spelled.append(#""$extensions": \#(spelled)"#)
      token.expected.append(TokensFile.Member("extensions", expected))
    }
  }

  /// A token of a type whose value exists already.
  mutating func target(
    of type: TokenType, where isWanted: (RandomValue) -> Bool = { _ in true }
  ) -> (names: [Name], value: RandomValue)? {
    tokens.compactMap { token in
      token.value.flatMap { token.type == type && isWanted($0) ? (token.names, $0) : nil }
    }
    .randomElement(using: &random)
  }

  /// An alias of the token, as a JSON string.
  func alias(of target: (names: [Name], value: RandomValue)) -> String {
    "\"{\(target.names.map(\.spelled).joined(separator: "."))}\""
  }

  private func path(of token: Token) -> String { path(of: token.names) }

  private func path(of target: (names: [Name], value: RandomValue)) -> String {
    path(of: target.names)
  }

  private func path(of names: [Name]) -> String {
    names.map { name in
      name.text.unicodeScalars.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
    }
    .joined(separator: "/")
  }

  // MARK: Texts

  /// Names, and their spelling in a token file.
  private static let words = [
    ("a", "a"), ("Word", "Word"), ("10", "10"), ("9", "9"), ("kebab-case", "kebab-case"),
    ("\u{E9}", "\u{E9}"), ("\u{E9}", "\\u00e9"), ("e\u{301}", "e\u{301}"), ("e\u{301}", "e\\u0301"),
    ("😀", "😀"), ("😀", "\\uD83D\\uDE00"), ("a/b", "a/b"), ("a/b", "a\\/b"), ("c~d", "c~d"),
    ("~1", "~1"), ("~\u{301}", "~\u{301}"), ("/\u{338}", "/\u{338}"), ("\u{301}", "\u{301}"),
    ("q\"q", "q\\\"q"), ("b\\b", "b\\\\b"), (" pad ", " pad "), ("tab\t", "tab\\t"),
    ("\u{202E}", "\u{202E}"), ("日本", "日本"), ("c$d", "c$d"), ("class", "class"), (":,[", ":,["),
  ]

  /// Texts as written in a token file and in `tokens.json`.
  private static let texts = [
    ("plain", "plain"), ("", ""), ("\\u00e9\\/", "é/"), ("e\u{301}", "e\u{301}"),
    ("a \\\"quote\\\"", "a \\\"quote\\\""), ("two\\nlines", "two\\u000alines"),
    ("\\uD83D\\uDE00 \\\\", "😀 \\\\"), ("\u{202E}bidi", "\\u202ebidi"), ("{a.b}", "{a.b}"),
  ]

  /// Deprecations as written in a token file and in `tokens.json`; nil for none.
  private static let deprecations: [(String, String?)] =
    [("true", "true"), ("false", nil)] + texts.map { ("\"\($0)\"", "\"\($1)\"") }

  /// Extensions as written in a token file and in `tokens.json`.
  private static let extensions = [
    ("{}", "{}"), ("{ }", "{}"),
    (
      #"{ "org.x": [ 1.0,1e2 , 0.1, 12345678901234567 ] }"#,
      #"{"org.x": [1.0, 1e2, 0.1, 12345678901234567]}"#
    ),
    (
      #"{"\u00e9":"\u00e9 {  }","$value":"{nope}"}"#,
      #"{"\u00e9": "\u00e9 {  }", "$value": "{nope}"}"#
    ),
    (
      #"{ "$extensions" : { "a" : [ [ ] , null ] }, "b": 0.10 }"#,
      #"{"$extensions": {"a": [[], null]}, "b": 0.10}"#
    ),
  ]
}

extension String {
  /// The text inside a JSON string as in `tokens.json`, with the escapes that the names above need.
  var jsonText: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\t": "\\u0009"
      case "\u{202E}": "\\u202e"
      default: String(scalar)
      }
    }
    .joined()
  }
}

extension SplitMix {
  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

  mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: items.indices, using: &self)]
  }
}
