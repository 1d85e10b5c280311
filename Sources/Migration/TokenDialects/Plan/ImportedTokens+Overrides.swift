extension ImportedTokens {
  /// Reports values that other ones override in every theme. One finding for each pair of sets. The contexts of
  /// a modifier are meant to change the tokens of every theme.
  ///
  /// - Parameter isDeclared: Whether `$themes` says which sets are merged.
  func overrides(by plan: ThemePlan, isDeclared: Bool) -> Findings {
    var findings = Findings()
    let pairs = plan.overridden(tokens).sorted { $0.key < $1.key }
      .map { (own: tokens[$0.value], other: tokens[$0.key]) }
    let lost = pairs.filter { own, other in
      own.file != other.file && own.value != other.value
        && (plan.always.contains(own.file) || !plan.always.contains(other.file))
    }
    for pairs in lost.grouped(by: { [$0.0.file, $0.1.file] }) {
      let (own, other) = pairs[0]
      // Several sets can be in one file.
      let isFile = !isDeclared && own.place.file != other.place.file
      let subject = isFile ? "this file" : "the set '\(printable(sets[own.file].name))'"
      let isAlone = plan.includes(own.file, whereverMerged: other.file)
      let path = "'\(printable(own.names.tokenPath))'"
      let isSingle = pairs.count == 1
      let what = isSingle ? path : "\(pairs.count) tokens"
      let cure =
        isDeclared
        ? "put the sets into different themes in '$themes'"
        : "say with --mode which contexts they are"
      findings.noteChange(
        subject + (isAlone ? "" : " or another one of its group")
          + " overrides \(what) of '\(printable(sets[other.file].name))'"
          + (isDeclared ? " in every theme" : "") + (isSingle ? "" : ", such as \(path)")
          + "; to keep both, \(cure)",
        at: own.place, path: isSingle ? own.names.tokenPath : nil,
        related: pairs.prefix(3).map { _, other in
          let path = printable(other.names.tokenPath)
          return Diagnostic.Related("'\(path)' is overridden", at: other.place)
        })
    }
    return findings
  }
}
