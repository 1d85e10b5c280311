/// Themes that came and went.
public struct ThemeChanges: Hashable, Sendable {
  /// Themes that only the new side has.
  public var added: [Variant] = []
  /// Themes that only the old side has.
  public var removed: [Variant] = []
  /// Themes that gained or lost a modifier, and are compared all the same.
  public var renamed: [Renaming] = []

  /// A theme that has other contexts now.
  public struct Renaming: Hashable, Sendable {
    /// Its contexts on the old side and on the new one.
    public var from, to: Variant
  }
}

/// A token that only one side has.
public struct TokenEntry: Hashable, Sendable {
  /// The token's path.
  public var path: String
  /// Its DTCG type; nil when it could not be read.
  public var type: String?
  /// What it is worth in each theme that has it.
  public var values: [ThemedText]
}

/// A text that holds in one theme.
public struct ThemedText: Hashable, Sendable {
  /// The theme's contexts.
  public var theme: Variant
  /// A value as reports write it; nil where there is none that could be read.
  public var text: String?
}

/// A token that has another path.
public struct TokenRenaming: Hashable, Sendable {
  /// The old path and the new one.
  public var from, to: String
  /// How it is known to be the same token.
  public var because: Reason

  /// How a token is known again.
  public enum Reason: String, CaseIterable, Sendable {
    /// Both carry the same id in `$extensions`.
    case id = "same id"
    /// The value is the same in every theme, and so is the last name.
    case name = "same value and name"
    /// The value is the same in every theme, and so is the group.
    case group = "same value and group"
    /// No other token has that value in every theme.
    case value = "only token of this value"
  }
}

/// One thing that differs in a token, in one theme.
public struct TokenChange: Hashable, Sendable {
  /// The token's path on the new side.
  public var path: String
  /// The theme's contexts on the new side.
  public var theme: Variant
  /// What differs.
  public var kind: Kind
  /// What it was; nil where the theme had no such thing.
  public var before: String?
  /// What it is; nil where the theme has no such thing.
  public var after: String?
  /// How far a color moved, of a gradient the stop that moved farthest; nil when the value is no
  /// color, or the two gradients cannot be compared stop by stop.
  public var deltaEOK: Double?
  /// Whether the move of a color can be seen; nil when the distance is not known.
  public var isVisible: Bool? { deltaEOK.map { $0 >= 0.02 } }

  /// What may differ in a token.
  public enum Kind: String, CaseIterable, Sendable {
    case type, value, alias, description, deprecation, extensions

    /// Whether no value depends on it.
    public var isDocumentation: Bool {
      switch self {
      case .type, .value, .alias: false
      case .description, .deprecation, .extensions: true
      }
    }
  }
}

/// A row of the audit that differs.
public struct ContrastChange: Sendable {
  /// The row on the old side; nil when it is new.
  public var before: ContrastResult?
  /// The row on the new side; nil when it is gone.
  public var after: ContrastResult?
  /// The thresholds of WCAG 2.2 that the ratio crossed, from the lowest.
  public var crossings: [Crossing] = []

  /// A threshold that a ratio crossed.
  public struct Crossing: Hashable, Sendable {
    /// 3, 4.5 or 7.
    public var threshold: Double
    /// Whether the ratio reaches it now; else it falls below it.
    public var isReached: Bool
  }
}
