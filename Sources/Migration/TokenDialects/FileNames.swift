import Writers

/// Creates unique file names that are valid on every file system. Case is ignored.
struct FileNames {
  private var taken: Set<String> = []

  /// Reserves a path, and returns whether it was free.
  @discardableResult
  mutating func reserve(_ path: String) -> Bool { taken.insert(path.lowercased()).inserted }

  /// A free path for a name, with a suffix such as `.tokens.json`.
  mutating func path(for name: String, suffix: String) -> String {
    safeName(name).numbered { taken.insert(($0 + suffix).lowercased()).inserted } + suffix
  }
}

/// A name of at most 100 bytes, made of letters, digits, `-`, `_` and `.`, which begins with a
/// letter or digit. Other characters become `-`.
private func safeName(_ name: String) -> String {
  var safe = ""
  for scalar in name.unicodeScalars {
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
