/// The rules, by id. Findings show the id in brackets, `rules` in `tincture.json` uses it, and
/// `docs/diagnostics/` has a page for it. Everything else about a rule is in its row.
package enum Rule: String, CaseIterable, Sendable {
  // Reading JSON and tokens
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
  case lostMode = "lost-mode"
  case lostValues = "lost-values"
  case unprovenPlan = "unproven-plan"
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
  // Project file, resolver, contracts
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
  case unreadFile = "unread-file"
  case unreadMode = "unread-mode"
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
  case partlyMeasured = "partly-measured"
  case unmatchedWaiver = "unmatched-waiver"
  case unneededWaiver = "unneeded-waiver"
  case undercutWaiver = "undercut-waiver"
  case slackFloor = "slack-floor"
  case expiredWaiver = "expired-waiver"
  case wrongClaim = "wrong-claim"
  case unownedWaiver = "unowned-waiver"
  case missingReason = "missing-reason"
  case roleName = "role-name"
  case emptyAudit = "empty-audit"
  case unpairedColor = "unpaired-color"
  case lowCoverage = "low-coverage"
  case thinFocusIndicator = "thin-focus-indicator"
  case focusNeighbor = "focus-neighbor"
  case hiddenLayer = "hidden-layer"
  case colorOnlyState = "color-only-state"
  case identicalStates = "identical-states"
  case swappedValues = "swapped-values"
  case reducedContrast = "reduced-contrast"
  case unimprovedContrast = "unimproved-contrast"
  case unknownContrastContext = "unknown-contrast-context"
  case invalidBaseline = "invalid-baseline"
  case staleBaseline = "stale-baseline"
  // Generated files
  case nameCollision = "name-collision"
  case similarName = "similar-name"
  case omittedToken = "omitted-token"
  case unmatchedPattern = "unmatched-pattern"
  case fixedThemes = "fixed-themes"
  case invalidTemplate = "invalid-template"
  case staleOutput = "stale-output"
  case otherVersion = "other-version"
  case missingOutput = "missing-output"
  case editedOutput = "edited-output"
  case orphanOutput = "orphan-output"

  /// The severity when `tincture.json` does not set one.
  package var defaultSeverity: Severity { row.severity }

  /// Whether a project can change the severity.
  package var isAdjustable: Bool { row.setting != .fixed }

  /// Whether a project can turn the rule off.
  package var canBeOff: Bool { isAdjustable && row.setting != .neverOff }

  /// Whether the preset `"lenient"` makes the rule a warning.
  package var isLenient: Bool { if case .lenient = row.setting { true } else { false } }

  /// How a fault is read when the rule is not an error, unless the finding has its own reading.
  var reading: String? { if case .lenient(let reading) = row.setting { reading } else { nil } }
}
