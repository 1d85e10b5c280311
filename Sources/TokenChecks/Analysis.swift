import TokenModel

/// What is known of a project before anything is written.
package struct Analysis {
  package var parsed: Parsed
  package var tokens: ResolvedTokens
  package var checked: Checked
  /// In the order of places, at the severities the project chose.
  package var findings: [Diagnostic]

  package init(
    parsed: Parsed, tokens: ResolvedTokens, checked: Checked, findings: [Diagnostic]
  ) {
    self.parsed = parsed
    self.tokens = tokens
    self.checked = checked
    self.findings = findings
  }
}
