import TokenChecks
import TokenModel
import Writers

/// The header of the page: the verdict, the counts, and the method.
extension AuditPage {
  func writeHeader(to html: inout HTMLWriter) {
    html.element(.header) { html in
      let kind = ["Contrast audit", audit.label].compactMap(\.self)
      html.element(.p, .className("kind"), text: kind.joined(separator: ": "))
      html.element(.h1, text: compilation.verdict)
      html.element(.p, .className("lead"), text: standard)
      if !rows.isEmpty { writeCounts(to: &html) }
      for note in notes { html.element(.p, .className("note"), text: note) }
      writeContents(to: &html)
      writeMethod(to: &html)
    }
  }

  private var standard: String {
    let components = counted(components.items.count, noun: "component")
    return "\(audit.results.counts). \(components), \(counted(audit.themeCount, noun: "theme")). "
      + "WCAG 2.2, \(audit.levelPhrase)."
  }

  private func writeCounts(to html: inout HTMLWriter) {
    html.element(.div, .className("bar"), .unspoken) { html in
      for outcome in Outcome.allCases where audit.count(outcome) > 0 {
        html.element(
          .span, .className(outcome.rawValue), .style("flex-grow:\(audit.count(outcome))"))
      }
    }
    html.element(.ul, .className("counts")) { html in
      for outcome in Outcome.allCases where audit.count(outcome) > 0 || outcome == .fail {
        html.element(.li, .className(outcome.rawValue)) { html in
          html.element(.label) { html in
            html.element(
              .input, .id(HTMLID(outcome)), .type("checkbox"), .name("outcome"),
              .value(outcome.rawValue), .checked, .fresh)
            html.element(.b, text: "\(audit.count(outcome))")
            html.element(.span, .className("v"), text: outcome.word)
          }
        }
      }
    }
  }

  private var notes: [String] {
    let comparison = audit.comparison.map {
      "Against the baseline \(audit.baseline?.file ?? ""): \($0)"
    }
    return (compilation.auditNotes + [comparison].compactMap(\.self)).map { $0 + "." }
  }

  private func writeMethod(to html: inout HTMLWriter) {
    html.element(.details) { html in
      html.element(.summary, text: "How it is measured")
      html.element(.ul) { html in
        for sentence in method { html.element(.li, text: sentence) }
      }
    }
  }

  private var method: [String] {
    let text = plain(audit.level.text)
    let large = plain(audit.level.largeText)
    return [
      "Text needs \(text):1; large text (24 px, or 18.667 px in bold) \(large):1; graphics "
        + "3:1 and focus indicators 3:1 (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11, 2.4.13). An iOS point counts as one CSS px.",
      "Translucent layers are composited in gamma-encoded sRGB and Display P3. \(rendererNote)",
      "A gradient counts at its worst point.",
      "The lower of the exact ratio and that of 8-bit colors counts. Ratios are truncated to two decimals, "
        + "never rounded.",
      "Color vision deficiencies are simulated at full severity (Machado, Oliveira, Fernandes 2009).",
    ]
  }
}
