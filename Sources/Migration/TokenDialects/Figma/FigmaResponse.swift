import TokenJSON
import TokenModel
import Writers

/// A response of Figma's REST API.
struct FigmaResponse {
  let document: Document
  /// The steps to `variables` and `variableCollections`.
  let base: [JSONStep]
  let root: JSONValue
  var collections: [FigmaCollection] = []
  var variables: [FigmaVariable] = []
  var variableIndex: [String: Int] = [:]
  var sets: [TokenFile] = []
  var tokens: [ForeignToken] = []
  var isAmbiguous: [Bool] = []

  init(_ file: ForeignFile, findings: inout Findings) {
    document = file.document
    let hasMeta = document.json.root["meta"]?.kind == .object
    base = hasMeta ? [.key("meta")] : []
    root = document.json.root["meta"] ?? document.json.root
    collections = figmaCollections(root["variableCollections"])
    readVariables(&findings)
    disambiguateNames(&variables, collections: collections.map(\.name), findings: &findings)
    for index in collections.indices { nameSets(of: index) }
    for index in variables.indices { readValues(of: index, findings: &findings) }
  }

  private mutating func readVariables(_ findings: inout Findings) {
    guard let object = root["variables"]?.object else {
      findings.add(
        .notCarried, message: "the response has no 'variables'", at: document.place(base))
      return
    }
    for (key, value) in object {
      let steps = base + [.key("variables"), .key(key.string)]
      guard let name = value["name"]?.string, value["valuesByMode"]?.kind == .object else {
        findings.add(
          .notCarried, message: "this variable lacks 'name' or 'valuesByMode'",
          at: document.place(steps))
        continue
      }
      if name.contains(where: { $0 == "{" || $0 == "}" }) {
        findings.add(
          .changedValue,
          message:
            "'\(printable(name))': DTCG 2025.10 does not allow { and } in names; they become ( and )",
          at: document.place(steps + [.key("name")]))
      }
      variables.append(
        FigmaVariable(
          id: key.string, names: figmaNames(name),
          collection: collection(of: value["variableCollectionId"]?.string ?? ""),
          place: document.place(steps + [.key("name")])))
      variableIndex[key.string] = variables.count - 1
    }
  }

  /// The collection with an id. A new one if the response does not list it.
  private mutating func collection(of id: String) -> Int {
    if let known = collections.firstIndex(where: { $0.id == id }) { return known }
    let name = uniqueName("variables", among: collections.map(\.name))
    collections.append(FigmaCollection(id: id, name: name))
    return collections.count - 1
  }

  mutating func nameSets(of index: Int) {
    for mode in collections[index].modes.indices {
      let collection = collections[index]
      let name =
        collection.modes.count == 1
        ? collection.name : "\(collection.name).\(collection.modes[mode].name)"
      sets.append(TokenFile(name: uniqueName(name, among: sets.map(\.name))))
      collections[index].modes[mode].set = sets.count - 1
    }
  }

  mutating func converted(
    _ options: ConversionOptions, findings: inout Findings
  ) -> ConvertedTokens {
    resolveAmbiguousNumbers(&tokens, isAmbiguous: isAmbiguous, findings: &findings)
    var result = ConvertedTokens(
      sets: sets, tokens: tokens, types: TypeRules(rules: options), options: options,
      findings: &findings)
    for collection in collections where collection.parent == nil {
      let extending = collections.filter { $0.parent == collection.id }
      result.add(collection, extending: extending, sets: result.sets.map(\.name))
    }
    let used = Set(result.sets.filter { !$0.root.members.isEmpty }.map(\.name))
    result.sets.removeAll { !used.contains($0.name) }
    return result
  }
}
