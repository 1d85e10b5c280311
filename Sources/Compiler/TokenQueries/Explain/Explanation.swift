/// The answer to a question.
package struct Explanation: Sendable {
  var subject: Subject
  /// The findings about the token, or those that may explain what is not found.
  package var findings: [Diagnostic] = []

  /// Which tokens could be meant by the names of CSS; nil if none.
  package var note: String?

  /// Why there is nothing to explain; nil otherwise.
  package var refusal: String? { if case .nothing(let why) = subject { why } else { nil } }

  enum Subject: Sendable {
    /// Colors in the question itself.
    case color(ColorExplanation)
    /// Colors of tokens, in each theme that has them.
    case colors(ThemedValues<ColorExplanation>)
    case token(TokenExplanation)
    case group(GroupExplanation)
    case themes(ThemeSpace)
    case nothing(why: String)
  }
}

struct TokenExplanation: Sendable {
  var path: String
  var themes: ThemedValues<InTheme>

  struct InTheme: Sendable {
    /// The value; nil when the theme has no such token, or when it cannot be read.
    var value: TokenValue?
    /// The value as written in the file; nil when the theme has no such token.
    var written: [UInt8]?
    /// The references to the value, through aliases and inheritance.
    var hops: [Diagnostic.Related]
    var description: String?
    var deprecation: Deprecation?
    var users: Users
    /// The pairs that it is in, directly or through tokens that reference it.
    var pairs: [PairUse]
    /// The first remedy for its side of a pair that is an alias; nil without one.
    var advisedAlias: Remedy? {
      pairs.lazy.compactMap { pair in
        pair.result.remedy.flatMap { remedy in
          let isItsSide = remedy.side == .foreground ? pair.isForeground : pair.layers.contains(0)
          return isItsSide && remedy.kind == .alias ? remedy : nil
        }
      }.first
    }
  }

  struct Users: Sendable {
    /// Tokens that reference it, directly or through others.
    var tokens: [String] = []
    /// Tokens whose value contains it, or a token that references it.
    var composites: [String] = []
    /// Roles of contracts that require it.
    var roles: [RoleUse] = []
    /// Foregrounds whose text size it sets.
    var texts: [RoleUse] = []
    /// Whether these are the uses of all themes, because too many combinations would differ.
    var areOfAllThemes = false
  }

  /// A role in one variant of a component.
  struct RoleUse: Sendable {
    var component: String
    var variant: Variant
    var role: String
  }

  /// A pair, and the token's part in it.
  struct PairUse: Sendable {
    var result: ContrastResult
    var isForeground: Bool
    /// The layers of the background that show it, as indices.
    var layers: [Int]
    var isSurface: Bool

    /// What the token is in the pair.
    var parts: [String] {
      (isForeground ? ["foreground"] : []) + (layers.contains(0) ? ["background"] : [])
        + (layers.contains { $0 > 0 } ? ["layer"] : []) + (isSurface ? ["surface"] : [])
    }
  }
}

struct GroupExplanation: Sendable {
  var path: String
  var tokens: [Member]

  /// A token of the group, and its value in each theme that has it.
  struct Member: Sendable {
    var path: String
    var values: ThemedValues<TokenValue?>
  }
}
