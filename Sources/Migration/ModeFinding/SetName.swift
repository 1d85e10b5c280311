/// What the name of a set says: a path without the ending.
struct SetName {
  let path: String
  /// The names of its folders and its file.
  let parts: [String]
  let folder: String
  let file: String
  /// The words in the path.
  let words: Set<String>
  /// The words of the file that are not those of modes.
  let stem: Set<String>
  /// These words, if the file is named for a light, dark or contrast mode.
  let modeStem: Set<String>?

  init(_ path: String) {
    self.path = path
    parts = path.split(separator: "/").map(String.init)
    (folder, file) = (path.folderPath, parts.last ?? path)
    words = Set(path.lowercasedWords)
    let own = file.lowercasedWords
    stem = Set(own.filter { !$0.hasModeWord && !$0.isContrast })
    let isMode = own.contains { $0.isLightOrDark || $0.hasModeWord && $0.isContrast }
    modeStem = isMode ? stem : nil
  }

  /// The path without a last word for light or dark: `acme` for `acme-dark`; nil for other names.
  var brand: String? {
    guard let end = path.lastIndex(where: ".-_".contains) else { return nil }
    return String(path[end...]).isLightOrDark ? String(path[..<end]) : nil
  }

  /// Whether it is another name with more words: `tokens.acme` is named after `tokens`.
  func isNamed(after other: SetName) -> Bool {
    let (name, other) = (path.lowercased(), other.path.lowercased())
    return name != other && name.hasPrefix(other)
      && ".-_".contains(name.dropFirst(other.count).prefix(1))
  }
}
