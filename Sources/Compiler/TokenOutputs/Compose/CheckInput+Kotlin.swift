extension OutputFormat.CheckInput {
  /// The findings about siblings that would be the same property in Kotlin, and about theme axes and
  /// values with the same name.
  var kotlinFindings: Findings {
    let written = tokens.written
    let paths = written.set.paths
    var claims = NameClaims(self)
    let tree = SwiftTree(written, covered: [], anchors: [])
    let names = KotlinNames(tokens, tree: tree)
    let properties = Dictionary(firsts: names.theme.axes.map { ($0.property, $0.name) })
    for path in paths.naturalOrder() {
      guard tree.isToken(path) || !tree.children(of: path).isEmpty else { continue }
      let parent = paths.parent(of: path) ?? .root
      let name = names.property(path)
      claims.claim("\(parent.index) \(name)", for: path, phrase: "'\(name)' in Kotlin")
      guard parent == .root, let axis = properties[name] else { continue }
      let text = paths.string(path)
      claims.findings.add(
        Diagnostic(
          collisionOf: text,
          message:
            "'\(printable(text))' and the theme axis '\(printable(axis))' would both be '\(name)' in "
            + "Kotlin", at: place))
    }
    names.theme.addCollisions(in: written.themes, at: place, to: &claims.findings)
    return claims.findings
  }
}

extension KotlinTheme {
  /// Adds the findings about axes with the same property, and values with the same enum entry.
  fileprivate func addCollisions(
    in themes: ThemeSpace, at place: Place, to findings: inout Findings
  ) {
    var known: [String: String] = [:]
    for axis in axes {
      if let other = known.updateValue(axis.name, forKey: axis.property) {
        findings.add(
          .nameCollision,
          message:
            "the theme axes '\(printable(other))' and '\(printable(axis.name))' would both be "
            + "'\(axis.property)' in Kotlin; rename one of them", at: place)
      }
      var entries: [String: String] = [:]
      for value in axis.values {
        let text = themes.axes[axis.index].values[value]
        guard let other = entries.updateValue(text, forKey: axis.entries[value]) else { continue }
        findings.add(
          .nameCollision,
          message: "the contexts '\(printable(other))' and '\(printable(text))' of "
            + "'\(printable(axis.name))' would both be '\(axis.entries[value])' in Kotlin; "
            + "rename one of them", at: place)
      }
    }
  }
}
