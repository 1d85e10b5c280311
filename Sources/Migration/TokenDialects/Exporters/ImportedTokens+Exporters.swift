extension ImportedTokens {
  /// Reads the files of a Figma plugin that writes each variable as a token.
  ///
  /// - Parameter plain: How the plugin writes tokens with `value`.
  init(exported files: [ForeignFile], plain: ForeignKeys) {
    self.init(sets: files.map(TokenFile.init(of:)))
    var dollar = ForeignKeys.dtcg
    (dollar.vendor, dollar.readsAllModes) = (plain.vendor, plain.readsAllModes)
    for (index, file) in files.enumerated() {
      let usesDollar = !ForeignWalk(file.document, file: index, keys: dollar).tokens.isEmpty
      tokens += read(file.document, set: index, keys: usesDollar ? dollar : plain)
    }
  }
}

extension ConvertedTokens {
  /// A mode of a collection, and the pattern of its sets or groups, as for `--mode`.
  typealias DeclaredMode = (axis: String, collection: String, name: String, pattern: String)

  /// The converted tokens of files that name their modes. Collections with the same modes are one axis.
  /// `--mode` and `--base` replace what the files say.
  mutating func add(_ imported: ImportedTokens, modes: [DeclaredMode], options: ConversionOptions) {
    var (imported, options) = (imported, options)
    let collections = modes.grouped { $0.collection }.filter { Set($0.map(\.name)).count > 1 }
    let isDeclared = options.modes.isEmpty && options.bases.isEmpty && !collections.isEmpty
    if isDeclared {
      options.modes = collections.grouped { Set($0.map(\.name)) }.map { twins in
        let contexts = twins.flatMap(\.self).grouped { $0.name }
        return ModeAxis(
          name: twins[0][0].axis,
          contexts: contexts.map { ($0[0].name, $0.map(\.pattern).uniqued) })
      }
    }
    imported.applyTypes(options)
    imported.expandGroups()
    imported.divideGroups(options)
    imported.divideModes()
    let (ownSets, ownModifiers) = (sets.count, modifiers.count)
    add(imported, options: options)
    guard isDeclared else { return }
    // A mode is about the axes of `--mode`.
    for index in sets.indices.dropFirst(ownSets) { sets[index].mode = nil }
    for index in modifiers.indices.dropFirst(ownModifiers) {
      modifiers[index].because = "the files name these modes"
    }
  }
}
