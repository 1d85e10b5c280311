import Writers

extension FigmaPlanner {
  /// Finds the variable of each token: by its id, or else by its name.
  mutating func matchVariables() throws(FigmaRefusal) {
    matchIDs()
    try matchNames()
    leaveOutSameNames()
    for (index, item) in items.enumerated() {
      if let variable = item.variable { itemOfVariable[variable] = index }
    }
  }

  /// Matches tokens that name the id of a variable. If several tokens name it, the one with the
  /// variable's name has it.
  private mutating func matchIDs() {
    let indices = Dictionary(
      file.variables.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var claims: [Int: [Int]] = [:]
    for (index, item) in items.enumerated() {
      guard let variable = item.settings.variableID.flatMap({ indices[$0] }) else { continue }
      claims[variable, default: []].append(index)
    }
    for (variable, claimants) in claims {
      let name = FigmaName(file.variables[variable].name)
      let winner = claimants.first { items[$0].name == name } ?? claimants[0]
      items[winner].variable = variable
    }
  }

  private mutating func matchNames() throws(FigmaRefusal) {
    let taken = Set(items.compactMap(\.variable))
    let free = file.variables.indices.filter {
      !file.variables[$0].isDeleted && !taken.contains($0)
    }
    var named = Dictionary(grouping: free) { FigmaName(file.variables[$0].name) }
    for (name, indices) in named {
      let local = indices.filter { !file.variables[$0].isRemote }
      if !local.isEmpty { named[name] = local }
      // `convert` puts the names of the collections in front.
      for index in local where local.count > 1 {
        guard let collection = collectionName(of: index) else { continue }
        let longer = name.inside(collection)
        if named[longer] == nil { named[longer] = [index] }
      }
    }
    for index in items.indices where items[index].variable == nil {
      guard let found = named[items[index].name] else { continue }
      guard found.count == 1 else {
        let collections = found.map { collectionName(of: $0) ?? "a collection outside the answer" }
        throw FigmaRefusal(
          message: "'\(printable(items[index].text))' is in several collections: "
            + "\(collections.quotedList()); put the id of one into $extensions.com.figma.variableId"
        )
      }
      items[index].variable = found[0]
    }
  }

  private func collectionName(of variable: Int) -> String? {
    file.variables[variable].collection.map { file.collections[$0].name }
  }

  /// Leaves out new variables whose names another token needs.
  private mutating func leaveOutSameNames() {
    var owners: [FigmaName: Int] = [:]
    for (index, item) in items.enumerated() where item.variable != nil {
      if owners[item.name] == nil { owners[item.name] = index }
    }
    for index in items.indices where items[index].variable == nil {
      guard items[index].type?.figmaType != nil else { continue }
      if let owner = owners[items[index].name] {
        items[index].reason = .sameName(items[owner].text)
      } else {
        owners[items[index].name] = index
      }
    }
  }

  /// Whether the token of a variable was renamed.
  func isRenamed(_ item: FigmaItem, since variable: FigmaFile.Variable) -> Bool {
    let old = FigmaName(variable.name)
    if old == item.name { return false }
    return variable.collection.map { old.inside(file.collections[$0].name) != item.name } ?? true
  }
}
