/// What a token returns in each theme: the property of a token that it references, or a value.
///
/// If a palette depends on the brand, so does every role that references it. Listing the values of
/// such a role would repeat the palette; naming the referenced tokens does not.
struct SwiftResults {
  enum Result: Hashable {
    case token(PathID)
    /// The index of a value; nil without one.
    case value(Int?)

    /// The index of the value; nil without one.
    var value: Int? { if case .value(let index) = self { index } else { nil } }

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
  /// Whether some results are tokens.
  var hasReferences = false
}

extension SwiftPlan {
  /// The number of combinations whose values are always listed.
  private static let listLimit = 8

  func values(of path: PathID) -> SwiftResults {
    let themes = themes(of: path)
    return SwiftResults(
      support: support(of: path), themes: themes,
      results: themes.map { .value(tokens.valueIndex(path, in: $0)) })
  }

  /// What a token returns, if it depends on fewer combinations than its values because it
  /// references other tokens of its type.
  func references(of path: PathID, type: String) -> SwiftResults? {
    let space = tokens.themes
    let count = space.count(over: support(of: path))
    guard count > Self.listLimit else { return nil }
    var known: [PathID: Bool] = [:]
    var results: [Int: SwiftResults.Result] = [:]
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
    return SwiftResults(support: support, themes: themes, results: found, hasReferences: true)
  }

  /// Whether a token has a property with a value in every theme, and using it gives no warning.
  func hasProperty(_ path: PathID) -> Bool {
    tree.isToken(path) && deprecation(of: path) == nil
      && themes(of: path).allSatisfy { tokens.valueIndex(path, in: $0) != nil }
  }
}
