extension Rule {
  /// A row of the table of rules. What each is about is on its page in `docs/diagnostics`.
  package struct Row: Sendable {
    /// The severity when `tincture.json` does not set one.
    package var severity: Severity
    /// Whether and how a project can change the severity.
    var setting: Setting
    /// The success criterion of WCAG 2.2 that a finding is about.
    package var criterion: String?
    /// Whether a finding can be the consequence of a file that could not be read.
    package var isEcho: Bool
    /// Whether the token that a finding is about has no value.
    var removesValue: Bool

    init(
      _ severity: Severity, _ setting: Setting, criterion: String? = nil, isEcho: Bool = false,
      removesValue: Bool = false
    ) {
      (self.severity, self.setting) = (severity, setting)
      (self.criterion, self.isEcho, self.removesValue) = (criterion, isEcho, removesValue)
    }
  }

  /// Whether and how a project can change the severity of a rule.
  enum Setting: Equatable, Sendable {
    /// It cannot: otherwise a file, a contract or a component could be missing silently.
    case fixed
    /// Any severity, or off.
    case adjustable
    /// Any severity, but not off: otherwise the audit could be incomplete without a word.
    case neverOff
    /// Any severity, or off. The preset `"lenient"` makes it a warning, because real token files
    /// break the rule and can still be read. The reading says how the fault is read, unless the
    /// finding has its own.
    case lenient(reading: String? = nil)
  }

  /// The reading of a fault that leaves a token without a value.
  static let leftOut = "left out"

  /// The rule's row in the table.
  package var row: Row {
    switch self {
    // Reading JSON and tokens
    case .invalidJSON, .duplicateKey, .invalidUTF8: Row(.error, .fixed)
    case .duplicateDescription, .paddedName, .unfinishedToken: Row(.warning, .adjustable)
    case .invalidName, .missingType: Row(.error, .lenient(reading: Rule.leftOut))
    case .unknownProperty: Row(.error, .lenient(reading: "ignored"))
    case .unknownType, .stringType: Row(.error, .lenient())
    // Other dialects
    case .foreignDialect, .mixedDialect, .lostMode, .lostValues, .unprovenPlan: Row(.error, .fixed)
    case .notCarried, .changedValue: Row(.warning, .fixed)
    // Values
    case .invalidValue: Row(.error, .lenient(reading: Rule.leftOut))
    case .componentRange, .shortHex, .tokenAlpha, .olderForm, .bareDimension, .dimensionUnit,
      .missingLetterSpacing, .lineHeightUnit, .multiLayerItem:
      Row(.error, .lenient())
    case .hexMismatch, .clampedPosition: Row(.warning, .adjustable)
    // Project file, resolver, contracts
    case .unknownKey: Row(.error, .adjustable)
    case .invalidProject, .invalidResolver, .invalidContract: Row(.error, .fixed)
    case .singleContext: Row(.error, .lenient())
    case .emptySet, .unusedSet, .unusedModifier, .inexactInput, .unusedInput, .unreadFile,
      .unreadMode:
      Row(.warning, .adjustable)
    case .unmatchedSource: Row(.error, .neverOff)
    // Merging and resolving
    case .unresolvedReference: Row(.error, .fixed, isEcho: true, removesValue: true)
    case .extendsCycle, .conflictingToken: Row(.error, .fixed)
    case .inheritedType, .deprecatedAlias: Row(.warning, .adjustable)
    case .unresolvedAlias: Row(.error, .lenient(reading: Rule.leftOut), isEcho: true)
    case .aliasCycle: Row(.error, .lenient(reading: Rule.leftOut))
    case .typeMismatch, .limitExceeded: Row(.error, .fixed, removesValue: true)
    // Contracts
    case .missingToken: Row(.error, .fixed, isEcho: true)
    case .missingContextValue: Row(.error, .adjustable, isEcho: true)
    case .partialToken: Row(.error, .lenient(reading: "optional in generated code"), isEcho: true)
    case .unexpectedToken: Row(.error, .adjustable)
    case .unmatchedContract: Row(.error, .neverOff, isEcho: true)
    case .unmatchedPair: Row(.error, .neverOff)
    // Contrast
    case .lowContrast, .indeterminateContrast:
      Row(.error, .neverOff, criterion: "1.4.3", isEcho: true)
    case .partlyMeasured, .slackFloor, .emptyAudit: Row(.error, .neverOff, isEcho: true)
    case .unmatchedWaiver, .unneededWaiver, .reducedContrast, .staleBaseline:
      Row(.error, .adjustable, isEcho: true)
    case .undercutWaiver: Row(.error, .adjustable, criterion: "1.4.3", isEcho: true)
    case .expiredWaiver: Row(.error, .adjustable)
    case .wrongClaim, .swappedValues, .unimprovedContrast: Row(.warning, .adjustable, isEcho: true)
    case .unownedWaiver, .unknownContrastContext: Row(.warning, .adjustable)
    case .missingReason: Row(.warning, .neverOff)
    case .roleName: Row(.warning, .adjustable, criterion: "1.4.3")
    case .unpairedColor: Row(.warning, .adjustable, criterion: "1.4.3", isEcho: true)
    case .lowCoverage: Row(.error, .fixed, isEcho: true)
    case .thinFocusIndicator: Row(.error, .adjustable, criterion: "2.4.13", isEcho: true)
    case .focusNeighbor: Row(.warning, .adjustable, criterion: "1.4.11")
    case .hiddenLayer: Row(.warning, .neverOff, isEcho: true)
    case .colorOnlyState, .identicalStates:
      Row(.warning, .adjustable, criterion: "1.4.1", isEcho: true)
    case .invalidBaseline: Row(.error, .fixed)
    // Generated files
    case .nameCollision, .invalidTemplate: Row(.error, .fixed)
    case .similarName, .omittedToken, .fixedThemes: Row(.warning, .adjustable)
    case .unmatchedPattern: Row(.warning, .adjustable, isEcho: true)
    case .staleOutput, .otherVersion, .missingOutput, .editedOutput, .orphanOutput:
      Row(.error, .adjustable)
    }
  }
}
