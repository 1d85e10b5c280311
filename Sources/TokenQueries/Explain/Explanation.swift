import TokenChecks
import TokenModel

/// The answer to a question.
package struct Explanation: Sendable {
  /// What is explained.
  var subject: Subject
  /// The findings about the token; where a token is not found, those that may be why.
  package var findings: [Diagnostic] = []

  /// Why there is nothing to explain; nil where there is.
  package var refusal: String? {
    if case .nothing(let why) = subject { why } else { nil }
  }

  /// What was asked about.
  enum Subject: Sendable {
    /// Colors that the question gives.
    case color(ColorExplanation)
    /// Colors of tokens, in each theme that has them.
    case colors([(theme: Variant, explanation: ColorExplanation)])
    case token(TokenExplanation)
    case group(GroupExplanation)
    case nothing(why: String)
  }
}

/// A token, theme by theme.
struct TokenExplanation: Sendable {
  var path: String
  var themes: [InTheme]

  /// What the token is in one theme.
  struct InTheme: Sendable {
    var theme: Variant
    /// Nil where the theme has no such token, or cannot read it.
    var value: TokenValue?
    /// The value as the file spells it; nil where the theme has no such token.
    var written: [UInt8]?
    /// The way to the value, over aliases and groups that inherit.
    var hops: [Diagnostic.Related]
    var description: String?
    var deprecation: Deprecation?
    var users: Users
    /// The pairs it takes part in, itself or through tokens that stand for it.
    var pairs: [PairUse]
    /// The token that could take its place; nil where no pair falls short, or none could.
    var nearestToken: NearestToken?
  }

  /// Who uses the token.
  struct Users: Sendable {
    /// Tokens that stand for it, directly or through others.
    var tokens: [String] = []
    /// Tokens that have it, or one that stands for it, inside their value.
    var composites: [String] = []
    /// Roles of contracts that require it.
    var roles: [RoleUse] = []
    /// Foregrounds whose text it gives a size.
    var texts: [RoleUse] = []

    var isEmpty: Bool {
      tokens.isEmpty && composites.isEmpty && roles.isEmpty && texts.isEmpty
    }
  }

  /// A role in one variant of a component.
  struct RoleUse: Sendable {
    var component: String
    var variant: Variant
    var role: String
  }

  /// A pair, and what the token is in it.
  struct PairUse: Sendable {
    enum Part: String, CaseIterable, Sendable { case foreground, background, surface }

    var result: ContrastResult
    var parts: [Part]
  }

  /// An existing token with which every pair would be satisfied.
  struct NearestToken: Sendable {
    var path: String
    var value: String
    /// The ratio of the pair that falls short the most at present.
    var ratio: Double
    /// How far its color is from the present one, as ΔEOK.
    var distance: Double
  }
}

/// The tokens of a group.
struct GroupExplanation: Sendable {
  var path: String
  var tokens: [Member]

  /// A token of the group, and what it is in each theme that has it.
  struct Member: Sendable {
    var path: String
    var themes: [(theme: Variant, value: TokenValue?)]
  }
}
