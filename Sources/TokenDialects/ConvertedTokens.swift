import TokenModel

/// What the files of one dialect become: sets of tokens, and how a resolver puts them together.
package struct ConvertedTokens: Sendable {
  /// The sets, in the order in which they were met.
  package var sets: [TokenFile] = []
  /// What the resolver chooses between.
  package var modifiers: [Modifier] = []
  /// Names of sets and of modifiers, in the order in which they are merged: later ones win.
  package var order: [Source] = []
  /// Patterns of `--type` that some token fits.
  var matchedPatterns: Set<String> = []

  package init() {}

  /// What the resolver merges.
  package enum Source: Hashable, Sendable {
    case set(String)
    case modifier(String)
  }

  /// A modifier of the resolver (Resolver 4.1.5).
  package struct Modifier: Hashable, Sendable {
    package var name: String
    package var contexts: [Context]
    /// The context that counts when nobody chooses.
    package var defaultContext: String?

    package init(name: String, contexts: [Context], defaultContext: String? = nil) {
      self.name = name
      self.contexts = contexts
      self.defaultContext = defaultContext
    }
  }

  /// A context of a modifier, and the names of the sets that it merges, in order.
  package struct Context: Hashable, Sendable {
    package var name: String
    package var sets: [String]

    package init(name: String, sets: [String]) {
      self.name = name
      self.sets = sets
    }
  }
}

/// One set of tokens, which becomes one file.
package struct TokenFile: Sendable {
  /// What the set is called; its file is called after it.
  package var name: String
  /// The path that it must have, where a resolver document names it; and where it came from.
  package var source: String?
  /// The bytes of a file that is copied, and where that file stands.
  var verbatim: [UInt8]?
  var original: String?
  /// The tokens and groups, in the order in which they are written.
  package var root = TokenGroup()

  package init(name: String) { self.name = name }
}

/// One token in the words of DTCG 2025.10.
package struct ConvertedToken: Sendable {
  /// Its type; nil where its group or the token that it names gives it.
  package var type: TokenType?
  /// Its value as DTCG 2025.10 writes it, with aliases as `{a.b}`.
  package var value: JSONTree
  package var description: String?
  /// True, or why it should no longer be used.
  package var deprecated: JSONTree?
  /// What other tools keep with it, by vendor.
  package var extensions: [JSONTree.Member] = []
  /// Where it was declared.
  package var place: Place

  package init(type: TokenType?, value: JSONTree, place: Place) {
    self.type = type
    self.value = value
    self.place = place
  }
}
