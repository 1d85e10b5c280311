import TokenChecks
import TokenModel

/// Themes that came and went.
package struct ThemeChanges: Hashable, Sendable {
  /// Themes that only the new side has.
  package var added: [Variant] = []
  /// Themes that only the old side has.
  package var removed: [Variant] = []
  /// Themes that gained or lost a modifier, and are compared all the same.
  package var renamed: [Renaming] = []

  /// A theme that has other contexts now.
  package struct Renaming: Hashable, Sendable {
    /// Its contexts on the old side and on the new one.
    package var from, to: Variant
  }
}

/// A token that only one side has.
package struct TokenEntry: Hashable, Sendable {
  /// The token's path.
  package var path: String
  /// Its DTCG type; nil when it could not be read.
  package var type: String?
  /// What it is worth in each theme that has it.
  package var values: [ThemedText]
}

/// A text that holds in one theme.
package struct ThemedText: Hashable, Sendable {
  /// The theme's contexts.
  package var theme: Variant
  /// A value as reports write it; nil where there is none that could be read.
  package var text: String?
}

/// A token that has another path.
package struct TokenRenaming: Hashable, Sendable {
  /// The old path and the new one.
  package var from, to: String
  /// How it is known to be the same token.
  package var because: Reason

  /// How a token is known again.
  package enum Reason: String, CaseIterable, Sendable {
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
package struct TokenChange: Hashable, Sendable {
  /// The token's path on the new side.
  package var path: String
  /// The theme's contexts on the new side.
  package var theme: Variant
  /// What differs.
  package var kind: Kind
  /// What it was; nil where the theme had no such thing.
  package var before: String?
  /// What it is; nil where the theme has no such thing.
  package var after: String?
  /// How far a color moved, of a gradient the stop that moved farthest; nil when the value is no
  /// color, or the two gradients cannot be compared stop by stop.
  package var deltaEOK: Double?
  /// Whether the move of a color can be seen; nil when the distance is not known.
  package var isVisible: Bool? { deltaEOK.map { $0 >= 0.02 } }

  /// What may differ in a token.
  package enum Kind: String, CaseIterable, Sendable {
    case type, value, alias, description, deprecation, extensions

    /// Whether no value depends on it.
    package var isDocumentation: Bool {
      switch self {
      case .type, .value, .alias: false
      case .description, .deprecation, .extensions: true
      }
    }
  }
}

/// A row of the audit that differs.
package struct ContrastChange: Sendable {
  /// The row on the old side; nil when it is new.
  package var before: ContrastResult?
  /// The row on the new side; nil when it is gone.
  package var after: ContrastResult?
  /// The thresholds of WCAG 2.2 that the ratio crossed, from the lowest.
  package var crossings: [Crossing] = []

  /// A threshold that a ratio crossed.
  package struct Crossing: Hashable, Sendable {
    /// 3, 4.5 or 7.
    package var threshold: Double
    /// Whether the ratio reaches it now; else it falls below it.
    package var isReached: Bool
  }
}
