import TokenModel

/// Reads what Figma exports from its window: a file for each mode of a collection.
///
/// Files that hold the same variables are modes of one collection. Aliases arrive resolved, with
/// `aliasData` to tell; one is restored where the file of its target is here and has the same value.
func readFigmaExport(
  _ files: [ForeignFile], _ options: ConversionOptions, _ findings: inout Findings
) -> ConvertedTokens {
  var export = FigmaExport(files, &findings)
  export.restoreAliases(&findings)
  return export.converted(options, &findings)
}
