import TokenCompiler

/// Reads the files of the second and third drafts of DTCG: one set for each file.
func readDrafts(
  _ files: [ForeignFile], _ options: ConversionOptions, _ findings: inout Findings
) -> ConvertedTokens {
  var table = ForeignTable(
    files, .dtcg, TypeRules(rules: options.types, words: commonTypes), options, &findings)
  let sets = carry(&table, &findings)
  return arrange(sets, options, &findings)
}
