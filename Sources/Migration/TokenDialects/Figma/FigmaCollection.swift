/// A collection of variables, and its modes.
package struct FigmaCollection {
  package var id: String
  /// Its name, with a number if it is not the only one of that name.
  package var name: String
  /// Its name in Figma.
  package var title: String
  var modes: [Mode] = []
  package var defaultMode: String?
  /// The index of the collection that this one extends.
  package fileprivate(set) var parent: Int?
  /// The indices of the collections that extend this one.
  fileprivate var extensions: [Int] = []
  fileprivate var modeNames = UniqueNames()
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

  init(id: String, title: String, names: inout UniqueNames, entry: FigmaEntry? = nil) {
    (self.id, self.title, self.entry) = (id, title, entry)
    name = names.add(title)
  }

  /// The value in one of its modes that replaces the one of the collection that it extends.
  func override(of variable: FigmaVariable, in mode: String) -> JSONValue? {
    guard let entry, entry.file == variable.entry.file else { return nil }
    return entry.value["variableOverrides"]?[variable.id]?[mode]
  }

  mutating func addMode(id: String, name: String?, parent: String? = nil, set: Int = 0) {
    let name = modeNames.add(name ?? "mode")
    modes.append(Mode(id: id, name: name, parent: parent, set: set))
  }

  /// The collections that files list.
  static func all(_ entries: [FigmaEntry], names: inout UniqueNames) -> [FigmaCollection] {
    let indices = Dictionary(firsts: entries.enumerated().map { ($1.key($1.id), $0) })
    var collections = entries.map { entry in
      let value = entry.value
      var collection = FigmaCollection(
        id: entry.id, title: value["name"]?.string ?? "variables", names: &names, entry: entry)
      collection.defaultMode = value["defaultModeId"]?.string
      let isExtension = value["isExtension"]?.boolean == true
      let parent =
        value["parentVariableCollectionId"]?.string
        ?? (isExtension ? value["rootVariableCollectionId"]?.string : nil)
      // Without its parent, an extension is an ordinary collection.
      collection.parent = parent.flatMap { indices[entry.key($0)] }
      for mode in value["modes"]?.array.map(Array.init) ?? [] {
        collection.addMode(
          id: mode["modeId"]?.string ?? "", name: mode["name"]?.string,
          parent: mode["parentModeId"]?.string)
      }
      // Some plugins write names by id.
      for (id, name) in value["modes"]?.members ?? [] {
        collection.addMode(id: id.string, name: name.string)
      }
      return collection
    }
    collections.addExtensions()
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
  /// Adds each collection to the one that it extends. One in each cycle extends none.
  fileprivate mutating func addExtensions() {
    var known: Set<Int> = []
    for index in indices {
      var open: Set<Int> = []
      var here = index
      while known.insert(here).inserted, let parent = self[here].parent {
        open.insert(here)
        if open.contains(parent) { self[here].parent = nil }
        here = parent
      }
    }
    for index in indices {
      if let parent = self[index].parent { self[parent].extensions.append(index) }
    }
  }

  /// The contexts of a collection: its own modes, then those of the collections that extend it.
  package func contexts(of index: Int) -> [FigmaContext] {
    let own = self[index].modes
    let usual = own.firstIndex { $0.id == self[index].defaultMode } ?? 0
    var contexts = own.map { FigmaContext(name: $0.name, mode: $0, owner: index) }
    var names = self[index].modeNames
    var indices = Dictionary(firsts: own.enumerated().map { ($1.id, $0) })
    var open = [index]
    while let parent = open.popLast() {
      for owner in self[parent].extensions {
        let other = self[owner]
        for mode in other.modes {
          let name = other.modes.count == 1 ? other.name : "\(other.name) \(mode.name)"
          let base = mode.parent.flatMap { indices[$0] } ?? (own.isEmpty ? nil : usual)
          indices[mode.id] = indices[mode.id] ?? contexts.count
          contexts.append(.init(name: names.add(name), mode: mode, owner: owner, parent: base))
        }
        open.append(owner)
      }
    }
    return contexts
  }
}

extension ImportedTokens {
  /// Names the set of each mode after its collection, and after the mode if there are several.
  mutating func nameSets(of collections: [FigmaCollection]) {
    for collection in collections {
      for mode in collection.modes {
        let isOnly = collection.modes.count == 1
        sets[mode.set].name = isOnly ? collection.name : "\(collection.name).\(mode.name)"
      }
    }
    var names = UniqueNames()
    for set in sets.indices { sets[set].name = names.add(sets[set].name) }
  }
}

extension ConvertedTokens {
  /// Adds the tokens of collections as sets and modifiers. Collections with the same modes are one axis.
  mutating func add(
    _ imported: ImportedTokens, collections: [FigmaCollection], options: ConversionOptions
  ) {
    var imported = imported
    imported.applyTypes(options)
    imported.resolveNumbers()
    let paths = imported.paths
    let axes = collections.indices.filter { collections[$0].parent == nil }
      .map { ModeGroup($0, of: collections) }
      .filter { !$0.sets.allSatisfy { paths[$0].isEmpty } }
    // `Light` and `Dark` of colors go with `Light` and `Dark` of shadows.
    let joined = axes.indices.grouped { index -> [Set<String>] in
      let names = axes[index].keys
      return names.count > 1 ? [[names[axes[index].defaultContext]], Set(names)] : [["\(index)"]]
    }.map { twins in
      var axis = axes[twins[0]]
      for twin in twins.dropFirst() { axis.merge(axes[twin]) }
      let titles = twins.map { "'\(axes[$0].name)'" }
      axis.because =
        titles.count > 1 ? "these collections have the same modes: \(titles.shortList())" : nil
      return axis
    }
    add(imported, plan: ThemePlan(joined, setCount: imported.sets.count), options: options)
  }
}

extension ModeGroup {
  /// The modes of a collection and of those that extend it.
  fileprivate init(_ collection: Int, of collections: [FigmaCollection]) {
    var contexts: [Context] = []
    for context in collections.contexts(of: collection) {
      let inherited = context.parent.map { contexts[$0].sets } ?? []
      contexts.append(Context(context.name, sets: inherited + [context.mode.set]))
    }
    let (name, usual) = (collections[collection].name, collections[collection].defaultMode)
    self.init(
      name: name, contexts: contexts,
      defaultContext: collections[collection].modes.firstIndex { $0.id == usual } ?? 0)
  }
}
