import ForeignValues
import TokenModel

extension DialectReader {
  /// Reads the files of Figma's own export: one for each mode of a collection.
  ///
  /// Files with the same variables are modes of one collection. The export replaces aliases by
  /// values and adds `aliasData`. An alias is restored if its target is among the files and has the
  /// same value.
  static let figmaExport = DialectReader(position: 6) { files, options, findings in
    var export = FigmaExport(files, findings: &findings)
    export.restoreAliases(&findings)
    return export.converted(options, findings: &findings)
  }
}
