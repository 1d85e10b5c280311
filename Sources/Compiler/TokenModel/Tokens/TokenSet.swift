/// The declarations of all token files, before merging and resolving.
package struct TokenSet {
  package var paths = PathTable()
  package var documents: [Document] = []
  package var declarations: [Declaration] = []
  package var groups: [GroupDeclaration] = []
  package var sources: [TokenSource] = []
  /// Members that are neither a token nor a group, which were reported.
  package var refused: Set<PathID> = []
  /// The size limit of anything made from it.
  package var limit = ByteLimit()

  package init() {}

  /// The steps to a token, or to a value inside it, in the document of its source.
  package func steps(to declaration: Declaration, inner: [JSONStep] = []) -> [JSONStep] {
    steps(to: declaration.origin, in: declaration.source) + inner
  }

  package func document(of declaration: Declaration) -> Document {
    documents[Int(sources[Int(declaration.source)].document)]
  }

  /// The place of a token's value, or of something inside the token.
  package func place(of declaration: Declaration, inner: [JSONStep]? = nil) -> Place {
    document(of: declaration).place(steps(to: declaration, inner: inner ?? [.key(declaration.key)]))
  }

  /// The source that adds the token to its path. For an inherited token, the inheriting group's.
  package func decidingSource(of declaration: Declaration) -> Int32 {
    declaration.inheritance.map { groups[Int($0.group)].source } ?? declaration.source
  }

  /// The place of a token's name.
  package func namePlace(of declaration: Declaration) -> Place {
    document(of: declaration).keyPlace(steps(to: declaration))
  }

  /// The place of a group's `$extends` or `$ref`.
  package func basePlace(of group: GroupDeclaration) -> Place {
    place(of: group, key: group.isReference ? "$ref" : "$extends")
  }

  package func namePlace(of group: GroupDeclaration) -> Place {
    document(of: group).keyPlace(steps(to: group.path, in: group.source))
  }

  package func place(of group: GroupDeclaration, key: String) -> Place {
    document(of: group).place(steps(to: group.path, in: group.source) + [.key(key)])
  }

  package func document(of group: GroupDeclaration) -> Document {
    documents[Int(sources[Int(group.source)].document)]
  }

  /// The steps to a path in the document of a source.
  package func steps(to path: PathID, in source: Int32) -> [JSONStep] {
    sources[Int(source)].prefix + paths.segments(of: path).map(JSONStep.key)
  }
}

/// A `$type` as written in a file.
package enum DeclaredType: Hashable {
  case none
  case known(TokenType)
  /// Reported at its place. Tokens below it are not reported again.
  case unknown
}

/// A token as declared in one file, or as inherited by a group.
package struct Declaration {
  package var path: PathID
  /// Its path in the file. Differs from `path` when a group inherited it.
  var origin: PathID
  package var source: Int32
  package var type: DeclaredType
  package var token: JSONValue
  /// Its `$value`, or else the text of its `$ref`.
  package var value: JSONValue
  /// Whether it has `$ref` instead of `$value` (Format 7.1.2).
  package var isReference = false
  package var hasDescription = false
  package var hasDeprecation = false
  package var hasExtensions = false
  /// Whether it has an `alpha` next to its value, which is not part of DTCG.
  package var hasAlpha = false
  /// Its origin, when a group inherited it.
  package var inheritance: Inheritance?

  package var key: String { isReference ? "$ref" : "$value" }

  /// The origin of an inherited token.
  package struct Inheritance {
    /// The token in the base group, as an index into `TokenSet.declarations`.
    package var base: Int32
    /// The declaration of the inheriting group, as an index into `TokenSet.groups`.
    package var group: Int32

    package init(base: Int32, group: Int32) { (self.base, self.group) = (base, group) }
  }
}

/// A group that has properties, or no members.
package struct GroupDeclaration {
  package var path: PathID
  package var source: Int32
  package var type: DeclaredType
  package var deprecation: Deprecation?
  /// A reference to the group it inherits from: its `$extends` or `$ref` (Format 6.4).
  package var base: JSONValue?
  /// Whether the base is its `$ref`.
  package var isReference = false
}

extension GroupDeclaration {
  /// The group that a token is whose `$ref` points to a group.
  package init(_ token: Declaration) {
    (path, source, type) = (token.path, token.source, .none)
    (base, isReference) = (token.value, true)
  }
}

extension Declaration {
  /// The token that a group is, with its JSON object, whose `$ref` points to a value.
  package init(_ group: GroupDeclaration, object: JSONValue, reference: JSONValue) {
    self.init(
      path: group.path, origin: group.path, source: group.source, type: group.type, token: object,
      value: reference, isReference: true, hasDescription: object["$description"]?.string != nil,
      hasDeprecation: group.deprecation != nil,
      hasExtensions: object["$extensions"]?.kind == .object)
  }
}

/// The value of `$deprecated` (Format 5.2.4): a boolean or an explanation.
package enum Deprecation: Hashable, Sendable {
  case no
  case yes(explanation: String?)

  package init?(_ value: JSONValue) {
    if let flag = value.boolean {
      self = flag ? .yes(explanation: nil) : .no
    } else if let text = value.string {
      self = .yes(explanation: text)
    } else {
      return nil
    }
  }
}

/// A tree of tokens: a whole file, or an object in a file or a resolver document.
package struct TokenSource {
  package var document: Int32
  /// The steps from the document's root to the tree.
  package var prefix: [JSONStep]
  package var declarations: Range<Int>
  package var groups: Range<Int>
  /// Whether one of its groups inherits from another, or one of its tokens is a `$ref`.
  package var hasReferences = false
}
