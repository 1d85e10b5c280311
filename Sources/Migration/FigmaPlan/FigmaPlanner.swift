/// Compares tokens with the variables of a file in Figma: the changes, and counts of what is left out.
struct FigmaPlanner {
  let tokens: ResolvedTokens
  let file: FigmaFile
  /// What `convert` makes of the file.
  let conversion: FigmaConversion
  var items: [FigmaItem] = []
  var itemIndex: [PathID: Int] = [:]
  var itemOfVariable: [Int: Int] = [:]
  /// The collections: those of the file that extend no other one, then new ones.
  var homes: [FigmaHome] = []
  /// The home of each collection of the file.
  var homeIndex: [Int: Int] = [:]
  var plan = FigmaPlan()
  /// The number of modes in which a token has no value.
  var missingCount = 0
  private var idCount = 0

  var paths: PathTable { tokens.set.paths }
  var themes: ThemeSpace { tokens.themes }

  init(_ tokens: ResolvedTokens, file: FigmaFile) throws(FigmaRefusal) {
    self.tokens = tokens
    self.file = file
    conversion = FigmaConversion(file)
    for (index, collection) in file.collections.enumerated()
    where collection.parent == nil && collection.isListed {
      homeIndex[index] = homes.count
      homes.append(FigmaHome(index, of: file, modifier: conversion.modifiers[index], in: themes))
    }
    listItems()
    matchIDs()
    try matchNames()
    leaveOutSameNames()
    for (index, item) in items.enumerated() {
      if let variable = item.variable { itemOfVariable[variable] = index }
    }
    settleTypes()
    settleSupport()
    placeMatched()
    placeNew()
    addModes()
  }

  /// The variable of a token; nil for a new one.
  func variable(of item: FigmaItem) -> FigmaVariable? { item.variable.map { file.variables[$0] } }

  /// An id for something that the plan creates.
  mutating func temporaryID(_ kind: String) -> String {
    idCount += 1
    return "tincture-\(kind)-\(idCount)"
  }

  private mutating func listItems() {
    for path in paths.naturalOrder() {
      guard let theme = tokens.firstTheme(declaring: path) else { continue }
      let types = Set(tokens.values(of: path).compactMap { $0?.type })
      let token = tokens.declaration(path, in: theme)?.token
      itemIndex[path] = items.count
      items.append(
        FigmaItem(
          path: path, text: paths.string(path), name: FigmaName(path: paths.segments(of: path)),
          theme: theme, type: types.count == 1 ? types.first : nil, settings: FigmaSettings(token),
          description: tokens.description(of: path, in: theme), id: ""))
    }
  }

  /// Decides which type of variable each token needs.
  private mutating func settleTypes() {
    for index in items.indices {
      let item = items[index]
      let variable = variable(of: item)
      if let variable {
        items[index].id = variable.id
        items[index].variableType = variable.type
        items[index].scopes = variable.scopes
      }
      guard let type = item.type else {
        items[index].reason =
          tokens.hasValue(item.path) ? "the type differs between themes" : "it has no value"
        continue
      }
      guard let natural = type.figmaType else {
        items[index].reason = "Figma has no variables of the type \(type.rawValue)"
        continue
      }
      guard let variable else {
        items[index].variableType = isNamedWeight(item) ? .string : natural
        continue
      }
      if variable.type != natural, type != .fontWeight || variable.type != .string {
        items[index].reason =
          "the variable is a \(variable.type?.rawValue ?? "variable of another type")"
      }
    }
    for index in items.indices where items[index].variable == nil && items[index].reason == nil {
      items[index].id = temporaryID("variable")
      items[index].scopes = scopes(ofNew: items[index])
    }
  }

  /// Whether a font weight is an alias of a weight that Figma has as a name.
  private func isNamedWeight(_ item: FigmaItem) -> Bool {
    let variables = chain(of: item).lazy.compactMap { path in
      itemIndex[path].flatMap { variable(of: items[$0]) }
    }
    return item.type == .fontWeight && variables.first { _ in true }?.type == .string
  }

  /// A token, what it is an alias of, and so on.
  private func chain(of item: FigmaItem) -> some Sequence<PathID> {
    sequence(first: item.path) { tokens.alias(of: $0, in: item.theme) }
  }

  /// The scopes of a new variable: those of its token, or else of the variable that it is an alias of.
  private func scopes(ofNew item: FigmaItem) -> [String] {
    if let own = item.settings.scopes { return own }
    for path in chain(of: item).dropFirst() {
      guard let target = itemIndex[path].map({ items[$0] }) else { break }
      let scopes = target.variable == nil ? target.settings.scopes ?? [] : target.scopes
      // A variable without scopes is hidden from designers, but its aliases are for them.
      if !scopes.isEmpty, target.variableType == item.variableType { return scopes }
    }
    return defaultScopes(of: item)
  }

  /// The scopes with which `convert` reads the same type again; a length needs one of those of lengths.
  private func defaultScopes(of item: FigmaItem) -> [String] {
    switch item.type {
    case .dimension: FigmaNumber.lengthScopes
    case .fontFamily: ["FONT_FAMILY"]
    case .fontWeight: item.variableType == .string ? ["FONT_STYLE"] : ["FONT_WEIGHT"]
    case .color, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition, .shadow,
      .gradient, .typography, nil:
      ["ALL_SCOPES"]
    }
  }

  // MARK: Values

  /// The value that a token's variable needs in a theme; nil if the token has none there.
  func value(of item: FigmaItem, in theme: Int) -> FigmaValue? {
    guard let value = tokens.value(item.path, in: theme), item.type != nil else { return nil }
    if let target = target(of: item, in: theme) { return .alias(id: target.id) }
    return FigmaValue(value, type: item.variableType, scopes: item.scopes)
  }

  /// The token that a variable must be an alias of.
  func target(of item: FigmaItem, in theme: Int) -> FigmaItem? {
    guard let path = tokens.alias(of: item.path, in: theme),
      let target = itemIndex[path].map({ items[$0] }),
      target.variable != nil || target.reason == nil && target.variableType != nil,
      target.variableType == item.variableType,
      tokens.value(path, in: theme) == tokens.value(item.path, in: theme)
    else { return nil }
    return target
  }

  /// Finds the axes on which each variable depends, and leaves out those that need two.
  ///
  /// A token that is left out cannot be a target, so its aliases get values, and are tried again.
  private mutating func settleSupport() {
    var users: [PathID: Set<Int>] = [:]
    for (index, item) in items.enumerated() {
      for theme in tokens.themes(of: item.path) {
        guard let target = tokens.alias(of: item.path, in: theme) else { continue }
        users[target, default: []].insert(index)
      }
    }
    var open = Array(items.indices.reversed())
    while let index = open.popLast() {
      let item = items[index]
      guard item.reason == nil else { continue }
      let values = Dictionary(
        uniqueKeysWithValues: tokens.themes(of: item.path).map { ($0, value(of: item, in: $0)) })
      let support = themes.support(over: tokens.axes(of: item.path)) { values[$0] == values[$1] }
      items[index].support = support
      items[index].reason = reason(against: support, hasVariable: item.variable != nil)
      if items[index].reason != nil, item.variable == nil {
        open += (users[item.path] ?? []).sorted()
      }
    }
  }

  /// Why a variable cannot depend on some axes.
  private func reason(against support: AxisSet, hasVariable: Bool) -> String? {
    let axes = support.axes
    if axes.count > 1 {
      let names = axes.map { themes.axes[$0].name }
      return "depends on \(names.quotedList()); a variable can follow only one"
    }
    guard let axis = axes.first, !hasVariable,
      !homes.contains(where: { $0.admits(support) && !$0.isRemote })
    else { return nil }
    let values = themes.values(of: axis)
    if values.count > FigmaLimit.modes {
      return "'\(themes.axes[axis].name)' has more contexts than a collection can have modes "
        + "(\(FigmaLimit.modes))"
    }
    let names = values.map { themes.axes[axis].values[$0] }
    return names.first { $0.count > FigmaLimit.modeName }.map {
      "the context '\($0)' is longer than the name of a mode (\(FigmaLimit.modeName))"
    }
  }

  // MARK: Variables

  /// Matches tokens that name the id of a variable; of several, the one with the variable's name.
  private mutating func matchIDs() {
    let claims = Dictionary(grouping: items.indices) { [items, file] index in
      items[index].settings.variableID.flatMap(file.index(ofID:))
    }
    for case (let variable?, let claimants) in claims {
      let name = FigmaName(file.variables[variable].name)
      let winner = claimants.first { items[$0].name == name } ?? claimants[0]
      items[winner].variable = variable
    }
  }

  /// Matches the other tokens with variables by their names.
  private mutating func matchNames() throws(FigmaRefusal) {
    let used = Set(items.compactMap(\.variable))
    let free = file.variables.indices.filter { !file.variables[$0].isDeleted && !used.contains($0) }
    var named = Dictionary(grouping: free) { FigmaName(file.variables[$0].name) }
    for (name, indices) in named {
      let local = indices.filter { !file.variables[$0].isRemote }
      if !local.isEmpty { named[name] = local }
    }
    for index in free {
      guard let name = convertedName(of: file.variables[index]) else { continue }
      if named[name] == nil { named[name] = [index] }
    }
    for index in items.indices where items[index].variable == nil {
      guard let found = named[items[index].name] else { continue }
      guard found.count == 1 else {
        let collections = found.map { index in
          let collection = file.collections[file.variables[index].collection]
          return collection.isListed ? collection.title : "a collection outside the answer"
        }
        throw FigmaRefusal(
          message: "'\(printable(items[index].text))' is in several collections: "
            + "\(collections.quotedList()); put the id of one into $extensions.com.figma.variableId"
        )
      }
      items[index].variable = found[0]
    }
  }

  /// The name that `convert` gives a variable, which may differ from its name in Figma.
  private func convertedName(of variable: FigmaVariable) -> FigmaName? {
    conversion.paths[variable.id].map(FigmaName.init(path:))
  }

  /// Leaves out new variables whose names another token needs.
  private mutating func leaveOutSameNames() {
    let known = items.indices.filter { items[$0].variable != nil }
    var owners = Dictionary(firsts: known.map { (items[$0].name, $0) })
    for index in items.indices where items[index].variable == nil {
      guard items[index].type?.figmaType != nil else { continue }
      if let owner = owners[items[index].name] {
        items[index].reason = "has the name of '\(items[owner].text)' in Figma"
      } else {
        owners[items[index].name] = index
      }
    }
  }

  func isRenamed(_ item: FigmaItem, since variable: FigmaVariable) -> Bool {
    let name = FigmaName(variable.name)
    let longer = name.inside(file.collections[variable.collection].name)
    return ![name, longer, convertedName(of: variable)].contains(item.name)
  }
}
