import TokenChecks
import TokenModel
import TokenOutputs
import Writers

/// The purpose of a Markdown report.
package enum MarkdownUse: Sendable {
  /// A file in the repository: complete, and the same on any date.
  case file
  /// A comment on a change or the summary of a job, with a maximum number of UTF-8 bytes. GitHub
  /// allows 65,536 characters in a comment.
  case comment(limit: Int = 65_536)
}

extension Compilation {
  /// The audit as Markdown: the verdict, changes from the baseline, failures, waivers, claims, other
  /// problems, and then every check.
  ///
  /// A report that is too long for a comment is cut from the end, and says so.
  package func auditMarkdown(for use: MarkdownUse = .file) -> String {
    let title = ["Contrast audit", audit.label.map(markdownText)].compactMap(\.self)
    var head =
      "<!-- tincture-audit -->\n# \(title.joined(separator: ": "))\n\n" + auditVerdict(self)
    var limit: Int?
    if case .comment(let bytes) = use {
      limit = bytes
      if let note = audit.unjudgedNote { head += "\n\(note).\n" }
    }
    let lists =
      [errors(self).unlessEmpty, delta(audit)]
      + [causes, failures, places, waivers, claims].map { $0(audit).unlessEmpty }
      + [states(report).unlessEmpty, unpaired(audit).unlessEmpty]
    let sections = lists.compactMap { $0 } + report.groups.map(rows) + coverage(audit)
    return sections.text(below: head, limit: limit)
  }
}

/// Which renderers the ratios are of.
let rendererNote =
  "Where renderers differ, the lowest ratio counts: gradients premultiplied or straight, wide colors "
  + "mapped (CSS Color 4) or clipped, alpha exact or in 8 bits."

private func auditVerdict(_ compilation: Compilation) -> String {
  let audit = compilation.audit
  let lines = [
    "**\(compilation.report.verdict)** \(audit.results.counts).", "WCAG 2.2, \(audit.levelPhrase).",
    "Ratios are truncated to two decimals, never rounded; gradients count at their worst point.",
    "Layers are composited in gamma-encoded sRGB and Display P3. \(rendererNote)",
  ]
  let notes: [String?] = [
    audit.themeNote.map { "\($0)." }, audit.leftOut.map { "**\(markdownText($0.sentence)).**" },
    audit.coverage.colors.isEmpty ? nil : "\(audit.coverage.sentence).",
    audit.paletteNote.map { "\(markdownText($0))." }, compilation.report.gap.map { "**\($0).**" },
    compilation.report.warningNote.map { "\($0)." }, audit.endlessNote.map { "\($0)." },
  ]
  let facts = audit.fingerprint.lines.map { "\(markdownText($0))." }
  return (lines + notes.compactMap { $0 } + facts).joined(separator: "\n") + "\n"
}

private func errors(_ compilation: Compilation) -> MarkdownSection {
  MarkdownSection(
    "errors", title: "Errors", columns: ["rule", "error", "where"],
    rows: compilation.report.errors.map { finding in
      let (id, page) = (finding.rule.rawValue, compilation.rulePages?.page(of: finding.rule))
      let rule = page.map { "[\(id)](<\($0)>)" } ?? id
      return [rule, markdownText(finding.message), finding.place.markdown]
    })
}

private func delta(_ audit: Audit) -> MarkdownSection? {
  guard let baseline = audit.baseline, let comparison = audit.comparison else { return nil }
  let order: [BaselineComparison.Change] = [.new, .worse, .known]
  let changed = order.flatMap { change in
    audit.results.filter { $0.change == change }.map { result in
      [change.rawValue, code(result.key), result.ratio.map { shown($0) } ?? "–"]
    }
  }
  let fixed = baseline.fixed.map { result in
    let ratios = [result.ratio, result.now].map { $0.map { shown($0) } ?? "–" }
    return ["fixed", code(result.key), ratios.joined(separator: " → ")]
  }
  return MarkdownSection(
    "changes against the baseline", title: "Against the baseline",
    intro: "\(comparison) (\(code(baseline.file))).\n\n",
    columns: ["change", "check", "ratio:"], rows: changed + fixed)
}

private func causes(_ audit: Audit) -> MarkdownSection {
  MarkdownSection(
    "causes", title: "What to change", columns: ["color", "fails", "change", "where"],
    rows: audit.causes.map { cause in
      [
        "\(code(cause.name)) \(code(cause.value))", counted(cause.results.count, noun: "check"),
        cause.remedy?.markdown ?? markdownText(cause.obstacle ?? ""), cause.place.markdown,
      ]
    })
}

private func failures(_ audit: Audit) -> MarkdownSection {
  MarkdownSection(
    "failures", title: "Failures", columns: ["outcome", "ratio:", "needs", "pair", "change"],
    rows: audit.results(with: .fail, .indeterminate).map {
      $0.outcomeCells + [$0.pairCell, $0.changeCell]
    })
}

/// Where the colors of failing pairs are, folded.
private func places(_ audit: Audit) -> MarkdownSection {
  MarkdownSection(
    "places", summary: "Where the failures are", columns: ["pair", "foreground", "background"],
    rows: audit.results(with: .fail, .indeterminate).map { result in
      [result.tokenCell, result.foreground.place.markdown, result.background.place.markdown]
    })
}

private func waivers(_ audit: Audit) -> MarkdownSection {
  MarkdownSection(
    "waivers", title: "Waived", columns: ["ratio:", "floor:", "needs", "pair", "reason", "where"],
    rows: audit.results(with: .waived).map { result in
      let terms = result.acceptance
      let owner = terms?.owner.map { "owner: \($0)" }
      let until = terms?.until.map { "until \($0)" }
      let reason = [result.because, owner, until].compactMap(\.self).joined(separator: "; ")
      return [
        result.outcomeCells[1], terms.map { plain($0.floor) } ?? "–", result.outcomeCells[2],
        result.pairCell, markdownText(reason), (terms?.place ?? result.pair).markdown,
      ]
    })
}

private func claims(_ audit: Audit) -> MarkdownSection {
  MarkdownSection(
    "claims", title: "Claims", columns: ["claim", "documented:", "computed:", "correct", "source"],
    rows: audit.claims.map { claim in
      [
        markdownText("\(claim.foreground) on \(claim.background)"), claim.stated,
        shown(claim.ratio), claim.isCorrect ? "yes" : "**no**", markdownText(claim.source ?? ""),
      ]
    })
}

private func states(_ report: Report) -> MarkdownSection {
  MarkdownSection(
    "states told apart by color alone", title: "Told apart by color alone", columns: ["states"],
    rows: report.colorOnlyStates.map { [markdownText($0.sentence)] })
}

private func unpaired(_ audit: Audit) -> MarkdownSection {
  MarkdownSection(
    "colors that no pair covers", title: "Colors that no pair covers",
    columns: ["color", "where"], rows: audit.unpaired.map { [code($0.name), $0.place.markdown] })
}

/// The coverage of each component, folded.
private func coverage(_ audit: Audit) -> [MarkdownSection] {
  let matrix = CoverageMatrix(audit.coverage)
  return matrix.sections.map { section in
    let columns = section.columns
    let hasReasons = section.rows.contains { !$0.reasons.isEmpty }
    let heads = columns.map { column in
      let title = matrix.columns[column].title
      return title.isEmpty ? "status" : markdownText(title)
    }
    return MarkdownSection(
      "coverage", summary: "Coverage of \(summaryText(section.title))",
      columns: ["color"] + heads + (hasReasons ? ["reason"] : []),
      rows: section.rows.map { row in
        [code(row.name)] + columns.map { row.statuses[$0]?.rawValue ?? "" }
          + (hasReasons ? [markdownText(row.reason)] : [])
      })
  }
}

private func rows(of group: Report.Group) -> MarkdownSection {
  let open = group.results.count { $0.isFailure }
  let count = counted(group.results.count, noun: "check") + (open == 0 ? "" : ", \(open) to fix")
  return MarkdownSection(
    "checks", summary: "\(summaryText(group.title)): \(count)",
    columns: ["outcome", "ratio:", "needs", "pair", "notes"],
    rows: group.results.map { $0.outcomeCells + [$0.tokenCell, markdownText($0.rowNote)] })
}
