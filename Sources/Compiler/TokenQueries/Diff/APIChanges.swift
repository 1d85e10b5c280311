/// The changes of the generated Swift API.
package struct APIChanges: Hashable, Sendable {
  /// Symbols that only the new side has.
  package var added: [SwiftSymbol] = []
  /// Symbols that only the old side has.
  package var removed: [SwiftSymbol] = []
  /// Symbols that have a new path, because their token does.
  package var renamed: [Renaming] = []
  /// Symbols that have a new type or other parameters.
  package var changed: [Change] = []
  /// Symbols that are newly deprecated.
  package var deprecated: [SwiftSymbol] = []
  /// Components without Swift on one side, because their contracts are not met there. Their symbols
  /// are not in the other lists.
  package var unmet: [Unmet] = []

  /// Whether there are no changes.
  package var isEmpty: Bool { self == APIChanges() }

  /// A symbol that has a new path.
  package struct Renaming: Hashable, Sendable {
    /// The symbol on the old side and on the new one.
    package var from, to: SwiftSymbol
  }

  /// A symbol that has a new type or other parameters.
  package struct Change: Hashable, Sendable {
    /// The expression that uses it.
    package var path: String
    /// Its type on the old side and on the new one.
    package var before, after: String
    /// What the change means for code that uses it.
    package var what = Effect.type
  }

  /// What a change of a symbol means for code that uses it.
  package enum Effect: String, CaseIterable, Sendable {
    /// It has another type.
    case type
    /// Some calls no longer compile.
    case calls
    /// All calls still compile, and there are more ways to call it.
    case moreCalls = "more-calls"
    /// The same calls compile, and a parameter has another default.
    case defaultValue = "default"
  }

  /// A component whose contract only one side meets.
  package struct Unmet: Hashable, Sendable {
    package var component: String
    /// Whether the new side is the one without Swift.
    package var isNow: Bool
  }
}
