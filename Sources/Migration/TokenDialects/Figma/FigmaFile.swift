/// The variables of files in Figma: answers of the REST API, or what plugins write of the same objects.
package struct FigmaFile {
  package private(set) var collections: [FigmaCollection]
  private var collectionIndex: [FigmaEntry.Key: Int]
  private var collectionNames = UniqueNames()
  package private(set) var variables: [FigmaVariable] = []
  private var variableIndex: [FigmaEntry.Key: Int] = [:]
  /// The values of the variables, as tokens.
  private(set) var imported = ImportedTokens()

  /// - Parameter files: The documents of each file.
  package init(_ files: [[Document]]) {
    let found = files.enumerated().map { file, documents in
      documents.map { FigmaEntry.read($0, file: file) }
    }
    let listed = found.joined().flatMap(\.collections)
    collections = FigmaCollection.all(listed, names: &collectionNames)
    collectionIndex = Dictionary(firsts: listed.enumerated().map { ($1.key($1.id), $0) })
    for (documents, found) in zip(files, found) {
      let entries = found.flatMap(\.variables)
      if entries.isEmpty, let document = documents.first {
        imported.findings.noteLoss("the response has no 'variables'", at: document.place())
      }
      for entry in entries { read(entry) }
      let styles = found.flatMap(\.styles)
      imported.lostCount += styles.count
      if let first = styles.first {
        imported.findings.noteLoss(
          "\(counted(styles.count, noun: "style")) cannot be read from this file, only variables; also export "
            + "them with the plugin Design Tokens or Tokens Studio", at: first.place())
      }
    }
    let twins = self.twins
    let names = imported.distinctNames(
      of: variables.enumerated().map { index, variable in
        (variable.names, variables[twins[index] ?? index].collection, variable.place)
      }, in: collections)
    for (index, names) in names.enumerated() { variables[index].names = names }
    separateNames(twins)
    for index in collections.indices {
      for mode in collections[index].modes.indices {
        collections[index].modes[mode].set = imported.sets.count
        imported.sets.append(TokenFile(name: ""))
      }
    }
    imported.nameSets(of: collections)
    let contexts = collections.indices.map { collections.contexts(of: $0) }
    for variable in variables { readValues(of: variable, contexts: contexts[variable.collection]) }
  }

  private mutating func read(_ entry: FigmaEntry) {
    guard let name = entry.value["name"]?.string, let values = entry.value[entry.valuesKey]?.object
    else {
      imported.lostCount += 1
      imported.findings.noteLoss("this variable lacks 'name' or 'valuesByMode'", at: entry.place())
      return
    }
    let (names, place) = (FigmaVariable.names(of: name), entry.place(of: .key("name")))
    if name.contains(where: { $0 == "{" || $0 == "}" }) {
      imported.findings.noteBraces(in: name, at: place)
    }
    let owner = collection(
      of: entry.key(entry.value["variableCollectionId"]?.string ?? entry.collection ?? ""))
    if collections[owner].modes.isEmpty {
      for (id, _) in values { collections[owner].addMode(id: id.string, name: id.string) }
    }
    variableIndex[entry.key(entry.id)] = variables.count
    variables.append(FigmaVariable(entry: entry, names: names, collection: owner))
  }

  /// The collection with an id. A new one if its file does not list it.
  private mutating func collection(of key: FigmaEntry.Key) -> Int {
    if let known = collectionIndex[key] { return known }
    collectionIndex[key] = collections.count
    collections.append(FigmaCollection(id: key.id, title: "variables", names: &collectionNames))
    return collections.count - 1
  }

  /// The index of a variable in the file of another one.
  private func index(_ id: String, near variable: FigmaVariable) -> Int? {
    variableIndex[variable.entry.key(id)]
  }

  /// What the same variable in two files has in common: type, scopes, values by mode, and paths of targets.
  private func content(of variable: FigmaVariable) -> (values: [AnyHashable?], targets: [TokenPath])
  {
    var targets: [TokenPath] = []
    var values: [String: FigmaValue] = [:]
    func path(_ id: String) -> String {
      let names = index(id, near: variable).map { variables[$0].names } ?? [id]
      targets.append(TokenPath(names: names))
      return names.tokenPath
    }
    for context in collections.contexts(of: variable.collection) {
      values[context.name] =
        switch value(of: variable, in: context.mode.id) {
        case .alias(let id): .alias(id: path(id))
        case .faded(let id, let opacity): .faded(id: path(id), opacity: opacity)
        case let other: other
        }
    }
    return ([variable.type, variable.scopes, values], targets)
  }

  /// The first of the variables of several files that are the same, by the others. They have one path and the
  /// same values, and so have all others in their collections, and those that they are aliases of.
  private var twins: [Int: Int] {
    let shared = Dictionary(grouping: variables.indices) { TokenPath(names: variables[$0].names) }
      .mapValues { $0.map { (index: $0, variable: variables[$0]) } }
      .filter { Set($0.value.map(\.variable.entry.file)).count > 1 }
    let contents = shared.mapValues { $0.map { content(of: $0.variable) } }
    var differing = Set(
      shared.filter { path, twins in
        Set(twins.map(\.variable.entry.file)).count < twins.count
          || Set(contents[path]?.map(\.values) ?? []).count > 1
      }.keys)
    var count = 0
    while count < differing.count {
      count = differing.count
      let own = Set(differing.flatMap { shared[$0] ?? [] }.map(\.variable.collection))
      for (path, twins) in shared
      where twins.contains(where: { own.contains($0.variable.collection) })
        || contents[path]?.contains(where: { !differing.isDisjoint(with: $0.targets) }) ?? false
      { differing.insert(path) }
    }
    let pairs = shared.filter { !differing.contains($0.key) }.values
      .flatMap { twins in twins.dropFirst().map { ($0.index, twins[0].index) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Gives each variable a unique name in aliases: `a/b` and `a.b` are both `{a.b}`. Deleted ones yield.
  private mutating func separateNames(_ twins: [Int: Int]) {
    var known = UniqueNames(separator: "-")
    let own = variables.indices.filter { twins[$0] == nil }
    let living = own.filter { !variables[$0].isDeleted }
    for index in living + own.filter({ variables[$0].isDeleted }) {
      let joined = variables[index].names.joined(separator: ".")
      let ending = known.add(joined).dropFirst(joined.count)
      guard let own = variables[index].names.popLast() else { continue }
      variables[index].names.append(own + ending)
      if ending.isEmpty { continue }
      let path = variables[index].names.tokenPath
      imported.findings.noteChange(
        "'\(printable(variables[index].name))' becomes '\(printable(path))', because another variable "
          + "has the same path", at: variables[index].place, path: path)
    }
    for (index, twin) in twins { variables[index].names = variables[twin].names }
  }

  // MARK: Values

  /// The value of a variable in a mode; nil if it has none there, or inherits it.
  package func value(of variable: FigmaVariable, in mode: String) -> FigmaValue? {
    let json = collections.lazy.compactMap { $0.override(of: variable, in: mode) }.first
    return (json ?? variable[variable.entry.valuesKey]?[mode]).map(FigmaValue.init)
  }

  /// The index of the variable with an id in the first file.
  package func index(ofID id: String) -> Int? { variableIndex[.init(file: 0, id: id)] }

  /// The value at the end of the aliases of a variable, in a mode, or else in the default modes.
  private func plainValue(of variable: Int, in mode: String) -> FigmaValue? {
    var index = variable
    for _ in variables.indices {
      let variable = variables[index]
      let collection = collections[variable.collection]
      let usual = collection.defaultMode ?? collection.modes.first?.id ?? ""
      let found = value(of: variable, in: mode) ?? value(of: variable, in: usual)
      guard case .alias(let id)? = found else { return found }
      guard let next = self.index(id, near: variable) else { return nil }
      index = next
    }
    return nil
  }

  /// The values that a variable has in some mode.
  package func plainValues(of variable: Int) -> Set<FigmaValue> {
    Set(collections.flatMap(\.modes).compactMap { plainValue(of: variable, in: $0.id) })
  }

  private mutating func readValues(of variable: FigmaVariable, contexts: [FigmaContext]) {
    let entry = variable.entry
    if variable.isDeleted {
      imported.findings.add(
        .changedValue, about: variable.names,
        " is deleted in Figma but still referenced, so it is kept", at: variable.place)
    }
    let known = Set(contexts.map(\.mode.id))
    for mode in variable.modes where !known.contains(mode) {
      imported.findings.add(
        .notCarried, about: variable.names,
        " has a value for the mode '\(printable(mode))', which its collection does not list",
        at: entry.place(of: .key(entry.valuesKey), .key(mode)))
    }
    var values: [(json: JSONValue, mode: FigmaCollection.Mode, place: Place)] = []
    for context in contexts {
      let (mode, owner) = (context.mode, collections[context.owner])
      if let json = owner.override(of: variable, in: mode.id), let source = owner.entry {
        let place = source.place(of: .key("variableOverrides"), .key(variable.id), .key(mode.id))
        values.append((json, mode, place))
      } else if let json = variable[entry.valuesKey]?[mode.id] {
        values.append((json, mode, entry.place(of: .key(entry.valuesKey), .key(mode.id))))
      } else if context.parent == nil {  // A collection that extends this one inherits its values.
        imported.findings.add(
          .notCarried, about: variable.names,
          " has no value in the mode '\(printable(mode.name))'", at: variable.place)
      }
    }
    var scopes = variable.scopes
    // A variable is a font weight only if it is one in every mode.
    let numbers = values.compactMap(\.json.number)
    if FigmaNumber(scopes: scopes) == .weight, !numbers.allSatisfy((1...1000).contains) {
      scopes = []
    }
    for (json, mode, place) in values {
      add(json, of: variable, scopes: scopes, mode: mode, place: place)
    }
  }

  /// Adds the value of a variable in a mode.
  private mutating func add(
    _ json: JSONValue, of variable: FigmaVariable, scopes: [String],
    mode: FigmaCollection.Mode, place: Place
  ) {
    var token = ForeignToken(
      names: variable.names, value: JSONTree(json), file: mode.set, place: place)
    switch FigmaValue(json) {
    case .alias(let id):
      guard let target = target(id, of: variable, in: mode, at: place) else { return }
      token.value = target
      if let number = numberReplacing(id, of: variable, in: mode.id) {
        imported.findings.add(
          .changedValue, about: variable.names,
          ": its scopes are of other numbers than those of \(target.excerpt); its value replaces the alias",
          at: place)
        token.value = .number(number)
      }
    case .faded(let id, let opacity):
      guard let target = target(id, of: variable, in: mode, at: place) else { return }
      (token.value, token.alpha) = (target, opacity.tenDigits)
    case _ where variable.type == .color:
      let css = token.value.text.flatMap { JSONTree.color(css: $0) }
      guard let color = JSONTree.figma(color: token.value) ?? css else {
        imported.lose(in: mode.set, at: place)
        return imported.findings.add(
          .notCarried, about: variable.names,
          ": expected a color {r, g, b, a}, found \(json.excerpt)", at: place)
      }
      token.value = color
    case .color, .number, .string, .boolean, .inherited, .unknown:
      // A text is never an alias.
      if let text = token.value.text, text.alias != nil { token.value = .string(text + " ") }
    }
    if let type = variable.type {
      token.type = type.rawValue
      token.readFigmaType(scopes: scopes)
    } else if token.value.alias == nil {
      token = token.typed(by: scopes)
    }
    if !variable.description.isEmpty { token.description = variable.description }
    token.extensions = [.init("com.figma", value: .object(extensionMembers(of: variable)))]
    imported.tokens.append(token)
  }

  /// The alias of the variable with an id; nil, with a finding, if the file does not have it.
  private mutating func target(
    _ id: String, of variable: FigmaVariable, in mode: FigmaCollection.Mode, at place: Place
  ) -> JSONTree? {
    if let target = index(id, near: variable) { return .alias(variables[target].names) }
    imported.lose(in: mode.set, at: place)
    imported.findings.add(
      .notCarried, about: variable.names,
      " references the variable \(printable(id)), which is not in this response; also request the "
        + "file of its library", at: place)
    return nil
  }

  /// A target's number, if its alias would differ as a token: opacities become shares, lengths get a unit.
  private func numberReplacing(_ id: String, of variable: FigmaVariable, in mode: String) -> Double?
  {
    guard variable.type == .float, let target = index(id, near: variable) else { return nil }
    let own = FigmaNumber(scopes: variable.scopes)
    let other = FigmaNumber(scopes: variables[target].scopes)
    guard own != other, own == .opacity || own != .other && other != .other,
      case .number(let number)? = plainValue(of: target, in: mode)
    else { return nil }
    return number
  }

  private func extensionMembers(of variable: FigmaVariable) -> [JSONTree.Member] {
    var members = [JSONTree.Member("variableId", value: .string(variable.id))]
    for name in ["scopes", "codeSyntax", "hiddenFromPublishing", "remote"] {
      if let value = variable[name], value.boolean != false, value.object?.count != 0 {
        members.append(.init(name, value: JSONTree(value)))
      }
    }
    return members
  }
}
