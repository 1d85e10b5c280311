/// A public symbol of the generated Swift.
public struct SwiftSymbol: Hashable, Sendable {
  /// How it is written where it is used: `theme.countdown.one.expiring.unit`.
  public var path: String
  /// Its type; of a type, what kind of type it is.
  public var type: String
}

/// What becomes of the generated Swift.
public struct APIChanges: Hashable, Sendable {
  /// Symbols that only the new side has.
  public var added: [SwiftSymbol] = []
  /// Symbols that only the old side has.
  public var removed: [SwiftSymbol] = []
  /// Symbols that have another path, because their token has.
  public var renamed: [Renaming] = []
  /// Symbols that have another type.
  public var changed: [Change] = []
  /// Symbols that are deprecated now.
  public var deprecated: [SwiftSymbol] = []
  /// Components without Swift on one side, because their contracts are not met there; their symbols
  /// are in no other list.
  public var unmet: [Unmet] = []

  /// Whether nothing becomes of it.
  public var isEmpty: Bool { self == APIChanges() }

  /// A symbol that has another path.
  public struct Renaming: Hashable, Sendable {
    /// The symbol on the old side and on the new one.
    public var from, to: SwiftSymbol
  }

  /// A symbol that has another type.
  public struct Change: Hashable, Sendable {
    /// How it is written where it is used.
    public var path: String
    /// Its type on the old side and on the new one.
    public var before, after: String
  }

  /// A component whose contract only one side meets.
  public struct Unmet: Hashable, Sendable {
    /// The component.
    public var component: String
    /// Whether the new side is the one that does not meet it.
    public var isNow: Bool
  }
}

/// Which part of a version number a change asks for (Semantic Versioning 2.0.0).
public struct Advice: Hashable, Sendable {
  /// The part.
  public var level = Level.none
  /// Why, the gravest reason first.
  public var because: [String] = []
  /// What else somebody who releases should know.
  public var warnings: [String] = []

  /// The parts of a version number.
  public enum Level: String, CaseIterable, Sendable { case major, minor, patch, none }
}
