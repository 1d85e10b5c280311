import TokenModel
import Writers

/// Reports what the outputs cannot name, or cannot hold: names that would be one name, tokens that a
/// format has no place for, templates that ask for what there is not.
///
/// - Parameter names: What the tokens are called in Swift.
package func checkOutputs(
  of sources: Sources, _ tokens: ResolvedTokens, _ parsed: Parsed, _ names: SwiftNames
) -> Findings {
  let project = sources.project
  let (contracts, resolver) = (parsed.contracts, parsed.resolver)
  var findings = Findings(limit: tokens.set.limit)
  checkSimilarNames(names, tokens, &findings)
  if project.outputs.contains(where: { $0.format == .swift }) {
    checkNames(names, tokens, contracts, resolver, &findings)
    checkSwiftOutputs(project.outputs, names, tokens, contracts, &findings)
    checkNesting(tokens, contracts, &findings)
    checkAppearances(tokens, contracts.map { $0.namingRootTokens(of: tokens) }, resolver, &findings)
  }
  checkOutputNames(tokens, project, &findings)
  checkTemplates(sources, &findings)
  return findings
}

/// Reports tokens that an output would give one name, and those it has no place for.
private func checkOutputNames(
  _ tokens: ResolvedTokens, _ project: Project, _ findings: inout Findings
) {
  let formats = Set(project.outputs.map(\.format))
  if formats.contains(.css) { checkCSSNames(tokens, &findings) }
  if formats.contains(.compose) { checkKotlinNames(tokens, project, &findings) }
  guard formats.contains(.xcassets) else { return }
  let plan = CatalogPlan(tokens)
  checkCatalogNames(plan, tokens, &findings)
  for output in project.outputs where output.format == .xcassets {
    reportLeftOut(plan, of: output, tokens, project, &findings)
  }
}

/// Which path took a name, and the findings about others that want it.
struct NameClaims {
  private var owners: [String: PathID] = [:]
  private var places: NamePlaces
  private let paths: PathTable

  init(_ tokens: ResolvedTokens) {
    places = NamePlaces(tokens.set)
    paths = tokens.set.paths
  }

  /// Gives a path a name; reports the two when another has it.
  ///
  /// - Parameter phrase: What the two would be, for the sentence: "'--a-b' in CSS".
  mutating func claim(
    _ name: String, for path: PathID, _ phrase: @autoclosure () -> String,
    _ findings: inout Findings
  ) {
    guard let other = owners[name] else {
      owners[name] = path
      return
    }
    guard other != path else { return }
    let (text, second) = (paths.string(path), paths.string(other))
    findings.add(
      .nameCollision,
      "'\(printable(text))' and '\(printable(second))' would both be \(phrase()); "
        + "rename one of them",
      at: places[path], path: text,
      related: [Diagnostic.Related("the other one", at: places[other])])
  }
}

private func checkCSSNames(_ tokens: ResolvedTokens, _ findings: inout Findings) {
  var claims = NameClaims(tokens)
  for path in tokens.set.paths.naturalOrder() {
    let name = cssName(tokens.set.paths.segments(of: path))
    for theme in tokens.themes.indices {
      guard let value = tokens.value(path, in: theme) else { continue }
      for property in cssProperties(value) {
        let full = name + property.suffix
        claims.claim(full, for: path, "'\(printable(full))' in CSS", &findings)
      }
    }
  }
}

/// File systems may take two names for one that differ by case or normalization.
private func checkCatalogNames(
  _ plan: CatalogPlan, _ tokens: ResolvedTokens, _ findings: inout Findings
) {
  var claims = NameClaims(tokens)
  for set in plan.sets {
    var group: PathID? = set.path
    var names = set.folders + [set.name + ".colorset"]
    while let path = group, path != .root, !names.isEmpty {
      let file = names.joined(separator: "/")
      claims.claim(
        file.lowercased(), for: path, "'\(printable(file))' in the asset catalog", &findings)
      group = tokens.set.paths.parent(of: path)
      names.removeLast()
    }
  }
}

/// One finding for each catalog, with every token that it leaves out.
private func reportLeftOut(
  _ plan: CatalogPlan, of output: Project.Output, _ tokens: ResolvedTokens, _ project: Project,
  _ findings: inout Findings
) {
  guard !plan.leftOut.isEmpty else { return }
  var places = NamePlaces(tokens.set)
  var known: Set<CatalogPlan.LeftOut> = []
  let notes = plan.leftOut.filter { known.insert($0).inserted }.map { token in
    Diagnostic.Related(
      "'\(printable(tokens.set.paths.string(token.path)))' is \(token.reason)",
      at: places[token.path])
  }
  let what = notes.count == 1 ? "a token is" : "\(notes.count) tokens are"
  findings.add(
    .omittedToken,
    "\(what) left out of '\(printable(output.to))': a color set holds one color for each appearance",
    at: project.places.outputs[output.to] ?? Place(file: "tincture.json"), related: notes)
}
