extension ContractReader {
  /// Reports reasons that say nothing, and those that nothing asks for.
  func checkReasons(of contract: Contract) {
    for pair in contract.pairs {
      check(
        pair.unless, at: pair.steps + [.key("unless")],
        wanted: "why the pair is not measured elsewhere")
      var wanted: String?
      switch pair.duty {
      case .text: wanted = pair.level.map { _ in "why a lower level is enough" }
      case .minimum: wanted = "why less contrast is enough"
      case .graphic: wanted = "why this is not text"
      case .focus: wanted = "why one neighbor is enough"
      case .decorative(let because):
        check(
          because, at: pair.steps + [.key("decorative")], wanted: "why the pair needs no contrast")
      case .inactive(let because):
        let steps = pair.steps + [.key("inactive")]
        check(because, at: steps, wanted: "why the control cannot be used")
        if because == nil {
          log.report(
            "'inactive' gives no reason; write why, such as \(Terms.example("inactive"))",
            rule: .missingReason, at: steps)
        }
      }
      check(pair.terms, of: pair, wanted: wanted)
      if case .graphic = pair.duty { checkName(of: pair, at: "graphic") }
      if pair.isFocus { checkName(of: pair, at: "focus") }
      if pair.isText, pair.foregrounds.count > 1 {
        checkName(of: pair, at: "foreground", flaw: "of 'anyOf' one is enough; make it a pair")
      }
    }
    for waiver in contract.waivers {
      check(
        waiver.terms.because, at: waiver.steps + [.key("because")],
        wanted: "why the low contrast is accepted")
      if waiver.terms.because == nil {
        report(
          "a waiver needs a reason; write why the low contrast is accepted, such as "
            + Terms.example("because"), at: waiver.steps)
      }
    }
    for cue in contract.cues {
      check(
        cue.because, at: [.key("cues"), .key(cue.axis), .key(cue.value)],
        wanted: "how '\(printable(cue.value))' differs other than in color")
    }
  }

  /// Reports a shape that is named like text.
  private func checkName(of pair: Pair, at key: String, flaw: String? = nil) {
    guard pair.terms.because == nil,
      let layer = pair.foregrounds.first(where: { RoleWord.callsText($0.lastName) })
    else { return }
    log.report(
      "'\(printable(layer.lastName))' is named like text, and "
        + (flaw ?? "'\(key)' asks for 3:1 only; remove it")
        + ", or say in 'because' why this is not text",
      rule: .roleName, at: pair.steps + [.key(key)])
  }

  /// Checks the terms of a pair. `wanted` is what its `because` must say, if something asks for it.
  private func check(_ terms: Terms, of pair: Pair, wanted: String?) {
    let lowers = pair.level != nil || pair.lowering == "minimum"
    if let wanted {
      check(terms.because, at: pair.steps + [.key("because")], wanted: wanted)
    } else if terms.because != nil {
      report(
        "'because' says why a low 'minimum' or 'level' is enough, or why 'graphic' fits; "
          + "remove it, or add one of them", at: pair.steps + [.key("because")])
    }
    for (name, value) in [("owner", terms.owner), ("until", terms.until)]
    where value != nil && !lowers {
      report(
        "'\(name)' is for pairs with a low 'minimum' or 'level'; remove it",
        at: pair.steps + [.key(name)])
    }
  }

  private func check(_ reason: String?, at steps: [JSONStep], wanted: String) {
    guard let reason, case .key(let name)? = steps.last else { return }
    let example = ", such as \(Terms.example(name))"
    if !reason.hasWord {
      report("'\(printable(name))' has no words; write \(wanted)\(example)", at: steps)
    } else if reason.hasPrefix(proposedReason) {
      log.report(
        "'\(printable(name))' is what 'propose' wrote; write \(wanted)", rule: .missingReason,
        at: steps)
    } else if reason.isTooShortForReason {
      log.report(
        "'\(printable(reason))' in '\(printable(name))' says nothing; write \(wanted)\(example)",
        rule: .missingReason, at: steps)
    }
  }
}

extension Members {
  /// The reason in a member; nil without the member. A value other than text has no words, which
  /// `checkReasons` reports.
  mutating func reason(_ name: String) -> String? { value(name).map { $0.value.string ?? "" } }
}
