import TokenModel

extension DialectReader {
  /// Reads what Figma exports from its window: a file for each mode of a collection.
  ///
  /// Files that hold the same variables are modes of one collection. Aliases arrive resolved, with
  /// `aliasData` to tell; one is restored where the file of its target is here and has the same value.
  static let figmaExport = DialectReader(position: 6) { files, options, findings in
    var export = FigmaExport(files, findings: &findings)
    export.restoreAliases(&findings)
    return export.converted(options, findings: &findings)
  }
}
