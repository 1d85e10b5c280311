import TokenJSON

/// Everything the token files declare, before any of it is merged or resolved.
package struct TokenSet {
  package var paths = PathTable()
  package var documents: [Document] = []
  package var declarations: [Declaration] = []
  var groups: [GroupDeclaration] = []
  package var sources: [TokenSource] = []
  /// Members that are neither token nor group, which was reported.
  var refused: Set<PathID> = []
  /// How large what is made of it may be.
  package var limit = ByteLimit()
}

/// A `$type` as a file gives it.
package enum DeclaredType: Hashable {
  case none
  case known(TokenType)
  /// Reported where it stands; tokens below it are not reported again.
  case unknown
}

/// A token as one file writes it, or as a group inherits it from another group.
package struct Declaration {
  package var path: PathID
  /// Where its file writes it; another path when a group inherited it.
  var origin: PathID
  package var source: Int32
  var type: DeclaredType
  /// The token object.
  package var token: JSONValue
  /// Its `$value`; the text of its `$ref` where it has that instead.
  package var value: JSONValue
  /// Whether it has `$ref` in place of `$value` (Format 7.1.2).
  package var isReference = false
  package var hasDescription = false
  package var hasDeprecation = false
  package var hasExtensions = false
  /// Whether it has an `alpha` beside its value, which is none of DTCG.
  var hasAlpha = false
  /// The copy it is, when a group inherited it.
  package var inheritance: Inheritance?

  /// The member that holds its value.
  package var key: String { isReference ? "$ref" : "$value" }

  /// How a group came by a token of another group.
  package struct Inheritance {
    /// The token of the other group, as an index into `TokenSet.declarations`.
    package var base: Int32
    /// The declaration of the inheriting group, as an index into `TokenSet.groups`.
    var group: Int32
  }
}

/// A group that a file gives properties, or that has no members.
struct GroupDeclaration {
  var path: PathID
  var source: Int32
  var type: DeclaredType
  var deprecation: Deprecation?
  /// The group it inherits from: its `$extends`, or its `$ref` (Format 6.4).
  var base: JSONValue?
  /// Whether the base is written as `$ref`.
  var isReference = false
}

/// `$deprecated` (Format 5.2.4): yes or no, or yes with an explanation.
package enum Deprecation: Hashable, Sendable {
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
package struct TokenSource {
  package var document: Int32
  /// The way from the document's root to the tree.
  package var prefix: [JSONStep]
  var declarations: Range<Int>
  var groups: Range<Int>
  /// Whether one of its groups inherits from another, or one of its tokens is a `$ref`.
  var hasReferences = false
}

extension TokenSet {
  /// The steps to a token, and on into it, in the document of its source.
  package func steps(to declaration: Declaration, inner: [JSONStep] = []) -> [JSONStep] {
    sources[Int(declaration.source)].prefix
      + paths.segments(of: declaration.origin).map(JSONStep.key) + inner
  }

  package func document(of declaration: Declaration) -> Document {
    documents[Int(sources[Int(declaration.source)].document)]
  }

  /// Where a token, or something inside it, stands.
  package func place(of declaration: Declaration, inner: [JSONStep]? = nil) -> Place {
    document(of: declaration).place(
      steps(to: declaration, inner: inner ?? [.key(declaration.key)]))
  }

  /// The source that gives a path its token: of an inherited one, that of the inheriting group.
  package func decidingSource(of declaration: Declaration) -> Int32 {
    declaration.inheritance.map { groups[Int($0.group)].source } ?? declaration.source
  }

  /// Where the name of a token stands.
  package func namePlace(of declaration: Declaration) -> Place {
    document(of: declaration).keyPlace(steps(to: declaration))
  }

  /// Where a group names the group it inherits from.
  func basePlace(of group: GroupDeclaration) -> Place {
    place(of: group, key: group.isReference ? "$ref" : "$extends")
  }

  /// Where a property of a group stands.
  func place(of group: GroupDeclaration, key: String) -> Place {
    let source = sources[Int(group.source)]
    return documents[Int(source.document)].place(
      source.prefix + paths.segments(of: group.path).map(JSONStep.key) + [.key(key)])
  }
}
