import TokenModel
import TokenThemes
import Writers

/// Reports axes that would be the same attribute, and themes in `inputs` that need too many rules.
///
/// Values of an attribute never collide: they are the names of contexts, in which case matters.
func checkCSSAxes(_ input: OutputFormat.CheckInput, findings: inout Findings) {
  let tokens = input.tokens.written
  let themes = tokens.themes
  let shown = CSSThemes(themes)
  let attributes = CSSRules.attributes(of: ThemeAxes(themes).modifiers)
  func place(_ axis: Int) -> Place {
    themeAxisPlace(
      themes.axes[axis].name, contracts: input.parsed.contracts, resolver: input.parsed.resolver)
  }
  let used =
    themes.isListed
    ? shown.deciding
    : tokens.set.paths.naturalOrder().filter(tokens.hasValue).reduce(into: AxisSet()) {
      $0.formUnion(tokens.support(of: $1))
    }
  var axes: [String: Int] = [:]
  for axis in used.axes {
    guard let other = axes.updateValue(axis, forKey: attributes[axis]) else { continue }
    let names = [other, axis].map { "'\(printable(themes.axes[$0].name))'" }
    findings.add(
      .nameCollision,
      message:
        "the theme axes \(names[0]) and \(names[1]) would both be '\(printable(attributes[axis]))' "
        + "in CSS; rename one of them",
      at: place(axis), related: [Diagnostic.Related("the other one", at: place(other))])
  }
  guard themes.isListed, shown.count > max(supportLimit, themes.count) else { return }
  findings.add(
    .limitExceeded,
    message:
      "CSS would need \(shown.count) combinations to tell the themes in 'inputs' apart, but the "
      + "limit is \(supportLimit); let them differ in fewer modifiers",
    at: input.place)
}
