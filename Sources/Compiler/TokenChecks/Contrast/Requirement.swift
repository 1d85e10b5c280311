import Writers

/// The required ratio, its duty and the success criterion as text for reports:
/// `needs 4.5 (text, 1.4.3)`.
package func requirement(of result: ContrastResult) -> String {
  var names = result.duty.rawValue
  if let criterion = result.criterion { names += ", " + criterion }
  return result.required.map { "needs \(plain($0)) (\(names))" } ?? names
}
