import TokenChecks
import TokenModel
import Writers

/// The names and files that all Swift files depend on.
///
/// A class, because copying its fields for each closure would cost more than the work.
final class SwiftPlan: Sendable {
  let tokens: ResolvedTokens
  let components: [ComponentTheme]
  let types: SwiftTypes
  let themes: [SwiftName]
  /// The contexts of each theme, as comments name it.
  let themeLabels: [String]
  let tree: SwiftTree
  /// The component whose file contains a top-level group; other groups are in `Theme.swift`.
  let owners: [PathID: Int]
  /// The groups with a file of their own.
  let groupFiles: SwiftGroupFiles
  /// The themes that `Theme.colors` uses for the system's appearances; nil if it is not written.
  let appearanceThemes: AppearanceThemes?
  /// The paths in `Theme.colors`: colors that every theme has, and the groups that contain them.
  private let isDynamic: [Bool]
  private let names: SwiftNames
  /// Names of the members that a component adds to the group it extends.
  private let takenNames: [PathID: Set<String>]
  /// The Swift expressions and the texts of all values, made once.
  private let literals: [String]
  private let texts: [String]
  private let kinds: [TokenType]
  /// The values as arguments of calls with a color for each theme.
  let arguments: [ThemeColorArgument?]

  /// The maximum number of themes for `Theme.colors`, where every color has a value for each.
  static let dynamicThemeLimit = 16

  init(
    _ tokens: ResolvedTokens, names: SwiftNames, components: [ComponentTheme],
    output: Project.Output
  ) {
    let types = SwiftTypes(output)
    self.tokens = tokens
    self.names = names
    self.components = components
    self.types = types
    themes = tokens.themes.allContexts.map { SwiftName(theme: $0) }
    themeLabels = tokens.themes.allContexts.map(\.label)
    literals = chunkedConcurrentMap(tokens.values, work: types.literal(of:))
    texts = chunkedConcurrentMap(tokens.values, work: valueText)
    kinds = tokens.values.map(\.type)
    arguments =
      tokens.hasThemeColors
      ? chunkedConcurrentMap(tokens.values, work: ThemeColorArgument.init) : []
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
        return prefix.flatMap { paths.find($0) }.map { ($0, Set(component.contract.memberNames)) }
      }, uniquingKeysWith: { $0.union($1) })
    owners = claims.compactMapValues { $0.count == 1 ? $0[0] : nil }
    tree = SwiftTree(tokens, covered: covered, anchors: anchors)
    let (extended, taken) = (Set(anchors), takenNames)
    groupFiles = SwiftGroupFiles(tree, paths: paths, swiftNames: names, output: output) { group in
      extended.contains(group)
        || paths.parent(of: group).flatMap { taken[$0] }?.contains(names[group].property.text)
          ?? false
    }
    let themes = try? AppearanceThemes(tokens.themes)
    let hasThemes = themes != nil && tokens.themes.count <= Self.dynamicThemeLimit
    isDynamic =
      hasThemes
      ? Self.dynamicPaths(tokens, tree: tree) : [Bool](repeating: false, count: paths.count)
    appearanceThemes = isDynamic.contains(true) ? themes : nil
  }

  private static func dynamicPaths(_ tokens: ResolvedTokens, tree: SwiftTree) -> [Bool] {
    let paths = tokens.set.paths
    var isDynamic = [Bool](repeating: false, count: paths.count)
    guard let top = paths.find(["color"]) else { return isDynamic }
    // Parents have lower indices than their children, so one pass goes down and one up.
    var isBelow = isDynamic
    isBelow[Int(top.index)] = true
    for index in Int(top.index) + 1..<paths.count where isBelow[Int(paths.parents[index])] {
      let path = PathID(index: Int32(index))
      isBelow[index] = true
      isDynamic[index] =
        tree.isToken(path)
        && tokens.themes.indices.allSatisfy { tokens.value(path, in: $0)?.type == .color }
    }
    for index in isDynamic.indices.reversed() where index > Int(top.index) && isDynamic[index] {
      isDynamic[Int(paths.parents[index])] = true
    }
    return isDynamic
  }

  /// Whether `Theme.colors` is written.
  var hasDynamicColors: Bool { appearanceThemes != nil }

  // MARK: Names

  /// The access level of declarations, followed by a space.
  var access: String { types.access }

  /// The property of a token or group.
  func name(of path: PathID) -> SwiftName { names[path].property }

  /// The type with a group's members.
  func typeName(of path: PathID) -> String { names[path].stem + "Tokens" }

  /// The type with a group's dynamic colors.
  func colorsName(of path: PathID) -> String { names[path].stem + "Colors" }

  /// Whether the path is a group named like a value of a component's first axis. The component then
  /// writes the tokens that are deeper than its pattern.
  func isInComponent(_ path: PathID) -> Bool {
    guard !takenNames.isEmpty, let parent = tokens.set.paths.parent(of: path) else { return false }
    return takenNames[parent]?.contains(name(of: path).text) ?? false
  }

  /// The qualified type of a group, starting with `Theme`.
  func qualifiedType(of path: PathID) -> String {
    ([types.theme] + lineage(of: path).map(typeName)).joined(separator: ".")
  }

  /// The expression that leads from a theme to a token of the tree.
  func access(to path: PathID) -> String {
    lineage(of: path).map { name(of: $0).text }.joined(separator: ".")
  }

  /// The path and its parents, from the top down.
  func lineage(of path: PathID) -> [PathID] {
    var lineage: [PathID] = []
    var here = path
    while let parent = tokens.set.paths.parent(of: here) {
      lineage.append(here)
      here = parent
    }
    return lineage.reversed()
  }

  /// Whether the path is the top-level group `color`, which has the semantic colors and is called
  /// `colors`.
  func isSemanticColor(_ path: PathID) -> Bool { names.isSemanticColor(path) }

  // MARK: Tokens

  /// The Swift expression of a path in a theme; `nil` if the theme does not have it.
  func literal(of path: PathID, in theme: Int) -> String {
    tokens.valueIndex(path, in: theme).map { literals[$0] } ?? "nil"
  }

  /// The type of a token's property: optional if a theme lacks the token, a paint if its type
  /// differs between themes; nil if no theme has it.
  func swiftType(of path: PathID) -> String? {
    let kinds = kinds(path)
    guard let first = kinds.lazy.compactMap({ $0 }).first else { return nil }
    let type = swiftType(kinds.contains { $0 != nil && $0 != first } ? nil : first)
    return kinds.contains(nil) ? type + "?" : type
  }

  /// The type of properties of a token type; a paint without a type.
  func swiftType(_ type: TokenType?) -> String {
    guard let name = type?.swiftType else { return types.values + "TokenPaint" }
    return SwiftName.valueTypes.contains(name) ? types.values + name : name
  }

  /// Whether a token is a color in one theme and a gradient in another.
  func isMixed(_ path: PathID) -> Bool {
    let kinds = kinds(path)
    let first = kinds.lazy.compactMap { $0 }.first
    return kinds.contains { $0 != nil && $0 != first }
  }

  /// The type of a path in each theme; nil for a theme without it.
  private func kinds(_ path: PathID) -> [TokenType?] {
    tokens.themes.indices.map { theme in
      tokens.valueIndex(path, in: theme).map { kinds[$0] }
    }
  }

  /// The Swift expression of a token's property in each theme.
  func expressions(of path: PathID) -> [String] {
    guard isMixed(path) else { return themes.indices.map { literal(of: path, in: $0) } }
    return values(path).map { $0.map(types.paint) ?? "nil" }
  }

  /// The text of a path's value in a theme; "none" if the theme does not have it.
  func text(of path: PathID, in theme: Int) -> String {
    tokens.valueIndex(path, in: theme).map { texts[$0] } ?? "none"
  }

  /// The value of a path in each theme; nil for a theme without it.
  func values(_ path: PathID) -> [TokenValue?] {
    tokens.themes.indices.map { tokens.value(path, in: $0) }
  }

  /// Why a token is deprecated; nil if it is not.
  func deprecation(of path: PathID) -> String? {
    let theme = tokens.firstTheme(declaring: path)
    let found = theme.flatMap { tokens.deprecation(of: path, in: $0) }
    guard case .yes(let explanation)? = found else { return nil }
    return explanation ?? "the design system no longer uses it"
  }

  /// The description in the token's file.
  func description(of path: PathID) -> String? {
    tokens.firstTheme(declaring: path)
      .flatMap { tokens.description(of: path, in: $0) }
  }

  /// Whether `Theme.colors` has this: a semantic color that every theme has, or a group of such
  /// colors.
  func isDynamic(_ path: PathID) -> Bool { isDynamic[Int(path.index)] }
}
