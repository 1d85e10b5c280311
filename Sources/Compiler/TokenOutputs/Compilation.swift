import TokenChecks
import TokenModel

/// The result of compiling a project.
package struct Compilation: Sendable {
  /// All findings, sorted by place.
  package var findings: [Diagnostic]
  /// The contrast audit.
  package var audit: Audit
  /// The contents of the outputs that can be written.
  package var files: [GeneratedFile]
  /// The files that templates will make.
  package var renderings: [Rendering] = []
  /// The paths of outputs that keep their files, because names collide in them.
  package var stopped: Set<String> = []
  /// Whether errors stop all outputs.
  package private(set) var isStopped = false

  package init(
    findings: [Diagnostic], audit: Audit, files: [GeneratedFile], renderings: [Rendering] = []
  ) {
    self.findings = findings
    self.audit = audit
    self.files = files
    self.renderings = renderings
  }

  /// A run that ended before it compiled anything.
  package init(stoppedBy findings: [Diagnostic]) {
    self.init(findings: findings, audit: Audit(), files: [])
    isStopped = true
  }

  /// Whether there is an error.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Whether there is an error that stops all outputs. A name collision stops only its own output.
  package var mustStop: Bool {
    findings.contains { $0.severity == .error && $0.rule != .nameCollision }
  }

  /// Removes everything to write, and keeps the findings and the audit.
  package mutating func drop() { (files, renderings, isStopped) = ([], [], true) }
}
