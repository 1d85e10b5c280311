import TokenModel

/// The files, with those of DTCG 2025.10 to be rewritten like drafts instead of copied, if one of them
/// breaks the specification in a way that a draft allows; nil otherwise.
func repaired(_ files: [ForeignFile], given findings: [Diagnostic]) -> [ForeignFile]? {
  let repairable = Set(files.filter { $0.isRepairable && $0.dialect == .dtcg }.map(\.document.path))
  let first = findings.first { finding in
    finding.severity == .error && repairableRules.contains(finding.rule)
      && repairable.contains(finding.place.file)
  }
  guard let first else { return nil }
  return files.map { file in
    var file = file
    guard repairable.contains(file.document.path) else { return file }
    file.brokenRule = first.rule
    return file
  }
}

/// Faults in a file of DTCG 2025.10 that reading it like a draft fixes or reports.
private let repairableRules: Set<Rule> = [
  .shortHex, .hexMismatch, .tokenAlpha, .olderForm, .bareDimension, .dimensionUnit, .stringType,
  .unknownType, .missingLetterSpacing, .lineHeightUnit,
]
