/// The names and files that all Swift files depend on.
///
/// A class, because copying its fields for each closure would cost more than the work.
final class SwiftPlan: Sendable {
  /// All tokens. `tree` has those that are written.
  let tokens: ResolvedTokens
  /// The tokens that are written.
  let written: ResolvedTokens
  let components: [ComponentTheme]
  let types: SwiftTypes
  let theme: SwiftTheme
  /// The axes of the themes, for the expressions `self` and `_theme`.
  private let ownAxes: [ValueTable.Axis?]
  private let storedAxes: [ValueTable.Axis?]
  let tree: SwiftTree
  /// The component whose file contains a top-level group; other groups are in `Theme.swift`.
  let owners: [PathID: Int]
  /// The groups with a file of their own.
  let groupFiles: SwiftGroupFiles
  let names: SwiftNames
  /// Names of the members that a component adds to the group it extends.
  private let takenNames: [PathID: Set<String>]
  /// The theme axes on which each path depends.
  private let supports: [AxisSet]
  /// Whether nothing in the top-level group that a path is in depends on the theme.
  private let isConstant: [Bool]
  /// The Swift expressions and the texts of all values, made once.
  private let literals: [String]
  private let texts: [String]
  /// The Swift types of all values.
  private let typeNames: [String]
  /// The values as arguments of calls with a color for each value of an axis.
  let arguments: [ColorArgument?]
  let output: Project.Output
  /// The system's text styles that the settings give.
  let textStyles: [(glob: PathGlob, style: SystemTextStyle)]
  /// The name of the project file; nil if there is none.
  let projectFile: String?
  /// Whether files list their declarations, for `diff`.
  let listsDeclarations: Bool

  init(
    _ selection: OutputTokens, names: SwiftNames, components: [ComponentTheme],
    output: Project.Output, projectFile: String? = nil, listsDeclarations: Bool = false
  ) {
    (self.output, self.projectFile) = (output, projectFile)
    textStyles = output.textStyles
    self.listsDeclarations = listsDeclarations || output.hasCatalog
    let types = SwiftTypes(output)
    let tokens = selection.all
    self.tokens = tokens
    written = selection.written
    (self.names, self.components, self.types) = (names, components, types)
    let theme = SwiftTheme(
      tokens.themes, members: names.topMembers(of: tokens, contracts: components.map(\.contract)),
      digits: names.digits)
    self.theme = theme
    ownAxes = theme.switchAxes(in: "self", count: tokens.themes.axes.count)
    storedAxes = theme.switchAxes(in: "_theme", count: tokens.themes.axes.count)
    literals = chunkedConcurrentMap(tokens.values, work: types.literal)
    arguments = theme.axes.isEmpty ? [] : chunkedConcurrentMap(tokens.values) { ColorArgument($0) }
    texts = chunkedConcurrentMap(tokens.values, work: \.text)
    typeNames = tokens.values.map(types.type)
    let paths = tokens.set.paths
    let supports = tokens.supports
    self.supports = supports
    var covered: Set<PathID> = []
    var anchors: [PathID] = []
    var claims: [PathID: [Int]] = [:]
    for (index, component) in components.enumerated() {
      for token in component.contract.allTokens(in: tokens) where token.role.pattern == nil {
        if let path = token.path { covered.insert(path) }
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
        return prefix.flatMap { paths.find($0) }.map {
          ($0, Set(component.contract.memberNames(names.digits)))
        }
      }, uniquingKeysWith: { $0.union($1) })
    owners = claims.compactMapValues { $0.count == 1 ? $0[0] : nil }
    tree = SwiftTree(selection.written, covered: covered, anchors: anchors)
    let (extended, taken) = (Set(anchors), takenNames)
    groupFiles = SwiftGroupFiles(tree, paths: paths, swiftNames: names, output: output) { group in
      extended.contains(group)
        || paths.parent(of: group).flatMap { taken[$0] }?.contains(names[group].property.text)
          ?? false
    }
    isConstant = Self.constantPaths(
      paths, supports: selection.hasAll ? supports : selection.written.supports,
      besides: Set(claims.keys), isToken: tree.isToken, members: tree.children(of: .root))
  }

  /// The top-level groups in which nothing depends on the theme, and everything in them.
  private static func constantPaths(
    _ paths: PathTable, supports: [AxisSet], besides claims: Set<PathID>,
    isToken: (PathID) -> Bool, members: [PathID]
  ) -> [Bool] {
    var isConstant = [Bool](repeating: false, count: paths.count)
    for path in members where !isToken(path) && !claims.contains(path) {
      isConstant[Int(path.index)] = true
    }
    // Parents have lower indices than their children.
    var tops = [Int](repeating: 0, count: paths.count)
    for index in paths.parents.indices.dropFirst() {
      let parent = Int(paths.parents[index])
      tops[index] = parent == 0 ? index : tops[parent]
      if !supports[index].isEmpty { isConstant[tops[index]] = false }
    }
    return tops.map { isConstant[$0] }
  }

  /// Whether nothing in the top-level group that the path is in depends on the theme.
  func isConstant(_ path: PathID) -> Bool { isConstant[Int(path.index)] }

  /// Whether the group is also a static property of `Theme`.
  func hasStaticProperty(_ path: PathID) -> Bool {
    guard isConstant(path), tokens.set.paths.parent(of: path) == .root else { return false }
    if names.isSemanticColor(path) { return !hasAdaptiveColors }
    let hasOther = output.hasCatalog && name(of: path).text == "tokens"
    return !hasOther && name(of: path).text != "themed"
      && !theme.statics.contains { $0.name == name(of: path) }
  }

  /// The group `color`, if it can be a static property of `Theme`.
  var colors: PathID? {
    tree.children(of: .root).first { path in
      names.isSemanticColor(path) && !tree.isToken(path)
        && !theme.statics.contains { $0.name == name(of: path) }
    }
  }

  /// Whether `Theme.colors` follows the system.
  var hasAdaptiveColors: Bool { theme.choices.isEmpty }

  // MARK: Names

  /// The access level of declarations, followed by a space.
  var access: String { types.access }

  /// The property of a token or group.
  func name(of path: PathID) -> SwiftName { names[path].property }

  /// The type with a group's members.
  func typeName(of path: PathID) -> String { names[path].stem + "Tokens" }

  /// Whether the path is a group named like a value of a component's first axis. The component then
  /// writes the tokens that are deeper than its pattern.
  func isInComponent(_ path: PathID) -> Bool {
    guard !takenNames.isEmpty, let parent = tokens.set.paths.parent(of: path) else { return false }
    return takenNames[parent]?.contains(name(of: path).text) ?? false
  }

  /// The qualified type of a group, starting with `Theme`.
  func qualifiedType(of path: PathID) -> String {
    ([types.theme] + tokens.set.paths.lineage(of: path).map(typeName)).joined(separator: ".")
  }

  /// The expression that leads from a theme to a token of the tree.
  func access(to path: PathID) -> String {
    tokens.set.paths.lineage(of: path).map { name(of: $0).text }.joined(separator: ".")
  }

  // MARK: Tokens

  /// A theme axis that a switch can be over in an expression for the theme, `self` or `_theme`; nil
  /// if no property has its value.
  func axis(_ index: Int, in expression: String) -> ValueTable.Axis? {
    expression == "self" ? ownAxes[index] : storedAxes[index]
  }

  /// The theme axes on which a path's value depends.
  func support(of path: PathID) -> AxisSet { supports[Int(path.index)] }

  /// The first theme of each combination of values on the axes on which the path's value depends.
  func themes(of path: PathID) -> [Int] {
    let support = support(of: path)
    return support == tokens.axes(of: path)
      ? tokens.themes(of: path) : tokens.themes.themes(over: support)
  }

  /// The Swift expression of a value; `nil` without one.
  func literal(of value: Int?, as form: ValueForm = .plain) -> String {
    guard let value else { return "nil" }
    return form == .plain ? literals[value] : types.literal(of: tokens.values[value], as: form)
  }

  /// The texts of what a token returns, each once with what it holds in.
  func labels(of results: SwiftResults) -> [(label: String, text: String)] {
    let space = tokens.themes
    let texts = results.results.map { $0.text(plan: self) }
    if texts.allSatisfy({ $0 == texts[0] }) { return [("", texts[0])] }
    let items = zip(results.themes, texts)
    // Most tokens that depend on a theme have two values.
    if texts.count == 2, results.support.count == 1, let axis = results.support.axes.first {
      return items.map { theme, text in
        (printable(space.label(of: space.value(of: axis, in: theme), on: axis)), text)
      }
    }
    return ThemedValues(over: results.support, in: space, items: items.map { ($0, $1) })
      .groups { $0 }.map { ($0.region.label(in: space), $0.value) }
  }

  /// The type of a token's property, optional if a theme lacks the token, and how its values are
  /// written; nil if no theme has it.
  func propertyType(of path: PathID) -> (text: String, form: ValueForm)? {
    var isPartial = false
    guard let type = valueType(of: [path], isPartial: &isPartial) else { return nil }
    return (isPartial ? type.text + "?" : type.text, type.form)
  }

  /// The type that can hold the values of some tokens in all themes, and how they are written; nil
  /// without any. `isPartial` becomes true if a theme lacks one of the tokens.
  func valueType(
    of paths: some Sequence<PathID>, isPartial: inout Bool
  ) -> (text: String, form: ValueForm)? {
    var found: String?
    var form = ValueForm.plain
    var styles: Set<SystemTextStyle?> = []
    for path in paths {
      var isText = false
      for theme in tokens.themes(of: path) {
        guard let value = tokens.valueIndex(path, in: theme) else {
          isPartial = true
          continue
        }
        let type = typeNames[value]
        isText = isText || type.hasSuffix("TokenTextStyle")
        if let found, found != type { form = [found, type].contains("Double") ? .length : .paint }
        found = found ?? type
      }
      if isText { styles.insert(systemStyle(of: path)) }
    }
    if styles.count == 1, let style = styles.first.flatMap(\.self) { form = .text(style) }
    return found.map { (types.type($0, as: form), form) }
  }

  /// The text of a value; "none" without one.
  func text(of value: Int?) -> String { value.map { texts[$0] } ?? "none" }

  /// The description in the token's file. In a mutating method, this would copy the tokens.
  func description(of path: PathID) -> String? {
    tokens.firstTheme(declaring: path).flatMap { tokens.description(of: path, in: $0) }
  }

  /// The documents that declare a token. A loop in a mutating method would copy the plan.
  func documents(of path: PathID) -> some Sequence<Int> {
    tokens.themes(of: path).lazy.compactMap { [self] theme in
      tokens.declaration(path, in: theme).map { Int(tokens.set.sources[Int($0.source)].document) }
    }
  }

  /// The files of the output: those with themes, and the value types unless they are imported.
  func emit() -> [GeneratedFile] {
    let values = types.module == nil ? [valueTypes] : []
    return mapInParallel(files()) { $0.file } + values
  }

  /// The Swift files of all themes: one for each contract, one for each large group, one for SwiftUI,
  /// and `Theme.swift` for everything else.
  func files() -> [SwiftFile] {
    let top = tree.children(of: .root)
    var shared = SwiftFile(output.files?.shared ?? output.swiftFileName("Theme"), plan: self)
    shared.writeTheme()
    let pieces = mapInParallel(top.filter { owners[$0] == nil }) { path in
      var piece = SwiftFile("", plan: self)
      piece.writeTop(path)
      return piece
    }
    for piece in pieces { shared.append(piece) }
    var files: [SwiftFile] = []
    for index in components.indices {
      let own = output.file(of: components[index].contract)
      var file = own.map { SwiftFile($0, plan: self) } ?? shared
      if own != nil { file.importsValues = true }
      for path in top where owners[path] == index { file.writeTop(path) }
      SwiftComponent.write(components[index], plan: self, into: &file)
      if own == nil { shared = file } else { files.append(file) }
    }
    files.insert(shared, at: 0)
    var open = files.flatMap(\.separate)
    while !open.isEmpty {
      let groups = mapInParallel(open) { group in
        var file = SwiftFile(self.groupFiles[group.path] ?? "", plan: self)
        file.writeSeparate(group)
        return file
      }
      files += groups
      open = groups.flatMap(\.separate)
    }
    files[0].writePickers(files.reduce(into: []) { $0.formUnion($1.pickers) })
    if output.hasCatalog {
      let catalog = files.reduce(into: []) { $0 += $1.declarations?.entries ?? [] }
      if output.files == nil {
        var file = SwiftFile(output.swiftFileName("ThemeCatalog"), plan: self)
        file.note(files)
        file.writeCatalog(of: catalog)
        files.append(file)
      } else {
        files[0].writeCatalog(of: catalog)
      }
    }
    // A build that names its files must know them all, so SwiftUI is then in the shared file.
    if output.files == nil {
      var file = SwiftFile(output.swiftFileName("Theme+SwiftUI"), plan: self)
      file.note(files)
      file.note(theme)
      file.writeEnvironment()
      files.append(file)
    } else {
      files[0].writeEnvironment()
    }
    return files
  }

  /// Transforms items, on all processors if there are many tokens.
  private func mapInParallel<Item: Sendable, Result: Sendable>(
    _ items: [Item], work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    tokens.set.paths.count > 4096 ? concurrentMap(items, work: work) : items.map(work)
  }
}

extension ResolvedTokens {
  /// The theme axes on which the value of each path depends.
  fileprivate var supports: [AxisSet] {
    chunkedConcurrentMap(Array(0..<Int32(set.paths.count))) { support(of: PathID(index: $0)) }
  }
}

extension Contract {
  /// The tokens of all variants, in every theme.
  package func allTokens(in tokens: ResolvedTokens) -> [RoleToken] {
    let themes = tokens.themes
    guard let themeAxis, let index = themes.axis(named: themeAxis) else {
      return allVariants(in: tokens).flatMap(\.tokens)
    }
    let values = Set(themes.values(of: index).map { themes.axes[index].values[$0] })
    return allVariants(themeValues: values.sorted(), in: tokens).flatMap(\.tokens)
  }
}

extension Project.Output {
  /// The file of a contract's component; nil if it has no file of its own.
  fileprivate func file(of contract: Contract) -> String? {
    guard let files else { return swiftFileName(contract.fileName) }
    return files.components[contract.document.path]
  }
}
