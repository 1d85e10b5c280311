/// Gives files names that every file system takes and that no two share, whatever their case.
struct FileNames {
  private var taken: Set<String> = []

  /// Keeps a path for a file that must have it; whether it was free.
  @discardableResult
  mutating func reserve(_ path: String) -> Bool { taken.insert(path.lowercased()).inserted }

  /// A path in one folder for something of that name.
  ///
  /// - Parameter suffix: What the path ends in, such as `.tokens.json`.
  mutating func path(for name: String, suffix: String) -> String {
    let safe = safeName(name)
    var path = safe + suffix
    var number = 2
    while !taken.insert(path.lowercased()).inserted {
      path = "\(safe)-\(number)\(suffix)"
      number += 1
    }
    return path
  }
}

/// A name of letters, digits, `-`, `_` and `.`, that begins with none of the last two and is not
/// long; other characters become `-`.
func safeName(_ name: String) -> String {
  var safe = ""
  for scalar in name.unicodeScalars {
    let isSafe =
      scalar.isASCII ? isWord(scalar) : scalar.properties.isAlphabetic
    if isSafe {
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

private func isWord(_ scalar: Unicode.Scalar) -> Bool {
  ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
    || scalar == "-" || scalar == "_" || scalar == "."
}
