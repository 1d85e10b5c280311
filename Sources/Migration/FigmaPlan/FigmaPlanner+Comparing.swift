extension FigmaPlanner {
  /// A value to set, and its number of aliases to a value. In the order of that number, no cycle ever arises.
  private typealias Change = (depth: Int, value: FigmaPlan.NewValue)

  /// Collects the changes of all tokens.
  mutating func compare() {
    var changes: [Change] = []
    for index in items.indices where items[index].reason == nil {
      let values = newValues(of: items[index])
      let update = update(of: items[index])
      if items[index].variable == nil, let home = items[index].home {
        plan.variables.append(.create(items[index], collection: homes[home].id))
        plan.createdCount += 1
      } else if values.isEmpty, update == nil {
        plan.unchangedCount += 1
        continue
      } else if let reason = fixity(of: items[index]) {
        items[index].reason = reason
        continue
      } else {
        plan.changedCount += 1
        if let update { plan.variables.append(update) }
      }
      changes += values
    }
    // Values first, then aliases of them, then aliases of those. Sorting is stable.
    plan.values = changes.sorted { $0.depth < $1.depth }.map(\.value)
  }

  /// Why a variable cannot be changed; nil if it can.
  private func fixity(of item: FigmaItem) -> String? {
    guard let variable = variable(of: item) else { return nil }
    if variable.isDeleted { return "the variable is deleted in Figma" }
    return variable.isRemote || item.home.map { homes[$0].isRemote } ?? false
      ? "the variable is in a library; change it there" : nil
  }

  private func update(of item: FigmaItem) -> FigmaPlan.VariableChange? {
    guard let variable = variable(of: item) else { return nil }
    let name = isRenamed(item, since: variable) ? item.name.text : nil
    let description = item.description.flatMap { text in
      text.hasSameBytes(as: variable.description) ? nil : text
    }
    let codeSyntax = codeSyntax(of: item, since: variable)
    guard name != nil || description != nil || codeSyntax != nil else { return nil }
    return .update(id: variable.id, name: name, description: description, codeSyntax: codeSyntax)
  }

  /// A variable's code syntax with its token's; nil if they agree. Platforms that the token omits stay.
  func codeSyntax(of item: FigmaItem, since variable: FigmaVariable) -> FigmaCodeSyntax? {
    let old = FigmaSettings.codeSyntax(in: variable["codeSyntax"])
    let new = item.settings.codeSyntax.filter { entry in
      !old.contains { $0.platform == entry.platform && $0.text.hasSameBytes(as: entry.text) }
    }
    guard !new.isEmpty else { return nil }
    return old.map { entry in new.first { $0.platform == entry.platform } ?? entry }
      + new.filter { entry in !old.contains { $0.platform == entry.platform } }
  }

  private mutating func newValues(of item: FigmaItem) -> [Change] {
    guard let home = item.home.map({ homes[$0] }) else { return [] }
    var changes: [Change] = []
    for slot in home.slots {
      guard let theme = theme(of: slot, in: home, for: item) else { continue }
      guard let wanted = value(of: item, in: theme) else {
        missingCount += 1
        continue
      }
      guard let new = change(to: wanted, of: item, slot: slot, home: home, theme: theme) else {
        continue
      }
      let aliases = sequence(first: item) { [self] in target(of: $0, in: theme) }.dropFirst()
      let depth = new == .inherited ? 0 : aliases.reduce(0) { depth, _ in depth + 1 }
      changes.append((depth, FigmaPlan.NewValue(variable: item.id, mode: slot.id, value: new)))
    }
    return changes
  }

  /// The theme whose values a mode has; nil if no context is for the mode, so that it keeps its value.
  private func theme(of slot: FigmaHome.Slot, in home: FigmaHome, for item: FigmaItem) -> Int? {
    // A new variable needs a value in every mode.
    let usual = item.variable == nil && slot.owner == nil ? home.usualTheme ?? item.theme : nil
    guard let theme = home.isConstant ? item.theme : slot.theme ?? usual else { return nil }
    return item.support.isEmpty ? item.theme : theme
  }

  /// The value to set in a mode; nil if the variable has it there already, also from an extended collection.
  private func change(
    to wanted: FigmaValue, of item: FigmaItem, slot: FigmaHome.Slot, home: FigmaHome, theme: Int
  ) -> FigmaValue? {
    let variable = variable(of: item)
    let current = variable.flatMap { file.value(of: $0, in: slot.id) }
    if isSame(wanted, as: current, of: item, in: slot.id, theme: theme) { return nil }
    guard slot.owner != nil else { return wanted }
    let inherited = slot.parent.map({ home.slots[$0] }).flatMap { parent -> FigmaValue? in
      self.theme(of: parent, in: home, for: item).flatMap { value(of: item, in: $0) }
        ?? variable.flatMap { file.value(of: $0, in: parent.id) }
    }
    guard let inherited, wanted.isSame(as: inherited, type: item.type) else { return wanted }
    return current == nil ? nil : .inherited
  }

  /// Whether a variable has a value already.
  private func isSame(
    _ wanted: FigmaValue, as current: FigmaValue?, of item: FigmaItem, in mode: String, theme: Int
  ) -> Bool {
    guard let current else { return false }
    switch current {
    case .alias(let id), .faded(let id, _):
      var values: Set<FigmaValue> = [current]
      let target = file.index(ofID: id)
      if let target, conversion.replacedAliases[item.id]?.contains(mode) ?? false {
        values.formUnion(file.plainValues(of: target))
      }
      // A color of another variable, with an opacity of its own, is a plain color as a token.
      if case .faded(_, let opacity) = current {
        let token = target.flatMap { itemOfVariable[$0] }.map { items[$0] }
        let value = token.flatMap { tokens.value($0.path, in: theme) }
        let color = value.flatMap { FigmaValue($0, type: .color, scopes: []) }
        if let color { values.insert(color) }
        values = Set(values.map { $0.withAlpha(opacity) })
      }
      return values.contains { wanted.isSame(as: $0, type: item.type) }
    default: return wanted.isSame(as: current, type: item.type)
    }
  }
}
