import TokenCompiler

/// Takes files that are DTCG 2025.10 already as they are, byte for byte.
func readCurrent(
  _ files: [ForeignFile], _ options: ConversionOptions, _ findings: inout Findings
) -> ConvertedTokens {
  var ignored = Findings()  // what a build says of the copies is said when the result is compiled
  let rules = TypeRules(rules: [])
  var sets: [TokenFile] = []
  for (index, file) in files.enumerated() {
    var set = TokenFile(of: file)
    set.verbatim = file.document.json.text
    set.original = file.document.path
    let walk = ForeignWalk(file.document, file: index, .dtcg, &ignored)
    for token in walk.tokens {
      let type = rules.type(of: token)
      set.root.insert(
        ConvertedToken(type: type, value: token.value, place: token.place), at: token.names)
    }
    sets.append(set)
  }
  return arrange(sets, options, &findings)
}
