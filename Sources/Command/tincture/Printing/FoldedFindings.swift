import TokenModel

/// The findings to print, in order, without those of long runs.
struct FoldedFindings {
  /// Each with the number of findings like it that are left out after it.
  private(set) var shown: [(finding: Diagnostic, more: Int)] = []

  /// The findings of a conversion: of those that report the same of more than six tokens, three.
  init(ofConversion findings: [Diagnostic]) {
    self.init(findings, longest: 6, shown: 3) { $0.kind }
  }

  /// The findings for a terminal: from ten warnings on, no two of the same rule.
  init(forTerminal findings: [Diagnostic]) {
    let isLong = findings.count { $0.severity == .warning } >= 10
    self.init(findings, longest: isLong ? 1 : .max, shown: 0) {
      $0.severity == .error ? nil : $0.rule.rawValue
    }
  }

  init(all findings: [Diagnostic]) { shown = findings.map { ($0, 0) } }

  /// - Parameters:
  ///   - longest: How many findings of a kind are printed in full.
  ///   - count: How many findings of a longer run are printed.
  ///   - kind: What the findings of a run have in common; nil to print a finding in any case.
  private init(
    _ findings: [Diagnostic], longest: Int, shown count: Int, kind: (Diagnostic) -> String?
  ) {
    let kinds = findings.map(kind)
    let totals = Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
    var numbers: [String?: Int] = [:]
    shown = zip(findings, kinds).compactMap { finding, kind in
      guard let kind, let total = totals[kind], total > longest else { return (finding, 0) }
      let number = numbers[kind, default: 0] + 1
      numbers[kind] = number
      return number > count ? nil : (finding, number == count ? total - number : 0)
    }
  }
}

extension Diagnostic {
  /// What findings about different tokens have in common: the rule, and the message without names,
  /// values and numbers.
  fileprivate var kind: String {
    var text = rule.rawValue + severity.rawValue
    var end: Character?
    for character in message {
      if let close = end {
        if character == close { end = nil }
      } else if character == "'" || character == "\"" {
        end = character
      } else if character == "{" {
        end = "}"
      } else if !character.isNumber {
        text.append(character)
      }
    }
    return text
  }
}
