import Writers

/// The required ratio, its duty and the success criterion as text for reports:
/// `needs 4.5 (text, 1.4.3)`.
package func requirement(of result: ContrastResult) -> String {
  let names = [result.duty.rawValue, result.criterion].compactMap(\.self).joined(separator: ", ")
  return result.required.map { "needs \(plain($0)) (\(names))" } ?? names
}
