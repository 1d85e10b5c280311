import ModeFinding

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
    var order: [ThemePlan.Source] = []
    var groups: [ModeGroup] = []
    let paths = imported.paths
    for collection in collections where collection.parent == nil {
      let group = ModeGroup(
        collection, extending: collections.filter { $0.parent == collection.id })
      let filled = group.sets.filter { !paths[$0].isEmpty }
      guard !filled.isEmpty else { continue }
      guard group.contexts.count > 1 else {
        order += filled.uniqued.map { .set($0) }
        continue
      }
      if let twin = groups.firstIndex(where: { $0.hasModes(of: group) }) {
        groups[twin].merge(group)
      } else {
        order.append(.group(groups.count))
        groups.append(group)
      }
    }
    self.init(
      imported, plan: ThemePlan(groups, order: order, setCount: imported.sets.count),
      types: TypeRules(options), options: options)
  }
}

extension ModeGroup {
  /// The modes of a collection and of those that extend it.
  fileprivate init(_ collection: FigmaCollection, extending: [FigmaCollection]) {
    let usual = collection.modes.firstIndex { $0.id == collection.defaultMode } ?? 0
    var contexts = collection.modes.map { (name: $0.name, sets: [$0.set]) }
    for other in extending {
      for mode in other.modes {
        let base =
          collection.modes.first { $0.id == mode.parent }
          ?? (collection.modes.isEmpty ? nil : collection.modes[usual])
        let name = other.modes.count == 1 ? other.name : "\(other.name) \(mode.name)"
        contexts.append(
          (name.numbered(among: contexts.map(\.name)), [base?.set, mode.set].compactMap(\.self)))
      }
    }
    self.init(name: collection.name, contexts: contexts, defaultContext: usual)
  }

  /// Whether another collection has the same modes: `Light` and `Dark` of colors go with `Light` and
  /// `Dark` of shadows.
  fileprivate func hasModes(of other: ModeGroup) -> Bool {
    contexts[defaultContext].name == other.contexts[other.defaultContext].name
      && Set(contexts.map(\.name)) == Set(other.contexts.map(\.name))
  }

  fileprivate mutating func merge(_ other: ModeGroup) {
    for context in other.contexts {
      for index in contexts.indices where contexts[index].name == context.name {
        contexts[index].sets += context.sets
      }
    }
    because = "\(because ?? "these collections have the same modes: '\(name)'"), '\(other.name)'"
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
