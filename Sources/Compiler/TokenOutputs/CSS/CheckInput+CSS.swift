extension OutputFormat.CheckInput {
  /// The findings about tokens with the same custom property, axes that would be the same attribute,
  /// and themes in `inputs` that need too many rules.
  var cssFindings: Findings {
    var claims = NameClaims(self)
    claimProperties(in: &claims)
    addAxisFindings(to: &claims.findings)
    return claims.findings
  }

  private func claimProperties(in claims: inout NameClaims) {
    let written = tokens.written
    let names = CSSNames(tokens)
    let suffixes = chunkedConcurrentMap(written.values) { $0.cssProperties.map(\.suffix) }
    for path in written.set.paths.naturalOrder() {
      let values = written.themes(of: path).compactMap { written.valueIndex(path, in: $0) }
      for suffix in values.flatMap({ suffixes[$0] }).uniqued {
        let full = names[path] + suffix
        claims.claim(full, for: path, phrase: "'\(printable(full))' in CSS")
      }
    }
  }

  /// Values of an attribute never collide: they are the names of contexts, in which case matters.
  private func addAxisFindings(to findings: inout Findings) {
    let tokens = tokens.written
    let themes = tokens.themes
    let shown = CSSThemes(themes)
    let attributes = CSSRules.attributes(of: themes)
    let used =
      themes.isListed
      ? shown.deciding
      : tokens.set.paths.naturalOrder().filter(tokens.hasValue).reduce(into: AxisSet()) {
        $0.formUnion(tokens.support(of: $1))
      }
    var axes: [String: String] = [:]
    for axis in used.axes {
      let (name, attribute) = (themes.axes[axis].name, attributes[axis])
      guard let other = axes.updateValue(name, forKey: attribute) else { continue }
      findings.add(
        .nameCollision,
        message: "the theme axes '\(printable(other))' and '\(printable(name))' would both be "
          + "'\(printable(attribute))' in CSS; rename one of them", at: place(ofThemeAxis: name),
        related: [Diagnostic.Related("the other one", at: place(ofThemeAxis: other))])
    }
    guard themes.isListed, shown.count > max(supportLimit, themes.count) else { return }
    findings.add(
      .limitExceeded,
      message:
        "CSS would need \(shown.count) combinations to tell the themes in 'inputs' apart, but the "
        + "limit is \(supportLimit); let them differ in fewer modifiers", at: place)
  }
}
