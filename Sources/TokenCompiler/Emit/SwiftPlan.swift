/// Everything the Swift files agree on: names, which file holds what, how themes are called.
struct SwiftPlan {
  let tokens: ResolvedTokens
  let components: [ComponentTheme]
  let access: String
  let themes: [SwiftName]
  let tree: SwiftTree
  /// The component whose file holds a top group; other groups are in `Theme.swift`.
  let owners: [PathID: Int]
  /// Whether `Theme.colors` is written.
  let hasDynamicColors: Bool
  /// The Swift names of all names, and of all values the expression and the text, made once.
  private let names: [(property: SwiftName, type: String)]
  /// Names that a component gives members of the group it extends.
  private let takenNames: [PathID: Set<String>]
  private let literals: [String]
  private let texts: [String]

  /// More themes than this get no `Theme.colors`: every color would carry a value for each.
  static let dynamicThemeLimit = 16

  init(_ tokens: ResolvedTokens, _ components: [ComponentTheme], access: Project.Output.Access) {
    self.tokens = tokens
    self.components = components
    self.access = access == .internal ? "" : access.rawValue + " "
    themes = tokens.themes.map { SwiftName(theme: $0.contexts) }
    names = tokens.set.paths.allNames.map { (SwiftName($0), SwiftName.type($0)) }
    literals = tokens.values.map(swiftLiteral)
    texts = tokens.values.map(valueText)
    let paths = tokens.set.paths
    var covered: Set<PathID> = []
    var anchors: [PathID] = []
    var claims: [PathID: [Int]] = [:]
    for (index, component) in components.enumerated() {
      for variant in component.variants {
        for token in variant.tokens where token.role.pattern == nil {
          if let path = paths.find(token.segments) { covered.insert(path) }
        }
      }
      guard let prefix = component.contract.pattern?.literalPrefix, let top = prefix.first,
        let group = paths.find([top]), let anchor = paths.find(prefix)
      else { continue }
      claims[group, default: []].append(index)
      anchors.append(anchor)
    }
    takenNames = Dictionary(
      components.compactMap { component in
        let prefix = component.contract.pattern?.literalPrefix
        return prefix.flatMap(paths.find).map { ($0, Set(component.contract.memberNames)) }
      }, uniquingKeysWith: { $0.union($1) })
    owners = claims.compactMapValues { $0.count == 1 ? $0[0] : nil }
    tree = SwiftTree(tokens, covered: covered, anchors: anchors)
    let colors = paths.find(["color"]).map(tree.children) ?? []
    hasDynamicColors = themes.count <= Self.dynamicThemeLimit && !colors.isEmpty
  }

  // MARK: Names

  /// The property that a token or group is.
  func name(of path: PathID) -> SwiftName {
    isSemanticColor(path)
      ? SwiftName("colors") : names[Int(tokens.set.paths.nameID(of: path).index)].property
  }

  /// The type that holds a group's members.
  func typeName(of path: PathID) -> String {
    isSemanticColor(path)
      ? SwiftName.type("colors") : names[Int(tokens.set.paths.nameID(of: path).index)].type
  }

  /// Whether the path is a group named like a value of a component's first axis: the component
  /// writes what is below it, tokens deeper than its pattern.
  func isInComponent(_ path: PathID) -> Bool {
    guard !takenNames.isEmpty, let parent = tokens.set.paths.parent(of: path) else { return false }
    return takenNames[parent]?.contains(name(of: path).text) ?? false
  }

  /// The qualified type of a group, from `Theme` on.
  func qualifiedType(of path: PathID) -> String {
    var names: [String] = []
    var here = path
    while let parent = tokens.set.paths.parent(of: here) {
      names.append(typeName(of: here))
      here = parent
    }
    return (["Theme"] + names.reversed()).joined(separator: ".")
  }

  /// The top group `color` holds the semantic colors, and is called `colors`.
  func isSemanticColor(_ path: PathID) -> Bool {
    tokens.set.paths.parent(of: path) == .root && tokens.set.paths.name(of: path) == "color"
  }

  // MARK: Tokens

  /// The Swift expression of a path in a theme; `nil` where the theme lacks it.
  func literal(of path: PathID, in theme: Int) -> String {
    let value = tokens.themes[theme].values[Int(path.index)]
    return value < 0 ? "nil" : literals[Int(value)]
  }

  /// What a path is worth in a theme, for people; "none" where the theme lacks it.
  func text(of path: PathID, in theme: Int) -> String {
    let value = tokens.themes[theme].values[Int(path.index)]
    return value < 0 ? "none" : texts[Int(value)]
  }

  /// The value of a path in each theme; nil in a theme that lacks it.
  func values(_ path: PathID) -> [TokenValue?] {
    tokens.themes.indices.map { tokens.value(path, in: $0) }
  }

  /// Why a token should no longer be used; nil when it may be.
  func deprecation(of path: PathID) -> String? {
    guard let theme = tokens.themes.indices.first(where: { tokens.isDeclared(path, in: $0) }),
      let declaration = tokens.declaration(path, in: theme)
    else { return nil }
    var found =
      declaration.hasDeprecation ? declaration.token["$deprecated"].flatMap(Deprecation.init) : nil
    let groups = tokens.themes[theme].deprecations
    var here = tokens.set.paths.parent(of: path)
    while found == nil, !groups.isEmpty, let group = here {
      found = groups[group]
      here = tokens.set.paths.parent(of: group)
    }
    guard case .yes(let explanation)? = found else { return nil }
    return explanation ?? "the design system no longer uses it"
  }

  /// What the token's file says it is for.
  func description(of path: PathID) -> String? {
    guard let theme = tokens.themes.indices.first(where: { tokens.isDeclared(path, in: $0) }),
      let declaration = tokens.declaration(path, in: theme), declaration.hasDescription
    else { return nil }
    return declaration.token["$description"]?.string
  }

  /// Whether dynamic colors carry this token: a color that every theme has.
  func isDynamic(_ path: PathID) -> Bool {
    hasDynamicColors && values(path).allSatisfy { $0?.type == .color }
  }
}
