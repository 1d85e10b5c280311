extension SwiftNames {
  /// The findings about tokens and groups whose names differ only by case or Unicode normalization
  /// (requirement F-015).
  package func similarNames(in tokens: ResolvedTokens) -> [Diagnostic] {
    var places = NamePlaces(tokens.set)
    return similar.map { pair in
      let paths = tokens.set.paths
      let difference = difference(paths.name(of: pair.path), to: paths.name(of: pair.other))
      let (one, other) = (self[pair.path].property.text, self[pair.other].property.text)
      let (path, twin) = (paths.string(pair.path), paths.string(pair.other))
      return Diagnostic(
        .similarName,
        message:
          "'\(printable(path))' and '\(printable(twin))' differ only by \(difference), and are "
          + "'\(one)' and '\(other)' in Swift; rename one of them", at: places[pair.path],
        path: path, related: [Diagnostic.Related("the other one", at: places[pair.other])])
    }
  }
}

/// The difference between two names that are equal except for case and normalization.
private func difference(_ one: String, to other: String) -> String {
  if one == other { return "Unicode normalization" }
  let isSpeltAlike = one.lowercased().utf8.elementsEqual(other.lowercased().utf8)
  return "letter case" + (isSpeltAlike ? "" : " and Unicode normalization")
}
