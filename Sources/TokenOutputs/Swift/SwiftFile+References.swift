import TokenModel
import Writers

/// Writes tokens that return the properties of the tokens they reference.
///
/// A role that references another token of a palette in each mode depends on the brand too if the
/// palette does. Listing its values repeats the palette for each role; naming its tokens does not.
extension SwiftFile {
  /// Writes the property of a token with many values by the tokens that it references; false if its
  /// values have to be written.
  mutating func writeReferences(
    _ path: PathID, type: String, text: String, theme: String, plan: SwiftPlan
  ) -> Bool {
    guard let references = plan.references(of: path, type: type) else { return false }
    let paths = plan.tokens.set.paths
    note(path, references: references.targets, text: text, plan: plan)
    let labels = plan.labels(
      of: references.targets.map { "`\(paths.string($0))`" }, at: references.themes,
      support: references.support)
    doc("`\(text)`" + (labels.count == 1 ? ": \(labels[0].text)" : ""))
    describe(path, plan: plan)
    for (label, text) in labels where labels.count > 1 { doc("- \(label): \(text)") }
    deprecate(path, plan: plan)
    var choice = TokenChoice(isPaint: false, theme: theme, plan: plan)
    let tree = choice.tree(
      of: references.targets.map { "\(theme).\(plan.access(to: $0))" }, at: references.themes,
      over: references.support)
    writeProperty(
      "\(plan.access)var \(plan.name(of: path).declared): \(type)", tree: tree,
      axes: choice.axes, leaves: choice.leaves)
    return true
  }
}

/// The tokens that a token references.
struct SwiftReferences {
  /// The axes on which it depends which one it is.
  let support: AxisSet
  /// The first theme of each combination of values on these axes.
  let themes: [Int]
  /// The token in each of these themes.
  let targets: [PathID]
}

extension SwiftPlan {
  /// The number of combinations whose values are always listed.
  private static let listLimit = 8

  /// The tokens that a token references, if they depend on fewer combinations than its values, and
  /// all of them have properties of its type.
  func references(of path: PathID, type: String) -> SwiftReferences? {
    let space = tokens.themes
    let count = space.count(over: support(of: path))
    guard count > Self.listLimit else { return nil }
    var targets: [Int: PathID] = [:]
    var known: [PathID: Bool] = [:]
    for theme in tokens.themes(of: path) {
      guard let target = tokens.alias(of: path, in: theme) else { return nil }
      let isWritten = known[target] ?? hasProperty(target, type: type)
      guard isWritten else { return nil }
      known[target] = true
      targets[theme] = target
    }
    let support = tokens.support(over: tokens.axes(of: path)) { targets[$0] == targets[$1] }
    guard space.count(over: support) < count else { return nil }
    let themes = space.themes(over: support)
    let found = themes.compactMap { tokens.alias(of: path, in: $0) }
    guard found.count == themes.count else { return nil }
    return SwiftReferences(support: support, themes: themes, targets: found)
  }

  /// Whether a token has a property of a type, and using it gives no warning.
  private func hasProperty(_ path: PathID, type: String) -> Bool {
    tree.isToken(path) && deprecation(of: path) == nil && propertyType(of: path)?.text == type
      && themes(of: path).allSatisfy { tokens.valueIndex(path, in: $0) != nil }
  }
}
