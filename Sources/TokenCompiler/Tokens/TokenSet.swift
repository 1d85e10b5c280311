import TokenJSON

/// Everything the token files declare, before any of it is merged or resolved.
struct TokenSet {
  var paths = PathTable()
  var documents: [Document] = []
  var declarations: [Declaration] = []
  var groups: [GroupDeclaration] = []
  var sources: [TokenSource] = []
}

/// A `$type` as a file gives it.
enum DeclaredType: Hashable {
  case none
  case known(TokenType)
  /// Reported where it stands; tokens below it are not reported again.
  case unknown
}

/// A token as one file writes it.
struct Declaration {
  var path: PathID
  var source: Int32
  var type: DeclaredType
  /// The token object.
  var token: JSONValue
  /// Its `$value`.
  var value: JSONValue
  var hasDescription = false
  var hasDeprecation = false
}

/// A group that a file gives properties its tokens inherit.
struct GroupDeclaration {
  var path: PathID
  var type: DeclaredType
  var deprecation: Deprecation?
}

/// `$deprecated` (Format 5.2.4): yes or no, or yes with an explanation.
enum Deprecation: Hashable, Sendable {
  case no
  case yes(explanation: String?)

  init?(_ value: JSONValue) {
    if let flag = value.boolean {
      self = flag ? .yes(explanation: nil) : .no
    } else if let text = value.string {
      self = .yes(explanation: text)
    } else {
      return nil
    }
  }
}

/// A tree of tokens: a whole file, or an object inside a resolver document.
struct TokenSource {
  var document: Int32
  /// The way from the document's root to the tree.
  var prefix: [JSONStep]
  var declarations: Range<Int>
  var groups: Range<Int>
}

extension TokenSet {
  /// The steps to a token, and on into it, in the document of its source.
  func steps(to declaration: Declaration, _ inner: [JSONStep] = []) -> [JSONStep] {
    sources[Int(declaration.source)].prefix
      + paths.segments(of: declaration.path).map(JSONStep.key) + inner
  }

  func document(of declaration: Declaration) -> Document {
    documents[Int(sources[Int(declaration.source)].document)]
  }

  /// Where a token, or something inside it, stands.
  func place(of declaration: Declaration, _ inner: [JSONStep] = [.key("$value")]) -> Place {
    document(of: declaration).place(steps(to: declaration, inner))
  }

  /// Where the name of a token stands.
  func namePlace(of declaration: Declaration) -> Place {
    document(of: declaration).keyPlace(steps(to: declaration))
  }
}
