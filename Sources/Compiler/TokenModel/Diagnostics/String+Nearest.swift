extension String {
  /// The candidate nearest to the word by edit distance, if it is near enough: by default, within a
  /// third of the word's length. Ignores case; nil if the word itself is a candidate.
  package func nearest(among candidates: some Sequence<String>, within limit: Int? = nil) -> String?
  {
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
  { nearest(among: candidates)?.didYouMean ?? end }

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
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    if short.isEmpty || short.count > comparedNameLimit { return long.count }
    // A bit for each byte of the shorter word (Hyyrö, "A Bit-Vector Algorithm for Computing Levenshtein and
    // Damerau Edit Distances", 2003).
    var places = [UInt64](repeating: 0, count: 256)
    for (place, byte) in short.enumerated() { places[Int(byte)] |= 1 << place }
    let last: UInt64 = 1 << (short.count - 1)
    var distance = short.count
    var (rise, fall, diagonal, before): (UInt64, UInt64, UInt64, UInt64) = (.max, 0, 0, 0)
    for byte in long {
      let same = places[Int(byte)]
      let swapped = ((~diagonal & same) << 1) & before
      diagonal = (((same & rise) &+ rise) ^ rise) | same | fall | swapped
      let (more, less) = (fall | ~(diagonal | rise), diagonal & rise)
      distance += (more & last == 0 ? 0 : 1) - (less & last == 0 ? 0 : 1)
      let next = more << 1 | 1
      (rise, fall, before) = (less << 1 | ~(diagonal | next), next & diagonal, same)
    }
    return distance
  }
}

/// The maximum length, in bytes, of names to compare: as many as a number has bits.
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
