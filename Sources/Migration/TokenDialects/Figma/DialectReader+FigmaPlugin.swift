import TokenModel

extension DialectReader {
  /// Reads the collections that a Figma plugin exports, with the variables of each mode.
  ///
  /// A collection with one mode becomes a set. One with several modes becomes a modifier with a
  /// context for each; the first is the default. Aliases name their collection, and resolve across
  /// the files.
  static let figmaPlugin = DialectReader(position: 7) { files, options, findings in
    var export = FigmaPluginExport(files, findings: &findings)
    export.resolveAliases(&findings)
    return export.converted(options, findings: &findings)
  }
}
