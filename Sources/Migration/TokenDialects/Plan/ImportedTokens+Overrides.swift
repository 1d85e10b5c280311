extension ImportedTokens {
  /// Reports values that other ones override in every theme. One finding for each pair of sets. The contexts of
  /// a modifier are meant to change the tokens of every theme.
  ///
  /// - Parameters:
  ///   - isDeclared: Whether `$themes` says which sets are merged.
  ///   - losesModes: Whether a mode that another modifier hides is lost: nothing says that it should be.
  func overrides(by plan: ThemePlan, isDeclared: Bool, losesModes: Bool = false) -> Findings {
    let hidden = plan.overridden(tokens)
    let order = isDeclared ? "convert each project by itself" : "say with --mode which wins"
    var findings = losesModes ? lostModes(of: plan, hidden: hidden, cure: order) : Findings()
    let pairs = hidden.sorted { $0.key < $1.key }
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
          + "; to keep both, \(cure)", at: own.place, path: isSingle ? own.names.tokenPath : nil,
        related: pairs.prefix(3).map { _, other in
          let path = printable(other.names.tokenPath)
          return Diagnostic.Related("'\(path)' is overridden", at: other.place)
        })
    }
    return findings
  }

  /// Reports modes, and sets of modes, whose values others override in every theme.
  private func lostModes(of plan: ThemePlan, hidden: [Int: Int], cure: String) -> Findings {
    var findings = Findings()
    let bySet = Dictionary(grouping: tokens.indices) { tokens[$0].file }
    func report(_ own: [Int], as subject: String) -> Bool {
      let lost = own.first { token in
        hidden[token].map { tokens[$0].value != tokens[token].value } ?? false
      }
      guard let lost, let winner = hidden[lost], own.allSatisfy({ hidden[$0] != nil }) else {
        return false
      }
      findings.add(
        .lostMode,
        message:
          "no theme has the values of \(subject), because '\(printable(sets[tokens[winner].file].name))' "
          + "overrides them; \(cure), or accept it with --partial", at: tokens[lost].place)
      return true
    }
    var known: Set<Int> = []
    for (number, group) in plan.groups.enumerated() {
      for (index, context) in group.contexts.enumerated() {
        let own = context.sets.filter { plan.places[$0] == [number: [index]] }
        let name = "the mode '\(printable(context.name))' of '\(printable(group.name))'"
        if report(own.flatMap { bySet[$0] ?? [] }, as: name) { known.formUnion(own) }
      }
    }
    for (set, own) in bySet.sorted(by: { $0.key < $1.key })
    where !known.contains(set) && sets[set].valueMode == nil {
      let winner = own.first.flatMap { hidden[$0] }.map { tokens[$0].file }
      let isChoice = [set, winner].contains { $0.map { plan.places[$0] != nil } ?? false }
      guard isChoice || sets[set].name.hasModeWord else { continue }
      _ = report(own, as: "'\(printable(sets[set].name))'")
    }
    return findings
  }
}
