import TokenModel
import Writers

/// Reports tokens, groups, values of contract axes and components that would have the same name in Swift.
package func checkNames(
  _ names: SwiftNames, tokens: ResolvedTokens, contracts: [Contract], findings: inout Findings
) {
  var places = NamePlaces(tokens.set)
  for pair in names.collisions {
    let (one, other) = (names[pair.path], names[pair.other])
    report(
      .nameCollision, pair: pair,
      words: one.property == other.property
        ? "would both be '\(one.property.text)' in Swift"
        : "would both have the type '\(one.stem)Tokens' in Swift", tokens: tokens, places: &places,
      findings: &findings)
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
    report(
      .similarName, pair: pair,
      words: "differ only by \(difference), and are '\(one)' and '\(other)' in Swift",
      tokens: tokens, places: &places, findings: &findings)
  }
}

private func report(
  _ rule: Rule, pair: SwiftNames.Pair, words: String, tokens: ResolvedTokens,
  places: inout NamePlaces, findings: inout Findings
) {
  let paths = tokens.set.paths
  let (path, other) = (paths.string(pair.path), paths.string(pair.other))
  findings.add(
    rule, message: "'\(printable(path))' and '\(printable(other))' \(words); rename one of them",
    at: places[pair.path], path: path,
    related: [Diagnostic.Related("the other one", at: places[pair.other])])
}

/// The difference between two names that are equal except for case and normalization.
private func difference(_ one: String, to other: String) -> String {
  if one == other { return "Unicode normalization" }
  let isSpeltAlike = one.lowercased().utf8.elementsEqual(other.lowercased().utf8)
  return "letter case" + (isSpeltAlike ? "" : " and Unicode normalization")
}
