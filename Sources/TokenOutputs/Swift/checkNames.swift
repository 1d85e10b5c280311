import TokenModel
import Writers

/// Reports tokens, groups, axis values and components that would share a name in Swift.
package func checkNames(
  _ names: SwiftNames, _ tokens: ResolvedTokens, _ contracts: [Contract], _ resolver: Resolver?,
  _ findings: inout Findings
) {
  var places = NamePlaces(tokens.set)
  for pair in names.collisions {
    let (one, other) = (names[pair.path], names[pair.other])
    report(
      .nameCollision, pair,
      one.property == other.property
        ? "would both be '\(one.property.text)' in Swift"
        : "would both have the type '\(one.stem)Tokens' in Swift", tokens, &places, &findings)
  }
  checkThemes(tokens, resolver, &findings)
  checkContractNames(contracts, names, tokens, &findings)
}

/// Reports tokens and groups whose names are told apart by no more than case or Unicode
/// normalization (requirement F-015).
package func checkSimilarNames(
  _ names: SwiftNames, _ tokens: ResolvedTokens, _ findings: inout Findings
) {
  var places = NamePlaces(tokens.set)
  for pair in names.similar {
    let paths = tokens.set.paths
    let difference = difference(paths.name(of: pair.path), paths.name(of: pair.other))
    let (one, other) = (names[pair.path].property.text, names[pair.other].property.text)
    report(
      .similarName, pair, "differ only by \(difference), and are '\(one)' and '\(other)' in Swift",
      tokens, &places, &findings)
  }
}

private func report(
  _ rule: Rule, _ pair: SwiftNames.Pair, _ words: String, _ tokens: ResolvedTokens,
  _ places: inout NamePlaces, _ findings: inout Findings
) {
  let paths = tokens.set.paths
  let (path, other) = (paths.string(pair.path), paths.string(pair.other))
  findings.add(
    rule, "'\(printable(path))' and '\(printable(other))' \(words); rename one of them",
    at: places[pair.path], path: path,
    related: [Diagnostic.Related("the other one", at: places[pair.other])])
}

/// What two names differ by that are one but for case and normalization.
private func difference(_ one: String, _ other: String) -> String {
  if one == other { return "Unicode normalization" }
  let isSpeltAlike = one.lowercased().utf8.elementsEqual(other.lowercased().utf8)
  return "letter case" + (isSpeltAlike ? "" : " and Unicode normalization")
}

/// Themes of contract axes are told apart with the axes' values.
private func checkThemes(
  _ tokens: ResolvedTokens, _ resolver: Resolver?, _ findings: inout Findings
) {
  guard let resolver else { return }
  var known: [String: Variant] = [:]
  for theme in tokens.themes {
    let name = SwiftName(theme: theme.contexts).text
    guard let other = known.updateValue(theme.contexts, forKey: name),
      theme.contexts.label.lowercased() != other.label.lowercased()  // refused with the resolver
    else { continue }
    findings.add(
      .nameCollision,
      "the themes '\(theme.contexts.label)' and '\(other.label)' would both be '\(name)' in Swift; "
        + "rename a context", at: resolver.place)
  }
}
