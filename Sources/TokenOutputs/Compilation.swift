import TokenChecks
import TokenModel

/// What a project compiles to.
package struct Compilation: Sendable {
  /// Everything that was found, in the order of places.
  package var findings: [Diagnostic]
  /// The contrast audit.
  package var audit: Audit
  /// What the outputs hold; empty when a finding is an error.
  package var files: [GeneratedFile]
  /// What further files templates are to make; empty when a finding is an error.
  package var renderings: [Rendering] = []

  package init(
    findings: [Diagnostic], audit: Audit, files: [GeneratedFile], renderings: [Rendering] = []
  ) {
    self.findings = findings
    self.audit = audit
    self.files = files
    self.renderings = renderings
  }

  /// Whether nothing may be written.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Leaves the findings and the audit, and nothing to write.
  package mutating func drop() { (files, renderings) = ([], []) }
}
