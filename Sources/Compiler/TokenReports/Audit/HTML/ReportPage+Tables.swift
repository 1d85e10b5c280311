/// The smaller tables: waivers, claims, and differences between states.
extension ReportPage {
  func writeWaivers(to html: inout HTMLWriter) {
    html.table(
      "Failures that are accepted",
      columns: ["Sample", "Pair", "Ratio", "Needs", "Floor", "Why", "Owner", "Until", "Place"]
    ) { html in for waiver in report.waivers { write(waiver, to: &html) } }
  }

  private func write(_ waiver: Report.Waiver, to html: inout HTMLWriter) {
    let check = waiver.checks[0]
    let (result, terms) = (audit.results[check], waiver.acceptance)
    html.element(.tr) { html in
      html.element(.td) { writeSample(of: check, stack: result.drawn, to: &$0) }
      html.element(.th, .scope("row")) { html in
        html.element(.a, .link(to: id(of: check))) { $0.name(result.pairName) }
        html.element(.small, text: place(of: result))
        if waiver.checks.count > 1 {
          html.element(.details) { html in
            html.element(.summary, text: "\(waiver.checks.count) checks")
            writeLinks(to: waiver.checks, to: &html)
          }
        }
      }
      for text in [
        result.ratio.map { shown($0) } ?? "–", result.required.map(plain) ?? "–",
        plain(terms.floor),
      ] { html.element(.td, .className("n"), text: text) }
      let file = "\(terms.place.file):\(terms.place.line)"
      for text in [waiver.because, terms.owner ?? "–", terms.until ?? "no end", file] {
        html.element(.td) { $0.name(text) }
      }
    }
  }

  func writeClaims(to html: inout HTMLWriter) {
    html.table(
      ReportTable(
        "Documented ratios, and the computed ones",
        columns: ["Colors", "Documented:", "Computed:", "Correct", "Source"],
        rows: audit.claims.map { claim in
          [
            "\(code: claim.foreground) on \(code: claim.background)", "\(claim.stated)",
            "\(shown(claim.ratio))",
            claim.isCorrect ? "\("Yes", outcome: "pass")" : "\("No", outcome: "fail")",
            "\(claim.source ?? "")",
          ]
        }))
  }

  func writeStates(to html: inout HTMLWriter) {
    let colorOnly = audit.states.grouped { [$0.component, $0.axis] }
      .compactMap(ColorOnlyStates.init)
    if !colorOnly.isEmpty {
      html.table(
        ReportTable(
          "Told apart by color alone", columns: ["States", "Colors"],
          rows: colorOnly.map { states in
            [
              "\(([states.sentence] + states.notes).joined(separator: ". "))",
              states.first.roles.flatMap(\.values).reduce("") { "\($0) \(code: $1)" },
            ]
          }))
    }
    html.element(.details) { html in
      html.element(.summary, text: "\(counted(audit.states.count, noun: "comparison")) of states")
      html.element(
        .p,
        text: "How much two states differ in color (WCAG 2.2: 1.4.1). The ratio is between the "
          + "two colors; a difference of 0.02 ΔEOK is just visible.")
      html.table(
        ReportTable(
          "What tells states apart", columns: ["States", "Where", "Difference"],
          rows: audit.states.map { difference in
            let (holds, component) = (difference.holds, difference.component)
            return [
              "\(difference.states.joined(separator: " and "))",
              "\(holds.title(of: difference.variant, component: component))",
              "\(difference.summary)",
            ]
          }))
    }
  }
}
