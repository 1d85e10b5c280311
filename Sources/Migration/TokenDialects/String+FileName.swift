extension String {
  /// The name as one of a file that is valid on every file system: at most 100 bytes of letters, digits, `-`,
  /// `_` and `.`, which begins with a letter or digit. Other characters become `-`.
  var fileName: String {
    var safe = ""
    for scalar in unicodeScalars {
      if scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar) {
        safe.unicodeScalars.append(scalar)
      } else if !safe.hasSuffix("-") {
        safe += "-"
      }
    }
    while let first = safe.first, "-._".contains(first) { safe.removeFirst() }
    while let last = safe.last, "-.".contains(last) { safe.removeLast() }
    while safe.utf8.count > 100 { safe.removeLast() }
    return safe.isEmpty ? "tokens" : safe
  }
}
