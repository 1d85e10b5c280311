import ForeignValues
import TokenJSON
import TokenModel
import Writers

extension FigmaResponse {
  mutating func readValues(of index: Int, findings: inout Findings) {
    let variable = variables[index]
    let steps = base + [.key("variables"), .key(variable.id)]
    guard let value = root["variables"]?[variable.id], let values = value["valuesByMode"]?.object
    else { return }
    if value["deletedButReferenced"]?.boolean == true {
      findings.add(
        .changedValue,
        message:
          "'\(printable(variable.names.tokenPath))' is deleted in Figma but still referenced, so it is kept",
        at: variable.place, path: variable.names.tokenPath)
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
      findings.add(
        .notCarried,
        message:
          "'\(printable(variable.names.tokenPath))' has a value for the mode '\(printable(mode.string))', which its "
          + "collection does not list",
        at: document.place(steps + [.key("valuesByMode"), .key(mode.string)]),
        path: variable.names.tokenPath)
    }
    for (owner, mode) in modes {
      let override = owner.overrides.flatMap { root["variableCollections"]?[owner.id]?[$0] }
      let own = override?[variable.id]?[mode.id]
      let inherits = owner.id != collections[variable.collection].id
      guard let found = own ?? value["valuesByMode"]?[mode.id] else {
        if !inherits {
          findings.add(
            .notCarried,
            message:
              "'\(printable(variable.names.tokenPath))' has no value in the mode '\(printable(mode.name))'",
            at: variable.place, path: variable.names.tokenPath)
        }
        continue
      }
      let place =
        own == nil
        ? steps + [.key("valuesByMode"), .key(mode.id)]
        : base + [
          .key("variableCollections"), .key(owner.id), .key("variableOverrides"), .key(variable.id),
          .key(mode.id),
        ]
      add(
        found, of: variable, declared: value, mode: mode, place: document.place(place),
        findings: &findings)
    }
  }

  /// The modes of a variable's collection and of the collections that extend it.
  private func modes(of variable: FigmaVariable) -> [(FigmaCollection, FigmaCollection.Mode)] {
    let own = collections[variable.collection]
    return collections.filter { $0.id == own.id || $0.parent == own.id }
      .flatMap { collection in collection.modes.map { (collection, $0) } }
  }

  private mutating func add(
    _ found: JSONValue, of variable: FigmaVariable, declared: JSONValue,
    mode: FigmaCollection.Mode, place: Place, findings: inout Findings
  ) {
    var found = found
    var alpha: Double?
    // An alias with an opacity of its own: {"color": alias, "opacity": 48}.
    if let color = found["color"], color["type"]?.string == "VARIABLE_ALIAS",
      let opacity = found["opacity"]?.number, (0...100).contains(opacity)
    {
      (found, alpha) = (color, (opacity / 100).tenDigits)
    }
    var value = JSONTree(found)
    let path = variable.names.tokenPath
    if found["type"]?.string == "VARIABLE_ALIAS", let id = found["id"]?.string {
      guard let target = variableIndex[id] else {
        findings.add(
          .notCarried,
          message:
            "'\(printable(path))' references the variable \(printable(id)), which is not in this response; also "
            + "request the file of its library", at: place, path: path)
        return
      }
      value = .alias(variables[target].names)
    } else if declared["resolvedType"]?.string == "COLOR" {
      guard let color = JSONTree.figma(color: value) else {
        findings.add(
          .notCarried,
          message: "'\(printable(path))': expected a color {r, g, b, a}, found \(found.excerpt)",
          at: place, path: path)
        return
      }
      value = color
    }
    let isAlias = value.alias != nil && found.kind == .object
    if !isAlias, let text = value.text, text.alias != nil { value = .string(text + " ") }
    let scopes = declared["scopes"]?.array?.compactMap(\.string) ?? []
    let sample = isAlias ? sampleValue(declared["resolvedType"]?.string) : value
    let type = FigmaType(sample, scopes: scopes)
    var token = ForeignToken(
      names: variable.names, value: isAlias ? value : type.value, type: type.word,
      file: mode.set, place: place)
    token.alpha = alpha
    if let text = declared["description"]?.string, !text.isEmpty { token.description = text }
    token.extensions = [
      .init("com.figma", value: .object(figmaExtension(declared, id: variable.id)))
    ]
    tokens.append(token)
    isAmbiguous.append(!isAlias && type.isAmbiguous)
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
