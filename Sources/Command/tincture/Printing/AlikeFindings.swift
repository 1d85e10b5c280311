import TokenModel

/// The findings of a conversion, in order, without repetitions: of findings that say the same of many
/// tokens, only the first ones, and how many follow.
struct AlikeFindings {
  /// The findings to print, each with the number of findings like it that are left out after it.
  private(set) var shown: [(finding: Diagnostic, more: Int)] = []

  init(_ findings: [Diagnostic]) {
    let kinds = findings.map(kind)
    let counts = Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: [String: Int] = [:]
    for (finding, kind) in zip(findings, kinds) {
      let count = counts[kind] ?? 0
      let number = (seen[kind] ?? 0) + 1
      seen[kind] = number
      if count <= longestRun {
        shown.append((finding, 0))
      } else if number <= shownOfRun {
        shown.append((finding, number == shownOfRun ? count - number : 0))
      }
    }
  }
}

/// How many findings of a kind are printed in full.
private let longestRun = 6

/// How many findings of a longer run are printed.
private let shownOfRun = 3

/// What findings about different tokens have in common: the rule, and the message without names,
/// values and numbers.
private func kind(_ finding: Diagnostic) -> String {
  var text = finding.rule.rawValue + finding.severity.rawValue
  var end: Character?
  for character in finding.message {
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
