/// How to find the types of the tokens of a dialect.
struct TypeRules {
  /// Types by path, which override the file.
  private let rules: [(pattern: String, type: TokenType)]
  /// Types by path for tokens without a type.
  private let fallbacks: [(pattern: String, type: TokenType)]
  /// Whether tokens without a type have the one that their values look like.
  let infers: Bool

  init(_ options: ConversionOptions, fallbacks: [(pattern: String, type: TokenType)] = []) {
    (rules, infers, self.fallbacks) = (options.types, options.infersTypes, fallbacks)
  }

  /// The kind of the values of a token; nil if neither the file nor the user says it.
  func kind(of token: ForeignToken) -> ValueKind? {
    certainKind(of: token)
      ?? (infers || isPartOfTypography(token) ? inferredType(of: token).map(ValueKind.type) : nil)
  }

  /// Whether a token has the type of a whole text style, but the value of a part, such as a weight.
  private func isPartOfTypography(_ token: ForeignToken) -> Bool {
    token.type == TokenType.typography.rawValue && token.value.alias == nil
      && (token.value.text ?? token.value.number.map { _ in "" }) != nil
      && token.value.inferredType(at: token.names) != nil
  }

  /// The type that a token without a type of DTCG looks like; nil for other tokens and for aliases.
  func inferredType(of token: ForeignToken) -> TokenType? {
    let isKnown = token.type.map { textTypes.contains($0) || ValueKind(word: $0) != nil } ?? false
    guard token.value.alias == nil, !isKnown || isPartOfTypography(token) else { return nil }
    return token.value.inferredType(at: token.names)
  }

  /// The kind by a rule, or from the file.
  func certainKind(of token: ForeignToken) -> ValueKind? {
    Self.type(of: token, by: rules).map(ValueKind.type)
      ?? (isPartOfTypography(token) ? nil : token.type.map { ValueKind(word: $0) })
      ?? Self.type(of: token, by: fallbacks).map(ValueKind.type)
  }

  /// The type of the first pattern that matches a token.
  static func type(of token: ForeignToken, by rules: [(pattern: String, type: TokenType)])
    -> TokenType?
  { rules.first { PathGlob(path: $0.pattern).matches(token.names) }?.type }
}

/// Types of other tools whose values have no type of DTCG.
let textTypes: Set<String> = ["string", "boolean", "content", "text"]

extension ConversionOptions {
  /// The patterns of `--type` that match a token.
  func patterns(matching tokens: [[String]]) -> Set<String> {
    Set(types.map(\.pattern)).filter { tokens.contains(where: PathGlob(path: $0).matches) }
  }
}
