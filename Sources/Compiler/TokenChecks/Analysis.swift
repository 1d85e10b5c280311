/// The result of reading, resolving and checking a project, before any output is written.
package struct Analysis {
  package var parsed: Parsed
  package var tokens: ResolvedTokens
  package var checked: Checked
  /// Sorted by place, with the severities that the project sets.
  package var findings: [Diagnostic]

  package init(parsed: Parsed, tokens: ResolvedTokens, checked: Checked, findings: [Diagnostic]) {
    (self.parsed, self.tokens, self.checked) = (parsed, tokens, checked)
    self.findings = findings
  }
}
