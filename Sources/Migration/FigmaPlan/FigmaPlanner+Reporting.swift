extension FigmaPlanner {
  /// Lists the variables without a token, and deletes them if asked.
  ///
  /// Texts and booleans are never deleted: no token has their type.
  mutating func listOthers(deletes: Bool) {
    for (index, variable) in file.variables.enumerated()
    where itemOfVariable[index] == nil && !variable.isRemote && !variable.isDeleted {
      let collection = file.collections[variable.collection]
      guard collection.isListed, !collection.isRemote else { continue }
      let isToken = conversion.paths[variable.id] != nil
      let isValue = variable.type == .color || variable.type == .float
      let fate: FigmaFate = isToken ? deletes ? .deleted : .spared : isValue ? .lost : .kept
      if fate == .deleted {
        plan.variables.append(.delete(id: variable.id))
        plan.deletedCount += 1
      }
      let known = plan.others.firstIndex { $0.collection == collection.title && $0.fate == fate }
      if known == nil { plan.others.append((collection.title, fate, [])) }
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
        plan.notes.append(
          "the mode '\(printable(slot.name))' of '\(printable(homes[index].name))' keeps its values: no "
            + "context has its name")
      }
    }
    reportUnknownModes()
    reportSettings()
    note(missingCount, "value", "missing in some theme; these stay as they are in Figma")
    let values = items.filter { $0.reason == nil }.map { Set(tokens.values(of: $0.path)) }
    note(
      values.count { values in
        values.contains { if case .color(let color)? = $0 { !color.isInSRGB } else { false } }
      }, "color", "outside sRGB, which Figma gets as the nearest color in it")
    note(
      values.count { values in
        values.contains { if case .fontFamily(let names)? = $0 { names.count > 1 } else { false } }
      }, "list", "of fonts, of which Figma gets the first")
  }

  private mutating func note(_ count: Int, _ noun: String, _ message: String) {
    if count > 0 { plan.notes.append("\(counted(count, noun: noun)) \(message)") }
  }

  /// Reports values for modes that the collection of their variable does not list.
  private mutating func reportUnknownModes() {
    for (home, index) in homeIndex.map({ ($1, $0) }).sorted(by: <) {
      let known = Set(homes[home].slots.map(\.id))
      var unknown: [String: [String]] = [:]
      for variable in file.variables where variable.collection == index {
        for mode in variable.modes where !known.contains(mode) {
          unknown[mode, default: []].append(variable.name)
        }
      }
      let name = printable(homes[home].name)
      plan.notes += unknown.sorted { $0.key < $1.key }.map {
        "'\(name)' has no mode '\(printable($0))'; values for it are ignored: \(quoted($1))"
      }
    }
  }

  /// Reports code syntax that the plan changes, and scopes that it does not.
  private mutating func reportSettings() {
    let known = items.filter { $0.variable != nil && $0.reason == nil }
    let changed = known.filter { item in
      variable(of: item).map { codeSyntax(of: item, since: $0) != nil } ?? false
    }
    if !changed.isEmpty { plan.notes.append("new code syntax: \(quoted(changed.map(\.text)))") }
    let others = known.filter { item in
      item.settings.scopes.map { Set($0) != Set(item.scopes) } ?? false
    }
    if !others.isEmpty {
      plan.notes.append(
        "other scopes in Figma, which stay as they are: \(quoted(others.map(\.text)))")
    }
  }

  private mutating func reportName(of item: FigmaItem) {
    guard item.variable == nil else { return }
    let plain = FigmaName.names(of: paths.segments(of: item.path)).joined(separator: "/")
    if !plain.hasSameBytes(as: item.name.text) || item.text.utf8.contains(0x7E) {
      plan.notes.append("'\(printable(item.text))' is '\(printable(item.name.text))' in Figma")
    }
  }
}
