/// Every rule by its id: what findings carry in brackets, `rules` in `tincture.json` names, and
/// `docs/diagnostics/` explains.
public enum Rule: String, CaseIterable, Sendable {
  // Reading
  case invalidJSON = "invalid-json"
  case duplicateKey = "duplicate-key"
  case invalidUTF8 = "invalid-utf8"
  case invalidName = "invalid-name"
  case unknownProperty = "unknown-property"
  case unknownType = "unknown-type"
  case missingType = "missing-type"
  case invalidValue = "invalid-value"
  case hexMismatch = "hex-mismatch"
  // The project file, resolver documents, contracts
  case unknownKey = "unknown-key"
  case invalidProject = "invalid-project"
  case invalidResolver = "invalid-resolver"
  case invalidContract = "invalid-contract"
  case unmatchedSource = "unmatched-source"
  // Merging and resolving
  case unresolvedReference = "unresolved-reference"
  case unsupportedReference = "unsupported-reference"
  case conflictingToken = "conflicting-token"
  case unresolvedAlias = "unresolved-alias"
  case aliasCycle = "alias-cycle"
  case typeMismatch = "type-mismatch"
  // Contracts
  case missingToken = "missing-token"
  case missingContextValue = "missing-context-value"
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
  // Swift and generated files
  case nameCollision = "name-collision"
  case staleOutput = "stale-output"
  case missingOutput = "missing-output"
  case editedOutput = "edited-output"
  case orphanOutput = "orphan-output"

  /// The severity when `tincture.json` says nothing.
  public var defaultSeverity: Severity {
    switch self {
    case .wrongClaim, .hexMismatch: .warning
    default: .error
    }
  }

  /// Whether a project may turn the rule down. It may where what is written stays whole and true
  /// without it; not where a text, a token or a contract would silently go missing.
  public var isAdjustable: Bool {
    switch self {
    case .unknownProperty, .hexMismatch, .unknownKey, .unmatchedSource, .missingContextValue,
      .unexpectedToken, .unmatchedContract, .unmatchedPair, .lowContrast, .indeterminateContrast,
      .unmatchedWaiver, .unneededWaiver, .undercutWaiver, .expiredWaiver, .wrongClaim,
      .staleOutput, .missingOutput, .editedOutput, .orphanOutput:
      true
    case .invalidJSON, .duplicateKey, .invalidUTF8, .invalidName, .unknownType, .missingType,
      .invalidValue, .invalidProject, .invalidResolver, .invalidContract, .unresolvedReference,
      .unsupportedReference, .conflictingToken, .unresolvedAlias, .aliasCycle, .typeMismatch,
      .missingToken, .nameCollision:
      false
    }
  }
}

/// How grave a finding is. An error keeps every output from being written.
public enum Severity: String, Sendable {
  case error, warning
}
