import TokenChecks
import TokenModel

/// The result of compiling a project.
package struct Compilation: Sendable {
  /// All findings, sorted by place.
  package var findings: [Diagnostic]
  /// The contrast audit.
  package var audit: Audit
  /// The contents of the outputs; empty when a finding is an error.
  package var files: [GeneratedFile]
  /// The files that templates will make; empty when a finding is an error.
  package var renderings: [Rendering] = []

  package init(
    findings: [Diagnostic], audit: Audit, files: [GeneratedFile], renderings: [Rendering] = []
  ) {
    self.findings = findings
    self.audit = audit
    self.files = files
    self.renderings = renderings
  }

  /// Whether there is an error, so that nothing may be written.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Removes everything to write, and keeps the findings and the audit.
  package mutating func drop() { (files, renderings) = ([], []) }
}
