import TokenModel
import TokenOutputs
import TokenThemes
import Writers

/// Reports tokens, groups, values of contract axes and components that would have the same name in Swift.
package func checkNames(
  _ names: SwiftNames, tokens: ResolvedTokens, contracts: [Contract], findings: inout Findings
) {
  var places = NamePlaces(tokens.set)
  for pair in names.collisions {
    let (one, other) = (names[pair.path], names[pair.other])
    let words =
      one.property == other.property
      ? "would both be '\(one.property.text)' in Swift"
      : "would both have the type '\(one.stem)Tokens' in Swift"
    let paths = tokens.set.paths
    let (path, twin) = (paths.string(pair.path), paths.string(pair.other))
    findings.add(
      Diagnostic(
        collisionOf: path, twin: twin,
        message: "'\(printable(path))' and '\(printable(twin))' \(words)",
        at: places[pair.path],
        related: [Diagnostic.Related("the other one", at: places[pair.other])]))
  }
  checkContractNames(contracts, names: names, tokens: tokens, findings: &findings)
}

/// Reports tokens and groups whose names differ only by case or Unicode normalization (requirement
/// F-015).
package func checkSimilarNames(
  _ names: SwiftNames, tokens: ResolvedTokens, findings: inout Findings
) {
  var places = NamePlaces(tokens.set)
  for pair in names.similar {
    let paths = tokens.set.paths
    let difference = difference(paths.name(of: pair.path), to: paths.name(of: pair.other))
    let (one, other) = (names[pair.path].property.text, names[pair.other].property.text)
    let (path, twin) = (paths.string(pair.path), paths.string(pair.other))
    findings.add(
      .similarName,
      message:
        "'\(printable(path))' and '\(printable(twin))' differ only by \(difference), and are "
        + "'\(one)' and '\(other)' in Swift; rename one of them",
      at: places[pair.path], path: path,
      related: [Diagnostic.Related("the other one", at: places[pair.other])])
  }
}

/// The difference between two names that are equal except for case and normalization.
private func difference(_ one: String, to other: String) -> String {
  if one == other { return "Unicode normalization" }
  let isSpeltAlike = one.lowercased().utf8.elementsEqual(other.lowercased().utf8)
  return "letter case" + (isSpeltAlike ? "" : " and Unicode normalization")
}
