/// "a, b and c".
package func joined(_ words: [String], conjunction: String = "and") -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// A number and what is counted: "1 pair", "3 pairs".
package func counted(_ count: Int, noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
