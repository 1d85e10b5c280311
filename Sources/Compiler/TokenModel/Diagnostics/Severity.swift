/// The severity of a finding. With an error, no output is written.
package enum Severity: String, Sendable { case error, warning }
