/// A collection or a variable, wherever a file has it. Figma’s REST API answers with objects by id. Plugins
/// write lists, and put the variables next to their collections, or into them.
package struct FigmaEntry {
  var id: String
  /// The file in Figma. The ids of one do not mean those of another.
  let file: Int
  let document: Document
  let placed: PlacedValue
  /// The collection around a variable.
  var collection: String?

  var value: JSONValue { placed.value }

  /// Something in one of several files.
  struct Key: Hashable {
    var file: Int
    var id: String
  }

  func key(_ id: String) -> Key { Key(file: file, id: id) }

  /// The members of an object, or the items of a list, in another entry.
  private func all(in list: PlacedValue?, collection: String? = nil) -> [FigmaEntry] {
    let members = (list?.members ?? []).map { ($0.name, $0) }
    let items = (list?.items ?? []).map { ($0.value["id"]?.string ?? "", $0) }
    return (members + items).map {
      FigmaEntry(id: $0, file: file, document: document, placed: $1, collection: collection)
    }
  }

  /// The collections, variables and styles of a document.
  static func read(_ document: Document, file: Int)
    -> (collections: [FigmaEntry], variables: [FigmaEntry], styles: [FigmaEntry])
  {
    let all = PlacedValue(document.json.root)
    let placed = all["meta"] ?? all
    let root = placed.value
    let whole = FigmaEntry(
      id: root["id"]?.string ?? "", file: file, document: document, placed: placed)
    let key = root["variableCollections"] == nil ? "collections" : "variableCollections"
    let collections =
      root["modes"] != nil
      ? [whole]
      : whole.all(in: root.array == nil ? nil : PlacedValue(root)) + whole.all(in: placed[key])
    let owners = root["modes"] != nil ? collections : [whole] + collections
    let variables = owners.flatMap { $0.all(in: $0.placed["variables"], collection: $0.id) }
    let lists = placed.members?.filter { $0.name.lowercased().hasSuffix("styles") } ?? []
    return (collections, variables, lists.flatMap { whole.all(in: $0) })
  }

  func place(of steps: JSONStep...) -> Place { document.place(placed.steps + steps) }

  /// The key of the values of a variable by mode. Some plugins write another one.
  var valuesKey: String { value["valuesByMode"] == nil ? "values" : "valuesByMode" }

  static func isVariableOrCollection(_ value: JSONValue) -> Bool {
    value["valuesByMode"]?.kind == .object || value["modes"]?.array?.first?["modeId"] != nil
      || value["values"]?.kind == .object
        && value["type"]?.string.flatMap(FigmaVariableType.init) != nil
      || value["modes"] != nil && value["variables"]?.array != nil
  }
}
