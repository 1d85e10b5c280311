/// What becomes of the generated Swift.
package struct APIChanges: Hashable, Sendable {
  /// Symbols that only the new side has.
  package var added: [SwiftSymbol] = []
  /// Symbols that only the old side has.
  package var removed: [SwiftSymbol] = []
  /// Symbols that have another path, because their token has.
  package var renamed: [Renaming] = []
  /// Symbols that have another type.
  package var changed: [Change] = []
  /// Symbols that are deprecated now.
  package var deprecated: [SwiftSymbol] = []
  /// Components without Swift on one side, because their contracts are not met there; their symbols
  /// are in no other list.
  package var unmet: [Unmet] = []

  /// Whether nothing becomes of it.
  package var isEmpty: Bool { self == APIChanges() }

  /// A symbol that has another path.
  package struct Renaming: Hashable, Sendable {
    /// The symbol on the old side and on the new one.
    package var from, to: SwiftSymbol
  }

  /// A symbol that has another type.
  package struct Change: Hashable, Sendable {
    /// How it is written where it is used.
    package var path: String
    /// Its type on the old side and on the new one.
    package var before, after: String
  }

  /// A component whose contract only one side meets.
  package struct Unmet: Hashable, Sendable {
    /// The component.
    package var component: String
    /// Whether the new side is the one that does not meet it.
    package var isNow: Bool
  }
}

/// Which part of a version number a change asks for (Semantic Versioning 2.0.0).
package struct Advice: Hashable, Sendable {
  /// The part.
  package var level = Level.none
  /// Why, the gravest reason first.
  package var because: [String] = []
  /// What else somebody who releases should know.
  package var warnings: [String] = []

  /// The parts of a version number.
  package enum Level: String, CaseIterable, Sendable { case major, minor, patch, none }
}
