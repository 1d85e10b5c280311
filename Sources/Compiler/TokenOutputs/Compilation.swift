/// The result of compiling a project.
package struct Compilation: Sendable {
  /// All findings, sorted by place.
  package internal(set) var findings: [Diagnostic]
  package var audit: Audit
  /// The tokens that it is of; nil if they were not read.
  package var tokens: ResolvedTokens?
  /// The pages of rules that reports link; nil for none.
  package var rulePages: RulePages?
  /// The contents of the outputs that can be written, sorted by path.
  package internal(set) var files: [GeneratedFile] = []
  /// The files that templates will make.
  package var renderings: [Rendering] = []
  /// The paths of outputs that keep their files, because names collide in them.
  package let stopped: Set<String>
  /// Whether no output is written.
  package private(set) var isStopped: Bool

  /// A run before it writes anything. `canWrite` says whether some output can be written if no
  /// finding stops the run.
  package init(
    findings: [Diagnostic], audit: Audit = Audit(), stopped: Set<String> = [], canWrite: Bool = true
  ) {
    (self.findings, self.audit, self.stopped) = ([], audit, stopped)
    isStopped = !canWrite
    add(findings)
  }

  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Adds files and findings, before or after the other findings. An error stops all outputs,
  /// except for a collision of names, which stops only its own output.
  package mutating func add(
    _ findings: [Diagnostic], files: [GeneratedFile] = [], isFirst: Bool = false
  ) {
    self.findings = isFirst ? findings + self.findings : self.findings + findings
    isStopped =
      isStopped || findings.contains { $0.severity == .error && $0.rule != .nameCollision }
    self.files = isStopped ? [] : (self.files + files).sorted { $0.path < $1.path }
    if isStopped { renderings = [] }
  }
}
