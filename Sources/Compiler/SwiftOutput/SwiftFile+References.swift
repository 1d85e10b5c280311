import TokenModel

/// Writes tokens that return the properties of the tokens they reference.
///
/// If a palette depends on the brand, so does every role that references it. Listing the values of
/// such a role would repeat the palette; naming the referenced tokens does not.
extension SwiftFile {
  /// Writes the property of a token with many values by the tokens that it references; false if its
  /// values have to be written.
  mutating func writeReferences(
    _ path: PathID, type: (text: String, form: ValueForm), text: String, theme: String
  ) -> Bool {
    guard let references = plan.references(of: path, type: type.text) else { return false }
    note(path, references: references.results, text: text)
    let labels = plan.labels(
      of: references.results.map { $0.text(plan: plan) }, at: references.themes,
      support: references.support)
    doc("`\(text)`" + (labels.count == 1 ? ": \(labels[0].text)" : ""))
    describe(path)
    if labels.count > 1 { doc(items: labels.map { "\($0.label): \($0.text)" }) }
    let isDeprecated = deprecate(path)
    var choice = TokenChoice(theme: theme, plan: plan)
    let tree = choice.tree(
      of: references.results.map { $0.expression(theme: theme, form: type.form, plan: plan) },
      at: references.themes, over: references.support)
    let property = SwiftDeclaration.property(plan.name(of: path), type: type.text)
    writeProperty(
      declare(property, isDeprecated: isDeprecated), tree: tree, axes: choice.axes,
      leaves: choice.leaves)
    return true
  }
}

/// What a token returns in each theme: the property of a token that it references, or a value.
struct SwiftReferences {
  enum Result: Hashable {
    case token(PathID)
    /// The index of a value; nil without one.
    case value(Int?)

    /// The text for documentation.
    func text(plan: SwiftPlan) -> String {
      switch self {
      case .token(let path): "`\(plan.tokens.set.paths.string(path))`"
      case .value(let index): plan.text(of: index)
      }
    }

    /// The Swift expression, for the theme of another expression.
    func expression(theme: String, form: ValueForm = .plain, plan: SwiftPlan) -> String {
      switch self {
      case .token(let path): "\(theme).\(plan.access(to: path))"
      case .value(let index): plan.literal(of: index, as: form)
      }
    }
  }

  /// The axes on which the result depends.
  let support: AxisSet
  /// The first theme of each combination of values on these axes.
  let themes: [Int]
  /// The result in each of these themes.
  let results: [Result]
}

extension SwiftPlan {
  /// The number of combinations whose values are always listed.
  private static let listLimit = 8

  /// What a token returns, if it depends on fewer combinations than its values because it
  /// references other tokens of its type.
  func references(of path: PathID, type: String) -> SwiftReferences? {
    let space = tokens.themes
    let count = space.count(over: support(of: path))
    guard count > Self.listLimit else { return nil }
    var known: [PathID: Bool] = [:]
    var results: [Int: SwiftReferences.Result] = [:]
    for theme in tokens.themes(of: path) {
      results[theme] = .value(tokens.valueIndex(path, in: theme))
      guard let target = tokens.alias(of: path, in: theme) else { continue }
      let isWritten =
        known[target] ?? (hasProperty(target) && propertyType(of: target)?.text == type)
      known[target] = isWritten
      if isWritten { results[theme] = .token(target) }
    }
    guard known.values.contains(true) else { return nil }
    let support = tokens.themes.support(over: tokens.axes(of: path)) { results[$0] == results[$1] }
    guard space.count(over: support) < count else { return nil }
    let themes = space.themes(over: support)
    let found = themes.compactMap { results[$0] }
    guard found.count == themes.count else { return nil }
    return SwiftReferences(support: support, themes: themes, results: found)
  }

  /// Whether a token has a property with a value in every theme, and using it gives no warning.
  func hasProperty(_ path: PathID) -> Bool {
    tree.isToken(path) && deprecation(of: path) == nil
      && themes(of: path).allSatisfy { tokens.valueIndex(path, in: $0) != nil }
  }
}
