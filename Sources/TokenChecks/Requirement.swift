import Writers

/// `needs` as reports write it: the ratio and the duty.
package func requirement(of result: ContrastResult) -> String {
  result.required.map { "needs \(plain($0)) (\(result.duty.rawValue))" } ?? result.duty.rawValue
}
