import ArgumentParser
import TokenModel

/// Ends a run that read a project.
///
/// - Throws: Exit code 1 if there are errors.
func endRun(with findings: [Diagnostic]) throws {
  sayCounts(of: findings)
  if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
}
