import Writers

/// The required ratio and its duty as text for reports: `needs 4.5 (text)`.
package func requirement(of result: ContrastResult) -> String {
  result.required.map { "needs \(plain($0)) (\(result.duty.rawValue))" } ?? result.duty.rawValue
}
