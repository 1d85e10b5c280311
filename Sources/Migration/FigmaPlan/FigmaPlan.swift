@_exported import TokenChecks
@_exported import TokenDialects

/// The changes that make the variables of a file in Figma equal to tokens.
package struct FigmaPlan {
  /// A mode to add to a collection, or the first mode of a new collection, which gets a name.
  struct NewMode {
    var slot: FigmaHome.Slot
    var collection: String
    var isFirst = false
  }

  /// A variable to create, change or delete.
  enum VariableChange {
    case create(FigmaItem, collection: String)
    case update(id: String, name: String?, description: String?, codeSyntax: FigmaCodeSyntax?)
    case delete(id: String)
  }

  struct NewValue {
    var variable: String
    var mode: String
    var value: FigmaValue
  }

  /// The collections to create, each with a first mode. A single mode has no name here; Figma names it.
  var collections: [FigmaHome] = []
  var modes: [NewMode] = []
  var variables: [VariableChange] = []
  /// The values, in an order that never makes a cycle of aliases.
  var values: [NewValue] = []
  /// What the plan cannot do, or what changes on the way to Figma, as lines of the summary.
  var notes: [String] = []
  var leftOut: [(reason: String, tokens: [String])] = []
  /// The variables without a token, by collection.
  var others: [(collection: String, fate: FigmaFate, names: [String])] = []
  var createdCount = 0
  var changedCount = 0
  var unchangedCount = 0
  var deletedCount = 0
}

/// What a plan does with a variable that has no token.
enum FigmaFate {
  case deleted
  /// It would be deleted with `--delete`.
  case spared
  /// It is never deleted: no token has its type.
  case kept
  /// It is never deleted: `convert` cannot make a token of it.
  case lost
}

extension FigmaPlan {
  /// Plans the changes that make variables in Figma equal to the tokens of a project without errors.
  /// `response` answers `GET /v1/files/:key/variables/local`; `deletes` removes variables without a token.
  package init(_ analysis: Analysis, response: Document, deletes: Bool = false) throws(FigmaRefusal)
  {
    var planner = try FigmaPlanner(analysis.tokens, file: FigmaFile(answer: response))
    planner.compare()
    planner.listOthers(deletes: deletes)
    planner.report()
    self = planner.plan
  }

  /// What the plan does and leaves out, as lines.
  package var summary: [String] {
    let counts = [
      (createdCount, "created"), (changedCount, "changed"), (unchangedCount, "unchanged"),
      (deletedCount, "deleted"), (leftOut.reduce(0) { $0 + $1.tokens.count }, "left out"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    var lines = ["Variables: " + (parts.isEmpty ? "none" : parts.joined(separator: ", "))]
    lines += collections.map { collection in
      let modes = collection.slots.map(\.name).filter { !$0.isEmpty }
      return "new collection '\(printable(collection.name))'"
        + (modes.isEmpty ? "" : " with the modes \(quoted(modes))")
    }
    lines += modes.map { "new mode '\(printable($0.slot.name))'" }
    lines += leftOut.map { "left out: \(quoted($1)): \(printable($0))" }
    lines += notes
    return lines
      + others.map { collection, fate, names in
        let list = "in '\(printable(collection))': \(quoted(names))"
        return switch fate {
        case .deleted: "deleted, \(list)"
        case .spared:
          "only in Figma, \(list); add --delete to remove \(names.count == 1 ? "it" : "them")"
        case .kept: "only in Figma, \(list); never deleted: texts and booleans cannot be tokens"
        case .lost: "only in Figma, \(list); never deleted: 'convert' cannot carry the values"
        }
      }
  }

  /// The body of `POST /v1/files/:file_key/variables`, and the number of values beyond its limit of bytes.
  package func body(limit: Int = FigmaLimit.body) -> (bytes: [UInt8], restCount: Int) {
    var kept = values.count
    var bytes = write(values[...])
    while bytes.count > limit, kept > 0 {
      // All values have about the same size.
      let excess = Double(bytes.count - limit) / Double(bytes.count)
      kept = min(kept - 1, Int(Double(kept) * (1 - excess) * 0.98))
      bytes = write(values.prefix(max(0, kept)))
    }
    return (bytes, values.count - max(0, kept))
  }

  private func write(_ values: ArraySlice<NewValue>) -> [UInt8] {
    let own = collections.flatMap { home in
      home.slots.enumerated().map { NewMode(slot: $1, collection: home.id, isFirst: $0 == 0) }
    }
    let modes = own.filter { !$0.slot.name.isEmpty } + modes
    return JSONWriter.file(lines: 2) { json in
      json.objects("variableCollections", items: collections) { json, collection in
        json.members(
          ("action", "CREATE"), ("id", collection.id), ("name", collection.name),
          ("initialModeId", collection.slots.first?.id))
      }
      json.objects("variableModes", items: modes) { json, mode in
        json.members(
          ("action", mode.isFirst ? "UPDATE" : "CREATE"), ("id", mode.slot.id),
          ("name", mode.slot.name), ("variableCollectionId", mode.collection))
      }
      json.objects("variables", items: variables) { $0.members(of: $1) }
      json.objects("variableModeValues", items: values) { json, value in
        json.members(("variableId", value.variable), ("modeId", value.mode))
        json.value(value.value, key: "value")
      }
    }
  }
}

/// Names in quotes: all of a few, else the first ones.
func quoted(_ names: [String]) -> String { names.map { "'\(printable($0))'" }.shortList(limit: 8) }

extension JSONWriter {
  fileprivate mutating func members(of change: FigmaPlan.VariableChange) {
    switch change {
    case .create(let item, let collection):
      members(
        ("action", "CREATE"), ("id", item.id), ("name", item.name.text),
        ("variableCollectionId", collection), ("resolvedType", item.variableType?.rawValue))
      if let text = item.description { string("description", value: text) }
      if item.settings.isHidden { boolean("hiddenFromPublishing", value: true) }
      array("scopes", items: item.scopes) { $0.string(nil, value: $1) }
      if !item.settings.codeSyntax.isEmpty { codeSyntax(item.settings.codeSyntax) }
    case .update(let id, let name, let description, let entries):
      members(("action", "UPDATE"), ("id", id))
      if let name { string("name", value: name) }
      if let description { string("description", value: description) }
      if let entries { codeSyntax(entries) }
    case .delete(let id): members(("action", "DELETE"), ("id", id))
    }
  }

  private mutating func codeSyntax(_ entries: FigmaCodeSyntax) {
    object("codeSyntax") { json in
      for entry in entries { json.string(entry.platform, value: entry.text) }
    }
  }
}
