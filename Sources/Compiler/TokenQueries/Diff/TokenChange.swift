/// A token that only one side has.
package struct TokenEntry: Hashable, Sendable {
  package var path: String
  /// Its DTCG type; nil when it could not be read.
  package var type: String?
  /// Its values in the themes that have it.
  package var values: [ThemedText]
}

/// A text for some themes.
package struct ThemedText: Hashable, Sendable {
  /// The contexts of the first of the themes.
  package var theme: Variant
  /// The themes.
  package var holds: Holds
  /// A value as text; nil when it could not be read.
  package var text: String?
}

/// A token that has a new path.
package struct TokenRenaming: Hashable, Sendable {
  /// The old path and the new one.
  package var from, to: String
  /// Why it is considered the same token.
  package var because: Reason

  /// Why two tokens are considered the same.
  package enum Reason: String, CaseIterable, Sendable {
    /// Both have the same id in `$extensions`.
    case id = "same id"
    /// The value is the same in every theme, and the last name is the same.
    case name = "same value and name"
    /// The value is the same in every theme, and the group is the same.
    case group = "same value and group"
    /// No other token has this value in every theme.
    case value = "only token of this value"
  }
}

/// One difference of a token in some themes.
package struct TokenChange: Hashable, Sendable {
  /// The token's path on the new side.
  package var path: String
  /// The contexts of the first of the themes on the new side.
  package var theme: Variant
  /// The themes of the new side.
  package var holds = Holds.everywhere
  package var kind: Kind
  /// The old text; nil when there was none.
  package var before: String?
  /// The new text; nil when there is none.
  package var after: String?
  /// The tokens that it takes its value from, if only their values changed.
  package var sources: [String] = []
  /// The distance between the colors, or between the gradient stops that differ most; nil for other
  /// values, and for gradients with different positions.
  package var deltaEOK: Double?
  /// Whether the change of a color is visible; nil without a distance.
  package var isVisible: Bool? { deltaEOK.map { $0 >= 0.02 } }

  package enum Kind: String, CaseIterable, Sendable {
    case type, value, alias, description, deprecation, extensions

    /// Whether it does not affect values.
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
  /// The contexts of the first theme in which it differs.
  package var theme: Variant
  /// The themes in which it differs.
  package var holds: Holds
  /// The row on the old side; nil when it is new.
  package var before: ContrastResult?
  /// The row on the new side; nil when it was removed.
  package var after: ContrastResult?
  /// What makes it fail on the new side; nil if it does not.
  package var cause: ContrastCause?

  /// Whether the pair fails, and did not fail before.
  package var isNewFailure: Bool { !(before?.isFailure ?? false) && (after?.isFailure ?? false) }

  /// Whether the pair fails, and failed before with a higher ratio.
  package var isWorse: Bool {
    guard let before, let after, before.isFailure, after.isFailure else { return false }
    return (after.ratio ?? 0) < (before.ratio ?? 0)
  }

  /// Whether the verdict differs.
  package var hasNewVerdict: Bool { before?.outcome != after?.outcome }
}
