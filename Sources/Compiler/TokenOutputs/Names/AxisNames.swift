/// The names of axes in a sentence of documentation, such as "brand, mode, and contrast".
package func axisNames(_ names: [String]) -> String {
  guard names.count > 2, let last = names.last else { return names.joined(separator: " and ") }
  return names.dropLast().joined(separator: ", ") + ", and " + last
}
