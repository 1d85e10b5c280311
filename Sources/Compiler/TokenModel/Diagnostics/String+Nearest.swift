extension String {
  /// The candidate nearest to the word by edit distance, if it is near enough: by default, within a
  /// third of the word's length. Ignores case; nil if the word itself is a candidate.
  package func nearest(
    among candidates: some Sequence<String>, within limit: Int? = nil
  ) -> String? {
    let length = utf8.count
    guard length <= comparedNameLimit else { return nil }
    let limit = limit ?? max(1, length / 3)
    let small = lowercased()
    var best: (word: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= comparedNameLimit {
      if candidate == self { return nil }  // the word is not misspelled
      let isSame = small == candidate.lowercased()
      let isFar = best?.distance == 1 || abs(candidate.utf8.count - length) > limit
      if !isSame, isFar { continue }
      let distance = isSame ? 0 : editDistance(to: candidate)
      if distance <= limit, distance < length, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// "; did you mean 'x'?" with the nearest candidate, or else another end of the sentence.
  package func suggestion(among candidates: some Sequence<String>, else end: String = "") -> String
  {
    nearest(among: candidates)?.didYouMean ?? end
  }

  /// "; did you mean 'x'?"
  package var didYouMean: String { [self].didYouMean }

  /// The files in a folder that one that does not exist may be, by names: the same name with other
  /// extensions, a similar name, or else those with the same extensions that nothing reads.
  ///
  /// The name without its extensions must be near, because extensions are alike: `dark.tokens.json`
  /// is not near `wide.tokens.json`.
  package func nearestFiles(among names: [String], read: (String) -> Bool) -> [String] {
    let (stem, ending) = (dropLast(extensions.count).lowercased(), extensions)
    let alike = names.filter {
      $0.dropLast($0.extensions.count).lowercased() == stem
        && $0.extensions.isEmpty == ending.isEmpty
    }
    let near =
      alike.min { editDistance(to: $0) < editDistance(to: $1) }
      ?? nearest(among: names, within: max(1, stem.utf8.count / 3))
    let unread = names.filter { !ending.isEmpty && $0.extensions == ending && !read($0) }
    return near.map { [$0] } ?? (unread.count <= 3 ? unread : [])
  }

  /// All extensions of a file name, which can begin with a dot.
  private var extensions: Substring { dropFirst().drop { $0 != "." } }

  /// The message about this path, which something names and no file has; it may mean `similar`.
  package func missingFile(similar: [String]?) -> String {
    "'\(printable(self))' does not exist"
      + (similar?.didYouMean ?? "; correct the path, or add the file")
  }

  /// The number of insertions, deletions, substitutions and swaps of neighbors that turn the word
  /// into another (optimal string alignment). If the differing parts exceed
  /// `comparedNameLimit`, the length of the longer one.
  package func editDistance(to other: String) -> Int {
    let (one, other) = differingParts(Array(utf8), to: Array(other.utf8))
    if one.isEmpty || other.isEmpty || Swift.min(one.count, other.count) > comparedNameLimit {
      return max(one.count, other.count)
    }
    var before = [Int](repeating: 0, count: other.count + 1)
    var above = Array(0...other.count)
    for i in 1...one.count {
      var row = [i]
      for j in 1...other.count {
        let same = one[i - 1] == other[j - 1]
        var cost = Swift.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1))
        if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
          cost = min(cost, before[j - 2] + 1)
        }
        row.append(cost)
      }
      (before, above) = (above, row)
    }
    return above[other.count]
  }
}

/// The maximum length, in bytes, of names to compare. Comparing takes quadratic time.
let comparedNameLimit = 64

/// Both without their common prefix and suffix.
private func differingParts(_ one: [UInt8], to other: [UInt8]) -> ([UInt8], [UInt8]) {
  let shorter = min(one.count, other.count)
  let start = zip(one, other).prefix { $0 == $1 }.count
  let end = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
  let kept = min(end, shorter - start)
  return (Array(one[start..<one.count - kept]), Array(other[start..<other.count - kept]))
}

extension String? {
  /// "; did you mean 'x'?"; empty for nil.
  package var didYouMean: String { self?.didYouMean ?? "" }
}

extension [String] {
  /// "; did you mean 'x' or 'y'?"; empty for none.
  package var didYouMean: String {
    isEmpty ? "" : "; did you mean \(map { printable($0) }.quotedList(conjunction: "or"))?"
  }
}
