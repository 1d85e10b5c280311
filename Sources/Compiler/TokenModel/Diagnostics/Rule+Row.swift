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
    case .invalidJSON: Row(.error, .fixed)
    case .duplicateKey: Row(.error, .fixed)
    case .duplicateDescription: Row(.warning, .adjustable)
    case .invalidUTF8: Row(.error, .fixed)
    case .invalidName: Row(.error, .lenient(reading: Rule.leftOut))
    case .paddedName: Row(.warning, .adjustable)
    case .unknownProperty: Row(.error, .lenient(reading: "ignored"))
    case .unfinishedToken: Row(.warning, .adjustable)
    case .unknownType: Row(.error, .lenient())
    case .stringType: Row(.error, .lenient())
    case .missingType: Row(.error, .lenient(reading: Rule.leftOut))
    // Other dialects
    case .foreignDialect: Row(.error, .fixed)
    case .mixedDialect: Row(.error, .fixed)
    case .notCarried: Row(.warning, .fixed)
    case .changedValue: Row(.warning, .fixed)
    case .lostMode: Row(.error, .fixed)
    case .lostValues: Row(.error, .fixed)
    case .unprovenPlan: Row(.error, .fixed)
    // Values
    case .invalidValue: Row(.error, .lenient(reading: Rule.leftOut))
    case .componentRange: Row(.error, .lenient())
    case .shortHex: Row(.error, .lenient())
    case .hexMismatch: Row(.warning, .adjustable)
    case .tokenAlpha: Row(.error, .lenient())
    case .olderForm: Row(.error, .lenient())
    case .bareDimension: Row(.error, .lenient())
    case .dimensionUnit: Row(.error, .lenient())
    case .missingLetterSpacing: Row(.error, .lenient())
    case .lineHeightUnit: Row(.error, .lenient())
    case .multiLayerItem: Row(.error, .lenient())
    case .clampedPosition: Row(.warning, .adjustable)
    // Project file, resolver, contracts
    case .unknownKey: Row(.error, .adjustable)
    case .invalidProject: Row(.error, .fixed)
    case .invalidResolver: Row(.error, .fixed)
    case .singleContext: Row(.error, .lenient())
    case .emptySet: Row(.warning, .adjustable)
    case .unusedSet: Row(.warning, .adjustable)
    case .unusedModifier: Row(.warning, .adjustable)
    case .inexactInput: Row(.warning, .adjustable)
    case .unusedInput: Row(.warning, .adjustable)
    case .invalidContract: Row(.error, .fixed)
    case .unmatchedSource: Row(.error, .neverOff)
    case .unreadFile: Row(.warning, .adjustable)
    case .unreadMode: Row(.warning, .adjustable)
    // Merging and resolving
    case .unresolvedReference: Row(.error, .fixed, isEcho: true, removesValue: true)
    case .extendsCycle: Row(.error, .fixed)
    case .inheritedType: Row(.warning, .adjustable)
    case .conflictingToken: Row(.error, .fixed)
    case .unresolvedAlias: Row(.error, .lenient(reading: Rule.leftOut), isEcho: true)
    case .aliasCycle: Row(.error, .lenient(reading: Rule.leftOut))
    case .deprecatedAlias: Row(.warning, .adjustable)
    case .typeMismatch: Row(.error, .fixed, removesValue: true)
    case .limitExceeded: Row(.error, .fixed, removesValue: true)
    // Contracts
    case .missingToken: Row(.error, .fixed, isEcho: true)
    case .missingContextValue: Row(.error, .adjustable, isEcho: true)
    case .partialToken:
      Row(.error, .lenient(reading: "optional in generated code"), isEcho: true)
    case .unexpectedToken: Row(.error, .adjustable)
    case .unmatchedContract: Row(.error, .neverOff, isEcho: true)
    case .unmatchedPair: Row(.error, .neverOff)
    // Contrast
    case .lowContrast: Row(.error, .neverOff, criterion: "1.4.3", isEcho: true)
    case .indeterminateContrast: Row(.error, .neverOff, criterion: "1.4.3", isEcho: true)
    case .partlyMeasured: Row(.error, .neverOff, isEcho: true)
    case .unmatchedWaiver: Row(.error, .adjustable, isEcho: true)
    case .unneededWaiver: Row(.error, .adjustable, isEcho: true)
    case .undercutWaiver: Row(.error, .adjustable, criterion: "1.4.3", isEcho: true)
    case .slackFloor: Row(.error, .neverOff, isEcho: true)
    case .expiredWaiver: Row(.error, .adjustable)
    case .wrongClaim: Row(.warning, .adjustable, isEcho: true)
    case .unownedWaiver: Row(.warning, .adjustable)
    case .missingReason: Row(.warning, .neverOff)
    case .roleName: Row(.warning, .adjustable, criterion: "1.4.3")
    case .emptyAudit: Row(.error, .neverOff, isEcho: true)
    case .unpairedColor: Row(.warning, .adjustable, criterion: "1.4.3", isEcho: true)
    case .lowCoverage: Row(.error, .fixed, isEcho: true)
    case .thinFocusIndicator: Row(.error, .adjustable, criterion: "2.4.13", isEcho: true)
    case .focusNeighbor: Row(.warning, .adjustable, criterion: "1.4.11")
    case .hiddenLayer: Row(.warning, .neverOff, isEcho: true)
    case .colorOnlyState: Row(.warning, .adjustable, criterion: "1.4.1", isEcho: true)
    case .identicalStates: Row(.warning, .adjustable, criterion: "1.4.1", isEcho: true)
    case .swappedValues: Row(.warning, .adjustable, isEcho: true)
    case .reducedContrast: Row(.error, .adjustable, isEcho: true)
    case .unimprovedContrast: Row(.warning, .adjustable, isEcho: true)
    case .unknownContrastContext: Row(.warning, .adjustable)
    case .invalidBaseline: Row(.error, .fixed)
    case .staleBaseline: Row(.error, .adjustable, isEcho: true)
    // Generated files
    case .nameCollision: Row(.error, .fixed)
    case .similarName: Row(.warning, .adjustable)
    case .omittedToken: Row(.warning, .adjustable)
    case .unmatchedPattern: Row(.warning, .adjustable, isEcho: true)
    case .fixedThemes: Row(.warning, .adjustable)
    case .invalidTemplate: Row(.error, .fixed)
    case .staleOutput: Row(.error, .adjustable)
    case .otherVersion: Row(.error, .adjustable)
    case .missingOutput: Row(.error, .adjustable)
    case .editedOutput: Row(.error, .adjustable)
    case .orphanOutput: Row(.error, .adjustable)
    }
  }
}
