import ForeignValues
import TokenModel

/// The converted files of one dialect: sets of tokens, and how a resolver combines them.
package struct ConvertedTokens: Sendable {
  /// The sets, in the order of the input.
  package var sets: [TokenFile] = []
  /// The modifiers of the resolver.
  package var modifiers: [Modifier] = []
  /// Sets and modifiers in the order in which they are merged; later ones win.
  package var order: [Source] = []
  /// The patterns of `--type` that match a token.
  var matchedPatterns: Set<String> = []
  /// Patterns of `--type` that settle missing types.
  var typePatterns: [String] = []
  /// The patterns of `--mode` and `--base` that match a set.
  var matchedModes: Set<String> = []
  /// How many tokens are left out because they have no type, or reference one without.
  var untypedCount = 0
  /// What the plan says about modes that were not made.
  var modeAdvice: String?

  package init() {}

  /// A set or a modifier that the resolver merges.
  package enum Source: Hashable, Sendable {
    case set(String)
    case modifier(String)
  }

  /// A modifier of the resolver (Resolver 4.1.5).
  package struct Modifier: Hashable, Sendable {
    package var name: String
    package var contexts: [Context]
    /// The context that applies if none is chosen.
    package var defaultContext: String?
    /// Why its contexts are alternatives; nil if the files say so.
    package var because: String?

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

/// A set of tokens, which becomes one file.
package struct TokenFile: Sendable {
  /// The name of the set, and of its file.
  package var name: String
  /// The path of the input below the shared folder. The file keeps it if a resolver document may
  /// refer to it.
  package var source: String?
  /// The bytes of a copied file: those of the original, or the JSON that it was translated to.
  var verbatim: [UInt8]?
  /// The file that is copied.
  var original: Document?
  /// The context of `--mode` that the tokens had as a group; nil for other sets.
  var mode: GroupMode?
  /// The mode whose values the tokens are, and the set that has the others; nil for other sets.
  var valueMode: ValueMode?
  /// The tokens and groups, in output order.
  package var root = TokenGroup()

  package init(name: String) { self.name = name }
}

/// A token as DTCG 2025.10 writes it.
package struct ConvertedToken: Sendable {
  /// Its type; nil if its group or the target of its alias has it.
  package var type: TokenType?
  /// Its value, with aliases as `{a.b}`.
  package var value: JSONTree
  package var description: String?
  /// True, or the reason.
  package var deprecated: JSONTree?
  /// The members of `$extensions`, by vendor.
  package var extensions: [JSONTree.Member] = []
  /// The place of its declaration.
  package var place: Place

  package init(type: TokenType?, value: JSONTree, place: Place) {
    self.type = type
    self.value = value
    self.place = place
  }
}
