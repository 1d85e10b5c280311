import TokenModel
import TokenThemes
import Writers

/// Reports siblings that would be the same property in Kotlin, and theme axes and values with the
/// same name.
func checkKotlinNames(
  _ selection: OutputTokens, at place: Place, findings: inout Findings
) {
  let tokens = selection.written
  let tree = SwiftTree(tokens, covered: [], anchors: [])
  let names = KotlinNames(selection, tree: tree)
  var claims = NameClaims(tokens)
  let properties = Dictionary(
    names.theme.axes.map { ($0.property, $0.name) }, uniquingKeysWith: { one, _ in one })
  for path in tokens.set.paths.naturalOrder() {
    guard tree.isToken(path) || !tree.children(of: path).isEmpty else { continue }
    let parent = tokens.set.paths.parent(of: path) ?? .root
    let name = names.property(path)
    claims.claim(
      "\(parent.index) \(name)", for: path, phrase: "'\(name)' in Kotlin", findings: &findings)
    guard parent == .root, let axis = properties[name] else { continue }
    let text = tokens.set.paths.string(path)
    findings.add(
      Diagnostic(
        collisionOf: text,
        message:
          "'\(printable(text))' and the theme axis '\(printable(axis))' would both be '\(name)' in "
          + "Kotlin", at: place))
  }
  checkAxes(of: names.theme, in: tokens.themes, at: place, findings: &findings)
}

/// Reports axes with the same property, and values with the same enum entry.
private func checkAxes(
  of theme: KotlinTheme, in themes: ThemeSpace, at place: Place, findings: inout Findings
) {
  var axes: [String: String] = [:]
  for axis in theme.axes {
    if let other = axes.updateValue(axis.name, forKey: axis.property) {
      findings.add(
        .nameCollision,
        message:
          "the theme axes '\(printable(other))' and '\(printable(axis.name))' would both be "
          + "'\(axis.property)' in Kotlin; rename one of them",
        at: place)
    }
    var entries: [String: String] = [:]
    for value in axis.values {
      let text = themes.axes[axis.index].values[value]
      guard let other = entries.updateValue(text, forKey: axis.entries[value]) else { continue }
      findings.add(
        .nameCollision,
        message:
          "the contexts '\(printable(other))' and '\(printable(text))' of "
          + "'\(printable(axis.name))' would both be '\(axis.entries[value])' in Kotlin; "
          + "rename one of them",
        at: place)
    }
  }
}
