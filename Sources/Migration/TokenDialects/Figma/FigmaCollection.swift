import ModeFinding

/// A collection of variables, and its modes.
package struct FigmaCollection {
  package var id: String
  /// Its name, with a number if it is not the only one of that name.
  package var name: String
  /// Its name in Figma.
  package var title: String
  var modes: [Mode] = []
  package var defaultMode: String?
  /// The id of the collection that this one extends.
  package var parent: String?
  /// Where the REST API or a plugin describes it; nil in other exports, or if the file does not list it.
  var entry: FigmaEntry?

  package struct Mode {
    package var id: String
    /// Its name, with a number if it is not the only one of that name.
    package var name: String
    /// The mode of the parent that it extends.
    var parent: String?
    var set = 0
  }

  /// Whether it is part of a library.
  package var isRemote: Bool { entry?.value["remote"]?.boolean ?? false }

  /// Whether the file lists it.
  package var isListed: Bool { entry != nil }

  init(id: String, title: String, among others: [FigmaCollection], entry: FigmaEntry? = nil) {
    (self.id, self.title, self.entry) = (id, title, entry)
    name = title.numbered(among: others.map(\.name))
  }

  /// The value in one of its modes that replaces the one of the collection that it extends.
  func override(of variable: String, in mode: String) -> JSONValue? {
    entry?.value["variableOverrides"]?[variable]?[mode]
  }

  mutating func addMode(id: String, name: String?, parent: String? = nil, set: Int = 0) {
    let name = (name ?? "mode").numbered(among: modes.map(\.name))
    modes.append(Mode(id: id, name: name, parent: parent, set: set))
  }

  /// The collections that a file lists.
  static func all(_ entries: [FigmaEntry]) -> [FigmaCollection] {
    var collections: [FigmaCollection] = []
    let ids = Set(entries.map(\.id))
    for entry in entries {
      let value = entry.value
      var collection = FigmaCollection(
        id: entry.id, title: value["name"]?.string ?? "variables", among: collections,
        entry: entry)
      collection.defaultMode = value["defaultModeId"]?.string
      let isExtension = value["isExtension"]?.boolean == true
      let parent =
        value["parentVariableCollectionId"]?.string
        ?? (isExtension ? value["rootVariableCollectionId"]?.string : nil)
      // Without its parent, an extension is an ordinary collection.
      if let parent, parent != entry.id, ids.contains(parent) { collection.parent = parent }
      for mode in value["modes"]?.array.map(Array.init) ?? [] {
        collection.addMode(
          id: mode["modeId"]?.string ?? "", name: mode["name"]?.string,
          parent: mode["parentModeId"]?.string)
      }
      // Some plugins write names by id.
      for (id, name) in value["modes"]?.members ?? [] {
        collection.addMode(id: id.string, name: name.string)
      }
      collections.append(collection)
    }
    return collections
  }
}

/// A mode of a collection, or of one that extends it, as a context of a modifier.
package struct FigmaContext {
  package var name: String
  package var mode: FigmaCollection.Mode
  /// The index of the collection that has the mode.
  package var owner: Int
  /// The index of the context whose values it inherits; nil in the collection itself.
  package var parent: Int?
}

extension [FigmaCollection] {
  /// The contexts of a collection: its own modes, then those of the collections that extend it.
  package func contexts(of index: Int) -> [FigmaContext] {
    let own = self[index].modes
    let usual = own.firstIndex { $0.id == self[index].defaultMode } ?? 0
    var contexts = own.map { FigmaContext(name: $0.name, mode: $0, owner: index) }
    var open = [self[index].id]
    while let parent = open.popLast() {
      for (owner, other) in enumerated() where other.parent == parent {
        for mode in other.modes {
          let name = other.modes.count == 1 ? other.name : "\(other.name) \(mode.name)"
          let base =
            contexts.firstIndex { $0.mode.id == mode.parent } ?? (own.isEmpty ? nil : usual)
          contexts.append(
            FigmaContext(
              name: name.numbered(among: contexts.map(\.name)), mode: mode, owner: owner,
              parent: base))
        }
        open.append(other.id)
      }
    }
    return contexts
  }
}

extension String {
  /// The name, followed by a number if it is taken.
  func numbered(among taken: [String]) -> String {
    numbered(separator: " ") { !taken.contains($0) }
  }
}

extension ImportedTokens {
  /// Names the set of each mode after its collection, and after the mode if there are several.
  mutating func nameSets(of collections: [FigmaCollection]) {
    let modes = collections.flatMap { collection in
      collection.modes.map { mode in
        (
          mode.set,
          collection.modes.count == 1 ? collection.name : "\(collection.name).\(mode.name)"
        )
      }
    }
    for (set, name) in modes.sorted(by: { $0.0 < $1.0 }) {
      sets[set].name = name.numbered(among: sets[..<set].map(\.name))
    }
  }
}

extension ConvertedTokens {
  /// The converted tokens of collections, which become sets and modifiers. Collections with the same modes
  /// are one axis.
  init(_ imported: ImportedTokens, collections: [FigmaCollection], options: ConversionOptions) {
    var imported = imported
    imported.resolveNumbers()
    let paths = imported.paths
    var axes: [ModeGroup] = []
    for index in collections.indices where collections[index].parent == nil {
      let axis = ModeGroup(index, of: collections)
      if axis.sets.allSatisfy({ paths[$0].isEmpty }) { continue }
      if let twin = axes.firstIndex(where: { $0.hasModes(of: axis) }) {
        axes[twin].merge(axis)
      } else {
        axes.append(axis)
      }
    }
    self.init(
      imported, plan: ThemePlan(axes, setCount: imported.sets.count), options: options)
  }
}

extension ModeGroup {
  /// The modes of a collection and of those that extend it.
  fileprivate init(_ collection: Int, of collections: [FigmaCollection]) {
    var contexts: [(name: String, sets: [Int])] = []
    for context in collections.contexts(of: collection) {
      let inherited = context.parent.map { contexts[$0].sets } ?? []
      contexts.append((context.name, inherited + [context.mode.set]))
    }
    let (name, usual) = (collections[collection].name, collections[collection].defaultMode)
    self.init(
      name: name, contexts: contexts,
      defaultContext: collections[collection].modes.firstIndex { $0.id == usual } ?? 0)
  }

  /// Whether another collection has the same modes: `Light` and `Dark` of colors go with `Light` and
  /// `Dark` of shadows.
  fileprivate func hasModes(of other: ModeGroup) -> Bool {
    contexts.count > 1
      && contexts[defaultContext].name == other.contexts[other.defaultContext].name
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
