/// Every rule by its id: what findings carry in brackets, `rules` in `tincture.json` names, and
/// `docs/diagnostics/` explains.
package enum Rule: String, CaseIterable, Sendable {
  // Reading
  case invalidJSON = "invalid-json"
  case duplicateKey = "duplicate-key"
  case duplicateDescription = "duplicate-description"
  case invalidUTF8 = "invalid-utf8"
  case invalidName = "invalid-name"
  case paddedName = "padded-name"
  case unknownProperty = "unknown-property"
  case unfinishedToken = "unfinished-token"
  case unknownType = "unknown-type"
  case stringType = "string-type"
  case missingType = "missing-type"
  // Other dialects
  case foreignDialect = "foreign-dialect"
  case mixedDialect = "mixed-dialect"
  case notCarried = "not-carried"
  case changedValue = "changed-value"
  // Values
  case invalidValue = "invalid-value"
  case componentRange = "component-range"
  case shortHex = "short-hex"
  case hexMismatch = "hex-mismatch"
  case tokenAlpha = "token-alpha"
  case olderForm = "older-form"
  case bareDimension = "bare-dimension"
  case dimensionUnit = "dimension-unit"
  case missingLetterSpacing = "missing-letter-spacing"
  case lineHeightUnit = "line-height-unit"
  case multiLayerItem = "multi-layer-item"
  case clampedPosition = "clamped-position"
  // The project file, resolver documents, contracts
  case unknownKey = "unknown-key"
  case invalidProject = "invalid-project"
  case invalidResolver = "invalid-resolver"
  case singleContext = "single-context"
  case emptySet = "empty-set"
  case unusedSet = "unused-set"
  case unusedModifier = "unused-modifier"
  case inexactInput = "inexact-input"
  case unusedInput = "unused-input"
  case invalidContract = "invalid-contract"
  case unmatchedSource = "unmatched-source"
  // Merging and resolving
  case unresolvedReference = "unresolved-reference"
  case extendsCycle = "extends-cycle"
  case inheritedType = "inherited-type"
  case conflictingToken = "conflicting-token"
  case unresolvedAlias = "unresolved-alias"
  case aliasCycle = "alias-cycle"
  case deprecatedAlias = "deprecated-alias"
  case typeMismatch = "type-mismatch"
  case limitExceeded = "limit-exceeded"
  // Contracts
  case missingToken = "missing-token"
  case missingContextValue = "missing-context-value"
  case partialToken = "partial-token"
  case unexpectedToken = "unexpected-token"
  case unmatchedContract = "unmatched-contract"
  case unmatchedPair = "unmatched-pair"
  // Contrast
  case lowContrast = "low-contrast"
  case indeterminateContrast = "indeterminate-contrast"
  case unmatchedWaiver = "unmatched-waiver"
  case unneededWaiver = "unneeded-waiver"
  case undercutWaiver = "undercut-waiver"
  case expiredWaiver = "expired-waiver"
  case wrongClaim = "wrong-claim"
  case unownedWaiver = "unowned-waiver"
  case unpairedColor = "unpaired-color"
  case colorOnlyState = "color-only-state"
  case swappedValues = "swapped-values"
  case invalidBaseline = "invalid-baseline"
  case staleBaseline = "stale-baseline"
  // What is written, and generated files
  case nameCollision = "name-collision"
  case similarName = "similar-name"
  case omittedToken = "omitted-token"
  case fixedThemes = "fixed-themes"
  case invalidTemplate = "invalid-template"
  case staleOutput = "stale-output"
  case missingOutput = "missing-output"
  case editedOutput = "edited-output"
  case orphanOutput = "orphan-output"

  /// The severity when `tincture.json` says nothing.
  package var defaultSeverity: Severity {
    switch self {
    case .duplicateDescription, .hexMismatch, .paddedName, .unfinishedToken, .clampedPosition,
      .emptySet, .unusedSet, .unusedModifier, .inexactInput, .unusedInput, .inheritedType,
      .deprecatedAlias, .similarName, .wrongClaim, .unownedWaiver, .unpairedColor,
      .colorOnlyState, .swappedValues, .omittedToken, .fixedThemes, .notCarried,
      .changedValue:
      .warning
    default: .error
    }
  }

  /// Whether a project may turn the rule down. It may where what is written stays whole and true
  /// without it, or where the finding says what is read or left out instead; not where a file, a
  /// contract or a component would silently go missing.
  package var isAdjustable: Bool {
    switch self {
    case .foreignDialect, .mixedDialect, .notCarried, .changedValue,
      .invalidJSON, .duplicateKey, .invalidUTF8, .invalidProject, .invalidResolver,
      .invalidContract, .invalidBaseline, .unresolvedReference, .extendsCycle, .conflictingToken,
      .limitExceeded,
      .missingToken, .nameCollision, .typeMismatch, .invalidTemplate:
      false
    default: true
    }
  }

  /// The reading of a fault that leaves a token without a value.
  static let leftOut = "left out"

  /// What becomes of the fault when the rule is turned down and the finding does not say it.
  var reading: String? {
    switch self {
    case .invalidName, .missingType, .invalidValue, .unresolvedAlias, .aliasCycle:
      Rule.leftOut
    case .unknownProperty: "passed over"
    case .partialToken: "optional in generated code"
    default: nil
    }
  }

  /// Whether the preset `"lenient"` makes a warning of the rule: token files as they are found
  /// break these, and each has a reading.
  var isLenient: Bool {
    switch self {
    case .invalidName, .unknownProperty, .unknownType, .stringType, .missingType, .invalidValue,
      .componentRange, .shortHex, .tokenAlpha, .olderForm, .bareDimension, .dimensionUnit,
      .missingLetterSpacing, .lineHeightUnit, .multiLayerItem, .singleContext, .unresolvedAlias,
      .aliasCycle, .partialToken:
      true
    default: false
    }
  }
}

/// How grave a finding is. An error keeps every output from being written.
package enum Severity: String, Sendable {
  case error, warning
}
