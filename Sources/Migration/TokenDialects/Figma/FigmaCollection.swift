import ForeignValues
import TokenJSON
import TokenModel
import Writers

/// A collection of variables, and its modes.
struct FigmaCollection {
  var id: String
  var name: String
  var modes: [Mode] = []
  var defaultMode: String?
  /// The collection that this one extends.
  var parent: String?

  struct Mode {
    var id: String
    var name: String
    /// The mode of the parent that it extends.
    var parent: String?
    var set = 0
  }

  /// The collections of a response. Duplicate names get a number.
  static func all(_ entries: [FigmaEntry]) -> [FigmaCollection] {
    var collections: [FigmaCollection] = []
    for entry in entries {
      let value = entry.value
      var collection = FigmaCollection(
        id: entry.id,
        name: (value["name"]?.string ?? "variables").numbered(among: collections.map(\.name)))
      collection.defaultMode = value["defaultModeId"]?.string
      let isExtension = value["isExtension"]?.boolean == true
      collection.parent =
        value["parentVariableCollectionId"]?.string
        ?? (isExtension ? value["rootVariableCollectionId"]?.string : nil)
      if collection.parent == collection.id { collection.parent = nil }
      for mode in value["modes"]?.array.map(Array.init) ?? [] {
        let name = mode["name"]?.string ?? "mode"
        collection.modes.append(
          Mode(
            id: mode["modeId"]?.string ?? "",
            name: name.numbered(among: collection.modes.map(\.name)),
            parent: mode["parentModeId"]?.string))
      }
      // Some plugins write names by id.
      for (id, name) in value["modes"]?.members ?? [] {
        let name = (name.string ?? "mode").numbered(among: collection.modes.map(\.name))
        collection.modes.append(Mode(id: id.string, name: name))
      }
      collections.append(collection)
    }
    // Without its parent, an extension is an ordinary collection.
    let ids = Set(collections.map(\.id))
    for index in collections.indices where !(collections[index].parent.map(ids.contains) ?? true) {
      collections[index].parent = nil
    }
    return collections
  }
}

extension String {
  /// The name, followed by a number if it is taken.
  func numbered(among taken: [String]) -> String {
    numbered(separator: " ") { !taken.contains($0) }
  }
}

extension ConvertedTokens {
  /// The converted tokens of collections, which become sets and modifiers.
  init(_ imported: ImportedTokens, collections: [FigmaCollection], options: ConversionOptions) {
    var imported = imported
    imported.resolveNumbers()
    let types = TypeRules(rules: options)
    self.init(ForeignTable(imported, types: types, options: options), options: options)
    let names = sets.map(\.name)
    for collection in collections where collection.parent == nil {
      let extending = collections.filter { $0.parent == collection.id }
      add(collection, extending: extending, sets: names)
    }
    sets.removeAll { $0.root.members.isEmpty }
  }

  /// Adds a collection and those that extend it: a set if there is only one mode, else a modifier
  /// with a context for each mode.
  private mutating func add(
    _ collection: FigmaCollection, extending: [FigmaCollection], sets: [String]
  ) {
    let filled = Set(self.sets.filter { !$0.root.members.isEmpty }.map(\.name))
    var contexts: [Context] = collection.modes.map { mode in
      Context(name: mode.name, sets: [sets[mode.set]])
    }
    for other in extending {
      for mode in other.modes {
        let base =
          collection.modes.first { $0.id == mode.parent }
          ?? collection.modes.first { $0.id == collection.defaultMode } ?? collection.modes.first
        let name = other.modes.count == 1 ? other.name : "\(other.name) \(mode.name)"
        contexts.append(
          Context(
            name: name.numbered(among: contexts.map(\.name)),
            sets: [base.map { sets[$0.set] }, sets[mode.set]].compactMap(\.self)))
      }
    }
    for index in contexts.indices { contexts[index].sets.removeAll { !filled.contains($0) } }
    guard contexts.contains(where: { !$0.sets.isEmpty }) else { return }
    guard contexts.count > 1 else {
      order += contexts[0].sets.map { .set($0) }
      return
    }
    let defaultName = collection.modes.first { $0.id == collection.defaultMode }?.name
    if merge(contexts, ofDefault: defaultName ?? contexts[0].name, named: collection.name) {
      return
    }
    let name = modifiers.contains { $0.name == collection.name } ? collection.id : collection.name
    modifiers.append(
      Modifier(name: name, contexts: contexts, defaultContext: defaultName ?? contexts[0].name))
    order.append(.modifier(name))
  }

  /// Adds contexts to the modifier of a collection with the same modes: `Light` and `Dark` of colors go
  /// with `Light` and `Dark` of shadows. Returns false if there is none.
  private mutating func merge(
    _ contexts: [Context], ofDefault defaultName: String, named name: String
  ) -> Bool {
    let twin = modifiers.firstIndex { modifier in
      modifier.defaultContext == defaultName
        && Set(modifier.contexts.map(\.name)) == Set(contexts.map(\.name))
    }
    guard let twin else { return false }
    for context in contexts {
      for index in modifiers[twin].contexts.indices
      where modifiers[twin].contexts[index].name == context.name {
        modifiers[twin].contexts[index].sets += context.sets
      }
    }
    let names =
      modifiers[twin].because ?? "these collections have the same modes: '\(modifiers[twin].name)'"
    modifiers[twin].because = "\(names), '\(name)'"
    return true
  }
}

struct FigmaVariable {
  var id: String
  var names: [String]
  var collection: Int
  var place: Place
  /// Its position in the file.
  var entry = 0

  /// The path of a variable. Braces, which DTCG does not allow, become parentheses.
  static func names(of name: String) -> [String] {
    name.split(separator: "/", omittingEmptySubsequences: false).map { part in
      String(part.trimmingBlanks).withoutBraces
    }
  }
}

extension ImportedTokens {
  /// Prefixes names that several collections have with the name of the collection.
  mutating func disambiguate(_ variables: inout [FigmaVariable], collections: [String]) {
    var owners: [TokenPath: Set<Int>] = [:]
    for variable in variables {
      owners[TokenPath(names: variable.names), default: []].insert(variable.collection)
    }
    for index in variables.indices {
      let old = variables[index].names
      guard let count = owners[TokenPath(names: old)]?.count, count > 1 else { continue }
      variables[index].names = [collections[variables[index].collection]] + old
      let path = variables[index].names.tokenPath
      findings.noteChange(
        "'\(printable(old.tokenPath))' is in \(count) collections; this one becomes '\(printable(path))'",
        at: variables[index].place, path: path)
    }
  }
}
