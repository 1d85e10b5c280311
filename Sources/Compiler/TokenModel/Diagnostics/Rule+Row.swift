extension Rule {
  /// A row of the table of rules, from which the reference page, the schema of the project file and
  /// SARIF are generated.
  package struct Row: Sendable {
    /// The severity when `tincture.json` does not set one.
    package var severity: Severity
    /// Whether and how a project can change the severity.
    var setting: Setting
    /// What is wrong, as a sentence without its period.
    package var summary: String
    /// The success criterion of WCAG 2.2 that a finding is about.
    package var criterion: String?
    /// Whether a finding can be the consequence of a file that could not be read.
    package var isEcho: Bool
    /// Whether the token that a finding is about has no value.
    var removesValue: Bool

    init(
      _ severity: Severity, _ setting: Setting, _ summary: String, criterion: String? = nil,
      isEcho: Bool = false, removesValue: Bool = false
    ) {
      (self.severity, self.setting, self.summary) = (severity, setting, summary)
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
    case .invalidJSON: Row(.error, .fixed, "The file is not JSON as RFC 8259 defines it")
    case .duplicateKey: Row(.error, .fixed, "An object has the same key twice")
    case .duplicateDescription:
      Row(
        .warning, .adjustable,
        "A resolver document or a contract has two descriptions of the same thing")
    case .invalidUTF8: Row(.error, .fixed, "The file contains bytes that are not UTF-8")
    case .invalidName:
      Row(
        .error, .lenient(reading: Rule.leftOut),
        "A token or group has a name that an alias cannot write")
    case .paddedName: Row(.warning, .adjustable, "A name begins or ends with a space")
    case .unknownProperty:
      Row(
        .error, .lenient(reading: "ignored"),
        "A token, group or value has a property that DTCG 2025.10 does not define there")
    case .unfinishedToken:
      Row(.warning, .adjustable, "An object has a $type, but no $value and no tokens in it")
    case .unknownType: Row(.error, .lenient(), "A $type is not one of the 13 types of DTCG 2025.10")
    case .stringType:
      Row(.error, .lenient(), "A $type is 'string', which DTCG 2025.10 does not have")
    case .missingType:
      Row(.error, .lenient(reading: Rule.leftOut), "A token has no $type, and inherits none")
    // Other dialects
    case .foreignDialect: Row(.error, .fixed, "A token file is in another tool's format")
    case .mixedDialect: Row(.error, .fixed, "A file to convert has both 'value' and '$value'")
    case .notCarried: Row(.warning, .fixed, "convert leaves something out")
    case .changedValue: Row(.warning, .fixed, "convert changes a value, a name or a structure")
    case .lostMode: Row(.error, .fixed, "convert loses a mode that the source has")
    case .lostValues: Row(.error, .fixed, "convert leaves out many values")
    case .unprovenPlan:
      Row(
        .error, .fixed,
        "A theme of the result would not have the tokens of the same theme of the source")
    // Values
    case .invalidValue:
      Row(
        .error, .lenient(reading: Rule.leftOut),
        "A value does not have the form that its type requires")
    case .componentRange:
      Row(.error, .lenient(), "A color component is outside the range of its color space")
    case .shortHex: Row(.error, .lenient(), "A color's hex fallback does not have six digits")
    case .hexMismatch:
      Row(.warning, .adjustable, "A color's hex fallback is another color than its components")
    case .tokenAlpha: Row(.error, .lenient(), "A token has an 'alpha' next to its $value")
    case .olderForm:
      Row(.error, .lenient(), "A value is in a form that CSS, a font or an earlier draft uses")
    case .bareDimension:
      Row(.error, .lenient(), "A dimension is a number or a string instead of an object")
    case .dimensionUnit: Row(.error, .lenient(), "A dimension's unit is neither px nor rem")
    case .missingLetterSpacing: Row(.error, .lenient(), "A typography has no letterSpacing")
    case .lineHeightUnit:
      Row(
        .error, .lenient(),
        "A typography's lineHeight is a length or a percentage instead of a number")
    case .multiLayerItem:
      Row(
        .error, .lenient(),
        "An item of an array is an alias of a shadow or gradient that is itself an array")
    case .clampedPosition:
      Row(.warning, .adjustable, "A gradient stop is outside 0…1, or before the stop above it")
    // Project file, resolver, contracts
    case .unknownKey:
      Row(
        .error, .adjustable,
        "The project file, a contract or a resolver document has an unknown key")
    case .invalidProject: Row(.error, .fixed, "The project file has a value that makes no sense")
    case .invalidResolver:
      Row(.error, .fixed, "The resolver document does not define an order of sets and modifiers")
    case .singleContext: Row(.error, .lenient(), "A modifier has only one context")
    case .emptySet: Row(.warning, .adjustable, "A set has no sources")
    case .unusedSet: Row(.warning, .adjustable, "No resolution order uses a set")
    case .unusedModifier: Row(.warning, .adjustable, "No resolution order uses a modifier")
    case .inexactInput:
      Row(.warning, .adjustable, "An input writes a modifier or context in different case")
    case .unusedInput:
      Row(
        .warning, .adjustable,
        "The project has 'inputs', but the resolver document has no modifiers")
    case .invalidContract: Row(.error, .fixed, "A contract has a value that makes no sense")
    case .unmatchedSource:
      Row(.error, .neverOff, "A pattern matches no file, or no file declares a token")
    case .unreadFile:
      Row(
        .warning, .adjustable,
        "Nothing reads files that look like tokens or contracts of the project")
    case .unreadMode:
      Row(.warning, .adjustable, "No theme has the values that $extensions have for other modes")
    // Merging and resolving
    case .unresolvedReference:
      Row(
        .error, .fixed, "A $ref or $extends points to nothing that it may point to", isEcho: true,
        removesValue: true)
    case .extendsCycle: Row(.error, .fixed, "A group inherits from itself")
    case .inheritedType:
      Row(.warning, .adjustable, "A group and the group that it inherits from have different types")
    case .conflictingToken:
      Row(.error, .fixed, "Two sources declare the same token, and nothing says which one wins")
    case .unresolvedAlias:
      Row(
        .error, .lenient(reading: Rule.leftOut), "An alias does not name a token with a value",
        isEcho: true)
    case .aliasCycle: Row(.error, .lenient(reading: Rule.leftOut), "A token depends on itself")
    case .deprecatedAlias: Row(.warning, .adjustable, "A token is an alias of a deprecated one")
    case .typeMismatch:
      Row(.error, .fixed, "A token has another type than the one required", removesValue: true)
    case .limitExceeded:
      Row(.error, .fixed, "The tokens exceed a limit of the compiler", removesValue: true)
    // Contracts
    case .missingToken:
      Row(.error, .fixed, "A token that a contract requires is missing", isEcho: true)
    case .missingContextValue:
      Row(
        .error, .adjustable, "A context has no value of its own where a contract requires one",
        isEcho: true)
    case .partialToken:
      Row(
        .error, .lenient(reading: "optional in generated code"),
        "Some themes have a token and others do not", isEcho: true)
    case .unexpectedToken:
      Row(.error, .adjustable, "A token matches a contract's pattern, but no variant uses it")
    case .unmatchedContract: Row(.error, .neverOff, "A contract matches no token", isEcho: true)
    case .unmatchedPair: Row(.error, .neverOff, "A contrast pair cannot be measured in any variant")
    // Contrast
    case .lowContrast:
      Row(
        .error, .neverOff, "A foreground has too little contrast on its background",
        criterion: "1.4.3", isEcho: true)
    case .indeterminateContrast:
      Row(
        .error, .neverOff,
        "A pair cannot be measured, because what shows through its background is unknown",
        criterion: "1.4.3", isEcho: true)
    case .partlyMeasured:
      Row(
        .error, .neverOff,
        "A contract measures a pair or a color in some themes or variants and not in others",
        isEcho: true)
    case .unmatchedWaiver:
      Row(.error, .adjustable, "A waiver names a pair that does not exist", isEcho: true)
    case .unneededWaiver:
      Row(.error, .adjustable, "A waiver covers only pairs that pass", isEcho: true)
    case .undercutWaiver:
      Row(
        .error, .adjustable, "A waived pair has less contrast than the waiver allows",
        criterion: "1.4.3", isEcho: true)
    case .slackFloor:
      Row(
        .error, .neverOff, "A waiver or a baseline accepts much less contrast than there is",
        isEcho: true)
    case .expiredWaiver: Row(.error, .adjustable, "A waiver's end date has passed")
    case .wrongClaim:
      Row(.warning, .adjustable, "A contrast ratio that a document claims is wrong", isEcho: true)
    case .unownedWaiver:
      Row(.warning, .adjustable, "A waiver, or a pair that asks for less contrast, has no owner")
    case .missingReason:
      Row(.warning, .neverOff, "A contract does not say why less is asked of a pair")
    case .roleName:
      Row(
        .warning, .adjustable, "A pair treats a color as a shape, and its role is named like text",
        criterion: "1.4.3")
    case .emptyAudit:
      Row(
        .error, .neverOff, "The project has colors, and the audit measures none of them",
        isEcho: true)
    case .unpairedColor:
      Row(.warning, .adjustable, "No contract measures a color", criterion: "1.4.3", isEcho: true)
    case .lowCoverage:
      Row(
        .error, .fixed,
        "The audit measures fewer checks than --min-coverage or --min-measured asks for",
        isEcho: true)
    case .thinFocusIndicator:
      Row(
        .error, .adjustable, "A focus indicator is thinner than 2 px", criterion: "2.4.13",
        isEcho: true)
    case .focusNeighbor:
      Row(
        .warning, .adjustable, "A focus indicator is measured against the color on one side only",
        criterion: "1.4.11")
    case .hiddenLayer:
      Row(.warning, .neverOff, "A pair's stack has a layer of which nothing is seen", isEcho: true)
    case .colorOnlyState:
      Row(
        .warning, .adjustable, "Color alone tells two states apart", criterion: "1.4.1",
        isEcho: true)
    case .identicalStates:
      Row(.warning, .adjustable, "Two states look the same", criterion: "1.4.1", isEcho: true)
    case .swappedValues:
      Row(.warning, .adjustable, "Two themes seem to have each other's values", isEcho: true)
    case .reducedContrast:
      Row(
        .error, .adjustable, "A pair has less contrast in a theme for increased contrast",
        isEcho: true)
    case .unimprovedContrast:
      Row(
        .warning, .adjustable, "No pair has more contrast in a theme for increased contrast",
        isEcho: true)
    case .unknownContrastContext:
      Row(.warning, .adjustable, "A context could be for increased contrast, and nothing says so")
    case .invalidBaseline: Row(.error, .fixed, "The baseline file is not a baseline")
    case .staleBaseline:
      Row(.error, .adjustable, "The baseline accepts a failure that no longer exists", isEcho: true)
    // Generated files
    case .nameCollision: Row(.error, .fixed, "Two things would have the same name in an output")
    case .similarName:
      Row(.warning, .adjustable, "Two names differ only in case or Unicode normalization")
    case .omittedToken: Row(.warning, .adjustable, "An asset catalog cannot hold some tokens")
    case .unmatchedPattern:
      Row(
        .warning, .adjustable, "A pattern in an output's 'include' or 'exclude' matches no token",
        isEcho: true)
    case .fixedThemes: Row(.warning, .adjustable, "Names do not say which context the system shows")
    case .invalidTemplate: Row(.error, .fixed, "A template cannot be rendered")
    case .staleOutput: Row(.error, .adjustable, "A generated file is out of date")
    case .otherVersion:
      Row(.error, .adjustable, "Another version of tincture wrote a generated file")
    case .missingOutput: Row(.error, .adjustable, "A generated file is missing")
    case .editedOutput: Row(.error, .adjustable, "A generated file was edited by hand")
    case .orphanOutput:
      Row(.error, .adjustable, "A file in a generated folder is no longer generated")
    }
  }
}
