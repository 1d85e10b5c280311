import TokenModel

extension FigmaPlanner {
  /// Lists the variables without a token, and deletes them if asked.
  ///
  /// Texts and booleans are never deleted: no token has their type.
  mutating func listOthers(deletes: Bool) {
    for (index, variable) in file.variables.enumerated()
    where itemOfVariable[index] == nil && !variable.isRemote && !variable.isDeleted {
      guard let collection = variable.collection.map({ file.collections[$0] }), !collection.isRemote
      else { continue }
      let fate: FigmaFate = !variable.canBeToken ? .kept : deletes ? .deleted : .spared
      if fate == .deleted {
        plan.variables.append(.delete(id: variable.id))
        plan.deletedCount += 1
      }
      let known = plan.others.firstIndex { $0.collection == collection.name && $0.fate == fate }
      if known == nil { plan.others.append((collection.name, fate, [])) }
      plan.others[known ?? plan.others.count - 1].names.append(variable.name)
    }
  }

  /// Adds what the summary says about tokens that are left out or change.
  mutating func report() {
    for item in items where item.reason == nil { reportName(of: item) }
    plan.leftOut = items.grouped(by: \.reason).compactMap { items in
      items[0].reason.map { ($0, items.map(\.text)) }
    }
    let used = Set(items.compactMap(\.home))
    for index in homes.indices where used.contains(index) && !homes[index].isConstant {
      for slot in homes[index].slots where slot.theme == nil {
        plan.notes.append(.unmatchedMode(collection: homes[index].name, mode: slot.name))
      }
    }
    reportUnknownModes()
    reportSettings()
    if missingCount > 0 { plan.notes.append(.missingValues(missingCount)) }
    let values = items.filter { $0.reason == nil }.map { Set(tokens.values(of: $0.path)) }
    let clipped = values.count { $0.contains(where: \.isClipped) }
    if clipped > 0 { plan.notes.append(.clippedColors(clipped)) }
    let fonts = values.count { $0.contains(where: \.hasSeveralFonts) }
    if fonts > 0 { plan.notes.append(.firstFonts(fonts)) }
  }

  /// Reports values for modes that the collection of their variable does not list.
  private mutating func reportUnknownModes() {
    for (home, index) in homeIndex.map({ ($1, $0) }).sorted(by: <) {
      let known = Set(homes[home].slots.map(\.id))
      var unknown: [String: [String]] = [:]
      for variable in file.variables where variable.collection == index {
        for mode in variable.values.keys where !known.contains(mode) {
          unknown[mode, default: []].append(variable.name)
        }
      }
      plan.notes += unknown.sorted { $0.key < $1.key }.map {
        .unknownMode(collection: homes[home].name, mode: $0, variables: $1)
      }
    }
  }

  /// Reports code syntax that the plan changes, and scopes that it does not.
  private mutating func reportSettings() {
    let known = items.filter { $0.variable != nil && $0.reason == nil }
    let changed = known.filter { item in
      variable(of: item).map { codeSyntax(of: item, since: $0) != nil } ?? false
    }
    if !changed.isEmpty { plan.notes.append(.newCodeSyntax(changed.map(\.text))) }
    let others = known.filter { item in
      item.settings.scopes.map { Set($0) != Set(item.scopes) } ?? false
    }
    if !others.isEmpty { plan.notes.append(.otherScopes(others.map(\.text))) }
  }

  private mutating func reportName(of item: FigmaItem) {
    guard item.variable == nil else { return }
    let plain = FigmaName.names(of: paths.segments(of: item.path)).joined(separator: "/")
    if !plain.hasSameBytes(as: item.name.text) || item.text.utf8.contains(0x7E) {
      plan.notes.append(.changedName(from: item.text, to: item.name.text))
    }
  }
}

extension FigmaFile.Variable {
  /// Whether `convert` makes it a token.
  fileprivate var canBeToken: Bool {
    switch type {
    case .color, .float: true
    case .string: scopes.contains { ["FONT_FAMILY", "FONT_STYLE", "FONT_WEIGHT"].contains($0) }
    case .boolean, nil: false
    }
  }
}

extension TokenValue? {
  /// Whether it is a color outside sRGB.
  fileprivate var isClipped: Bool {
    if case .color(let color)? = self { !color.isInSRGB } else { false }
  }

  fileprivate var hasSeveralFonts: Bool {
    if case .fontFamily(let names)? = self { names.count > 1 } else { false }
  }
}
