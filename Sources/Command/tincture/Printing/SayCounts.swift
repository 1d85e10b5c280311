import Platform
import TokenModel
import Writers

/// Prints the numbers of errors and warnings on standard error, if there are any. Every run that reads
/// a project ends with this line.
func sayCounts(of findings: [Diagnostic]) {
  let counts = [Severity.error, .warning].compactMap { severity -> String? in
    let count = findings.count { $0.severity == severity }
    return count == 0 ? nil : counted(count, noun: severity.rawValue)
  }
  if !counts.isEmpty { say(counts.joined(separator: ", ") + "\n") }
}
