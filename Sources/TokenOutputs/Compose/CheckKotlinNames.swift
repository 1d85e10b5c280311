import TokenModel
import Writers

/// Reports siblings that would be the same property in Kotlin, and themes that would be the same
/// object.
func checkKotlinNames(
  _ tokens: ResolvedTokens, in project: Project, findings: inout Findings
) {
  let tree = SwiftTree(tokens, covered: [], anchors: [])
  let names = KotlinNames(tokens, tree: tree)
  var claims = NameClaims(tokens)
  for path in tokens.set.paths.naturalOrder() {
    guard tree.isToken(path) || !tree.children(of: path).isEmpty else { continue }
    let parent = tokens.set.paths.parent(of: path) ?? .root
    let name = names.property(path)
    claims.claim(
      "\(parent.index) \(name)", for: path, phrase: "'\(name)' in Kotlin", findings: &findings)
  }
  var objects: [String: Variant] = [:]
  for (theme, name) in zip(tokens.themes.allContexts, names.themes) {
    guard let other = objects.updateValue(theme, forKey: name.lowercased()) else {
      continue
    }
    let output = project.outputs(of: .compose).first
    findings.add(
      .nameCollision,
      message:
        "the themes '\(printable(theme.label))' and '\(printable(other.label))' would both "
        + "be '\(name)' in Kotlin; rename a context",
      at: output.flatMap { project.places.outputs[$0.to] } ?? Place(file: "tincture.json"))
  }
}
