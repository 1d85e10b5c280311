import ForeignValues

/// A response of Figma's REST API, or files with one collection each.
struct FigmaResponse {
  private let entries: (collections: [FigmaEntry], variables: [FigmaEntry])
  var collections: [FigmaCollection] = []
  var variables: [FigmaVariable] = []
  var variableIndex: [String: Int] = [:]
  var imported = ImportedTokens()

  init(_ files: [ForeignFile]) {
    let found = files.map { FigmaEntry.read($0.document) }
    entries = (found.flatMap(\.collections), found.flatMap(\.variables))
    collections = FigmaCollection.all(entries.collections)
    if entries.variables.isEmpty, let document = files.first?.document {
      imported.findings.noteLoss("the response has no 'variables'", at: document.place())
    }
    readVariables()
    imported.disambiguate(&variables, collections: collections.map(\.name))
    for index in collections.indices { nameSets(of: index) }
    for index in variables.indices { readValues(of: index) }
  }

  private mutating func readVariables() {
    for (index, entry) in entries.variables.enumerated() {
      let (value, steps, document) = (entry.value, entry.steps, entry.document)
      guard let name = value["name"]?.string, value["valuesByMode"]?.kind == .object else {
        imported.findings.noteLoss(
          "this variable lacks 'name' or 'valuesByMode'", at: document.place(steps))
        continue
      }
      if name.contains(where: { $0 == "{" || $0 == "}" }) {
        imported.findings.noteBraces(in: name, at: document.place(steps + [.key("name")]))
      }
      variables.append(
        FigmaVariable(
          id: entry.id, names: FigmaVariable.names(of: name),
          collection: collection(
            of: value["variableCollectionId"]?.string ?? entry.collection ?? ""),
          place: document.place(steps + [.key("name")]), entry: index))
      variableIndex[entry.id] = variables.count - 1
    }
  }

  /// The collection with an id. A new one if the response does not list it.
  private mutating func collection(of id: String) -> Int {
    if let known = collections.firstIndex(where: { $0.id == id }) { return known }
    let name = "variables".numbered(among: collections.map(\.name))
    collections.append(FigmaCollection(id: id, name: name))
    return collections.count - 1
  }

  mutating func nameSets(of index: Int) {
    for mode in collections[index].modes.indices {
      let collection = collections[index]
      let name =
        collection.modes.count == 1
        ? collection.name : "\(collection.name).\(collection.modes[mode].name)"
      collections[index].modes[mode].set = imported.sets.count
      imported.sets.append(TokenFile(name: name.numbered(among: imported.sets.map(\.name))))
    }
  }

  mutating func readValues(of index: Int) {
    let variable = variables[index]
    let entry = entries.variables[variable.entry]
    let (value, steps, document) = (entry.value, entry.steps, entry.document)
    guard let values = value["valuesByMode"]?.object else { return }
    if value["deletedButReferenced"]?.boolean == true {
      note(
        .changedValue, variable, " is deleted in Figma but still referenced, so it is kept",
        at: variable.place)
    }
    if collections[variable.collection].modes.isEmpty {
      collections[variable.collection].modes = values.map {
        FigmaCollection.Mode(id: $0.key.string, name: $0.key.string)
      }
      nameSets(of: variable.collection)
    }
    let modes = modes(of: variable)
    let known = Set(modes.map(\.1.id))
    for (mode, _) in values where !known.contains(mode.string) {
      note(
        .notCarried, variable,
        " has a value for the mode '\(printable(mode.string))', which its collection does not list",
        at: document.place(steps + [.key("valuesByMode"), .key(mode.string)]))
    }
    for (owner, mode) in modes {
      let collection = entries.collections.first { $0.id == owner.id }
      let own = collection?.value["variableOverrides"]?[variable.id]?[mode.id]
      guard let found = own ?? value["valuesByMode"]?[mode.id] else {
        // A collection that extends this one inherits its values.
        if owner.id == collections[variable.collection].id {
          note(
            .notCarried, variable, " has no value in the mode '\(printable(mode.name))'",
            at: variable.place)
        }
        continue
      }
      let place =
        own == nil
        ? steps + [.key("valuesByMode"), .key(mode.id)]
        : (collection?.steps ?? [])
          + [.key("variableOverrides"), .key(variable.id), .key(mode.id)]
      let file = own == nil ? document : collection?.document ?? document
      add(found, of: variable, declared: value, mode: mode, place: file.place(place))
    }
  }

  private mutating func note(
    _ rule: Rule, _ variable: FigmaVariable, _ message: String, at place: Place
  ) {
    imported.findings.add(rule, about: variable.names, message, at: place)
  }

  /// The modes of a variable's collection and of the collections that extend it.
  private func modes(of variable: FigmaVariable) -> [(FigmaCollection, FigmaCollection.Mode)] {
    let own = collections[variable.collection]
    return collections.filter { $0.id == own.id || $0.parent == own.id }
      .flatMap { collection in collection.modes.map { (collection, $0) } }
  }

  private mutating func add(
    _ found: JSONValue, of variable: FigmaVariable, declared: JSONValue,
    mode: FigmaCollection.Mode, place: Place
  ) {
    var found = found
    var alpha: Double?
    // An alias with an opacity of its own: {"color": alias, "opacity": 48}.
    if let color = found["color"], color["type"]?.string == "VARIABLE_ALIAS",
      let opacity = found["opacity"]?.number, (0...100).contains(opacity)
    {
      (found, alpha) = (color, (opacity / 100).tenDigits)
    }
    let resolvedType = (declared["resolvedType"] ?? declared["type"])?.string
    var value = JSONTree(found)
    if found["type"]?.string == "VARIABLE_ALIAS", let id = found["id"]?.string {
      guard let target = variableIndex[id] else {
        imported.lostCount += 1
        return note(
          .notCarried, variable,
          " references the variable \(printable(id)), which is not in this response; also request the "
            + "file of its library", at: place)
      }
      value = .alias(variables[target].names)
    } else if resolvedType == "COLOR" {
      guard let color = JSONTree.figma(color: value) ?? value.text.flatMap(JSONTree.color(css:))
      else {
        return note(
          .notCarried, variable, ": expected a color {r, g, b, a}, found \(found.excerpt)",
          at: place)
      }
      value = color
    }
    let isAlias = value.alias != nil && found.kind == .object
    if !isAlias, let text = value.text, text.alias != nil { value = .string(text + " ") }
    let scopes = declared["scopes"]?.array?.compactMap(\.string) ?? []
    let sample = isAlias ? sampleValue(resolvedType) : value
    let type = FigmaType(sample, scopes: scopes)
    var token = ForeignToken(
      names: variable.names, value: isAlias ? value : type.value, type: type.word,
      file: mode.set, place: place)
    token.alpha = alpha
    token.isAmbiguous = type.isAmbiguous
    if let text = declared["description"]?.string, !text.isEmpty { token.description = text }
    token.extensions = [
      .init("com.figma", value: .object(figmaExtension(declared, id: variable.id)))
    ]
    imported.tokens.append(token)
  }

  /// A value of the type that an alias resolves to.
  private func sampleValue(_ type: String?) -> JSONTree {
    switch type {
    case "FLOAT": .number(1)
    case "BOOLEAN": .boolean(true)
    case "STRING": .string("")
    default: .object([])
    }
  }

  private func figmaExtension(_ declared: JSONValue, id: String) -> [JSONTree.Member] {
    var members = [JSONTree.Member("variableId", value: .string(id))]
    for name in ["scopes", "codeSyntax", "hiddenFromPublishing", "remote"] {
      guard let value = declared[name], value.boolean != false else { continue }
      if value.object?.count == 0 { continue }
      members.append(.init(name, value: JSONTree(value)))
    }
    return members
  }
}
