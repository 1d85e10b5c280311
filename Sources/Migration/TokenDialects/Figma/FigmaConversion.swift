/// What `convert` makes of a file in Figma.
package struct FigmaConversion {
  /// The path of the token of each variable, by the id of the variable.
  package private(set) var paths: [String: [String]] = [:]
  /// The modifier of each collection with modes, by the index of the collection.
  package private(set) var modifiers: [Int: String] = [:]

  /// The modes in which a variable is an alias, but its token has a value, by the id of the variable:
  /// the token has another type than the target, or the target is not in every theme.
  package private(set) var replacedAliases: [String: Set<String>] = [:]

  package init(_ file: FigmaFile) {
    var tokens = ConvertedTokens()
    tokens.add(file.imported, collections: file.collections, options: ConversionOptions())
    var conversion = Conversion()
    tokens.write(into: &conversion, splits: false) { _ in [] }
    let modes = Dictionary(firsts: file.collections.flatMap(\.modes).map { ($0.set, $0.id) })
    for (path, token) in tokens.sets.flatMap(\.root.tokens) {
      let figma = token.extensions.first { $0.name == "com.figma" }?.value
      guard let id = figma?["variableId"]?.text, let origin = token.origin else { continue }
      paths[id] = path.names
      let isAlias = token.value.alias != nil || token.value["components"]?["$ref"] != nil
      guard !isAlias, let mode = modes[file.imported.tokens[origin].file],
        let variable = file.index(ofID: id).map({ file.variables[$0] }),
        file.value(of: variable, in: mode)?.isAlias == true
      else { continue }
      replacedAliases[id, default: []].insert(mode)
    }
    for modifier in tokens.modifiers {
      let sets = Set(modifier.sets.map { tokens.sets[$0].name })
      for (index, collection) in file.collections.enumerated()
      where collection.modes.contains(where: { sets.contains(file.imported.sets[$0.set].name) }) {
        modifiers[index] = modifier.name
      }
    }
  }
}
