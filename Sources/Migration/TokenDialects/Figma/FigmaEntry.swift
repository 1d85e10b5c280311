import TokenModel

/// A collection or a variable, wherever a file has it. Figma’s REST API answers with objects by id. Plugins
/// write lists, and put the variables next to their collections, or into them.
package struct FigmaEntry {
  var id: String
  let document: Document
  var value: JSONValue
  var steps: [JSONStep]
  /// The collection around a variable.
  var collection: String?

  /// The members of an object, or the items of a list, in another entry.
  private func all(in value: JSONValue?, at steps: [JSONStep], collection: String? = nil)
    -> [FigmaEntry]
  {
    let members = (value?.members ?? []).map {
      ($0.key.string, $0.value, JSONStep.key($0.key.string))
    }
    let items = value?.array.map(Array.init) ?? []
    let listed = items.enumerated().map { ($1["id"]?.string ?? "", $1, JSONStep.index($0)) }
    return (members + listed).map {
      FigmaEntry(
        id: $0, document: document, value: $1, steps: steps + [$2], collection: collection)
    }
  }

  /// The collections and variables of a file.
  static func read(_ document: Document) -> (collections: [FigmaEntry], variables: [FigmaEntry]) {
    let meta = document.json.root["meta"]
    let root = meta ?? document.json.root
    let whole = FigmaEntry(
      id: root["id"]?.string ?? "", document: document, value: root,
      steps: meta == nil ? [] : [.key("meta")])
    let key = root["variableCollections"] == nil ? "collections" : "variableCollections"
    let collections =
      root["modes"] != nil
      ? [whole]
      : whole.all(in: root, at: []).filter { _ in root.array != nil }
        + whole.all(in: root[key], at: whole.steps + [.key(key)])
    let owners = root["modes"] != nil ? collections : [whole] + collections
    let variables = owners.flatMap {
      $0.all(in: $0.value["variables"], at: $0.steps + [.key("variables")], collection: $0.id)
    }
    return (collections, variables)
  }

  /// The place of something in it.
  func place(of steps: JSONStep...) -> Place { document.place(self.steps + steps) }

  /// Whether a value is a variable of Figma, or a collection.
  static func isVariableOrCollection(_ value: JSONValue) -> Bool {
    value["valuesByMode"]?.kind == .object || value["modes"]?.array?.first?["modeId"] != nil
      || value["modes"] != nil
        && value["variables"]?.array?.first?["valuesByMode"]?.kind == .object
  }
}
