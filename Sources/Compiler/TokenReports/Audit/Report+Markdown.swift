extension Report {
  /// The most bytes of a comment on GitHub, which allows 65,536 characters.
  package static let commentLimit = 65_536

  /// The audit as Markdown: the verdict, what to change, failures, waivers and other findings. The rest is
  /// folded: waivers to copy, what is never measured, every check, and how it is measured.
  ///
  /// - Parameter limit: The most UTF-8 bytes. A longer report is cut from its last lists, and says so.
  package func markdown(limit: Int? = nil) -> String {
    let title = ["Contrast audit", name].compactMap(\.self).joined(separator: ": ")
    let notes = notes.map { markdownText($0) + "." }.joined(separator: " ")
    let head =
      "<!-- tincture-audit -->\n# \(heading(title))\n\n**\(verdict)** \(audit.results.counts()).\n"
    let method = MarkdownSection(
      "", summary: "How it is measured", lines: (facts + method).map { "- \(markdownText($0)).\n" })
    let sections =
      [
        changes, edits, list(errors, title: "Errors"), failures, newWaivers, accepted,
        list(warnings, title: "Warnings"), open,
      ] + pairs.map(checks)
    return sections.text(
      below: notes.isEmpty ? head : "\(head)\n\(notes)\n", above: method.text, limit: limit)
  }

  /// An instruction for each cause, and what could not be measured.
  private var changes: MarkdownSection {
    MarkdownSection(
      "causes", title: "What to change",
      lines: cards.enumerated().map { "\($0 + 1). \(instruction(of: $1)).\n" })
  }

  private func instruction(of card: Card) -> String {
    guard let cause = card.cause else {
      let place = audit.results[card.checks[0]].foreground.place
      return "\(markdownText(reason(of: card))) (\(place.markdown))"
    }
    let isOne = card.checks.count == 1
    let count = counted(card.checks.count, noun: "check")
    let place = cause.place.markdown
    let isKnown = card.checks.allSatisfy { audit.results[$0].change == .known }
    let end = isKnown ? "; the baseline accepts \(isOne ? "it" : "them")" : ""
    guard let remedy = cause.remedy else {
      return
        "\(code(cause.name)) (\(code(cause.value)), \(place)) fails \(count), and no edit of one "
        + "token fixes \(isOne ? "it" : "them"): \(markdownText(cause.obstacle ?? ""))" + end
    }
    let also = remedy.alsoChanges.map { code($0) }.shortList()
    return remedy.markdown.capitalizedOnce + ", in \(place), for \(count)"
      + (also.isEmpty ? "" : "; also changes \(also)") + end
  }

  /// The edits of the remedies, as GitHub colors them.
  private var edits: MarkdownSection {
    let remedies = cards.compactMap(\.remedy).filter { !$0.edits.isEmpty }
    return MarkdownSection(
      name: "edits", head: "\n```diff\n",
      lines: remedies.prefix(10).map { remedy in
        let part = remedy.part.map { ", \($0)" } ?? ""
        return printable("@@ \(remedy.place.file):\(remedy.place.line) \(remedy.token)\(part) @@")
          + "\n- \(printable(remedy.lines.old))\n+ \(printable(remedy.lines.new))\n"
      }, foot: "```\n\n\(Remedy.fixHint)\n")
  }

  private func list(_ findings: [Diagnostic], title: String) -> MarkdownSection {
    MarkdownSection(
      title.lowercased(), title: title, columns: ["finding", "rule", "where"],
      rows: findings.map { finding in
        let (id, page) = (finding.rule.rawValue, rulePages?.page(of: finding.rule))
        let rule = page.map { "[\(id)](<\($0)>)" } ?? id
        return [markdownText(finding.message), rule, finding.place.markdown]
      })
  }

  /// The checks that fail or could not be measured, with the number of the change.
  private var failures: MarkdownSection {
    let (cards, hasOpen) = (cards, audit.count(.indeterminate) > 0)
    let rows = cards.enumerated().flatMap { number, card in
      card.checks.map { index in
        let result = audit.results[index]
        let outcome = hasOpen ? result.outcome.rawValue : ""
        return [markdownText(result.name)] + result.measureCells
          + [outcome, result.change?.rawValue ?? "", cards.count > 1 ? "\(number + 1)" : ""]
      }
    }
    return MarkdownSection(
      "failures", title: "Failures",
      columns: ["check"] + ContrastResult.measureColumns + ["outcome", "baseline", "change:"],
      rows: rows)
  }

  /// A waiver for each failure that the baseline does not accept.
  private var newWaivers: MarkdownSection {
    let results = audit.results(with: .fail).filter { $0.change != .known }
    return MarkdownSection(
      "waivers to copy", summary: "Waivers to copy, if the failures are accepted",
      lines: results.waiverTexts.map { file, texts in
        let lines = texts.joined(separator: ",\n").parts(at: "\n").map { printable(String($0)) }
        return "In `waivers` of \(code(file)):\n\n```json\n\(lines.joined(separator: "\n"))\n```\n"
      })
  }

  private var accepted: MarkdownSection {
    let rows = waivers.map { waiver in
      let results = waiver.checks.map { audit.results[$0] }
      let worst = results.min { $0.ratio ?? 1 < $1.ratio ?? 1 } ?? results[0]
      let names = results.map { markdownText($0.name) }.uniqued.shortList(separator: "<br>")
      let terms = waiver.acceptance
      let texts = [waiver.because, terms.owner ?? "", terms.until ?? ""].map(markdownText)
      return [names] + worst.measureCells + texts + [terms.place.markdown]
    }
    return MarkdownSection(
      "waivers", title: "Waived",
      columns: ["check"] + ContrastResult.measureColumns + ["reason", "owner", "until", "where"],
      rows: rows)
  }

  /// The colors that are not measured everywhere.
  private var open: MarkdownSection {
    let colors = audit.coverage.colors.filter(\.status.isOpen)
    return MarkdownSection(
      "colors that are not measured",
      summary: "\(counted(colors.count, noun: "color")) not measured everywhere",
      columns: ["color", "measured", "in", "where"],
      rows: colors.map { color in
        let cells = color.cells.filter(\.status.isOpen)
        let names = cells.map { $0.holds.title(of: $0.variant, component: $0.component ?? "") }
        return [
          code(color.name), color.status.rawValue, markdownText(names.uniqued.shortList()),
          color.place.markdown,
        ]
      })
  }

  /// Every check of a component.
  private func checks(of component: String, pairs: [[Int]]) -> MarkdownSection {
    let results = pairs.flatMap { $0 }.map { audit.results[$0] }
    let failing = counted(
      results.count(where: \.isFailure), one: "needs work", several: "need work")
    let count = [counted(results.count, noun: "check"), failing].compactMap(\.self)
    return MarkdownSection(
      "checks", summary: "\(summaryText(component)): \(count.joined(separator: ", "))",
      columns: ["check"] + ContrastResult.measureColumns + ["ΔL\\*:", "outcome", "notes"],
      rows: results.map { result in
        let title = [result.title, result.pairName].filter { !$0.isEmpty }.joined(separator: ": ")
        return [markdownText(title)] + result.measureCells
          + [result.measured?.lightness ?? "", result.outcome.rawValue, markdownText(result.notes)]
      })
  }
}
