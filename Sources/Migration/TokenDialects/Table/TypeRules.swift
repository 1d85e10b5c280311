import ForeignValues
import ModeFinding
import TokenModel

/// How to find the types of the tokens of a dialect.
struct TypeRules {
  /// Types by path, which override the file.
  var rules: [(pattern: String, type: TokenType)]
  /// Types by path for tokens without a type.
  var fallbacks: [(pattern: String, type: TokenType)] = []
  /// Types by name, in addition to those of DTCG.
  var words: [String: TokenType] = [:]
  /// Whether tokens without a type have the one that their values look like.
  var infers = false

  init(
    rules: ConversionOptions, fallbacks: [(pattern: String, type: TokenType)] = [],
    words: [String: TokenType] = [:]
  ) {
    self.rules = rules.types
    self.fallbacks = fallbacks
    self.words = words
    infers = rules.infersTypes
  }

  func type(of token: ForeignToken) -> TokenType? {
    certainType(of: token) ?? (infers ? inferredType(of: token) : nil)
  }

  /// The type that a token without one looks like, or with one that DTCG does not have; nil for others
  /// and for aliases.
  func inferredType(of token: ForeignToken) -> TokenType? {
    if let word = token.type,
      textTypes.contains(word) || TokenType(rawValue: word) ?? words[word] != nil
    {
      return nil
    }
    guard token.value.alias == nil else { return nil }
    return token.value.inferredType(at: token.names)
  }

  /// The type by a rule, or from the file.
  func certainType(of token: ForeignToken) -> TokenType? {
    func first(_ rules: [(pattern: String, type: TokenType)]) -> TokenType? {
      rules.first { PathGlob(path: $0.pattern).matches(token.names) }?.type
    }
    if let type = first(rules) { return type }
    guard let word = token.type else { return first(fallbacks) }
    let type = TokenType(rawValue: word) ?? words[word]
    // A line height may be a length or a factor.
    guard type == .number || type == .dimension, let text = token.value.text,
      let unit = text.quantity?.unit
    else { return type }
    if word == "lineHeight" || word == "lineHeights" {
      return unit == "px" || unit == "rem" ? .dimension : .number
    }
    return type
  }
}

/// Types of other tools whose values have no type of DTCG.
let textTypes: Set<String> = ["string", "boolean", "content", "text"]

/// Names that other tools use for DTCG types.
let commonTypes: [String: TokenType] = [
  "cubic-bezier": .cubicBezier, "easing": .cubicBezier, "timingFunction": .cubicBezier,
  "time": .duration, "size": .dimension, "sizing": .dimension, "spacing": .dimension,
  "space": .dimension, "borderRadius": .dimension, "radius": .dimension,
  "borderWidth": .dimension, "fontSize": .dimension, "fontSizes": .dimension,
  "letterSpacing": .dimension, "paragraphSpacing": .dimension, "lineHeight": .number,
  "lineHeights": .number, "opacity": .number, "zIndex": .number, "fontFamilies": .fontFamily,
  "fontWeights": .fontWeight, "boxShadow": .shadow, "float": .number,
]

extension ConversionOptions {
  func type(ofPath names: [String]) -> TokenType? {
    types.first { PathGlob(path: $0.pattern).matches(names) }?.type
  }

  /// The patterns of `--type` that match a token.
  func patterns(matching tokens: some Sequence<[String]>) -> Set<String> {
    var open = Set(types.map(\.pattern))
    var matched: Set<String> = []
    for names in tokens where !open.isEmpty {
      for pattern in open where PathGlob(path: pattern).matches(names) {
        open.remove(pattern)
        matched.insert(pattern)
      }
    }
    return matched
  }
}
