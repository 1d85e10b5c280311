import ColorMath
import TokenChecks
import TokenModel
import Writers

/// Results that need work and waivers as cards, other errors as a list.
extension AuditPage {
  /// The maximum number of entries in a list; the tables have every result.
  private static let maxEntries = 100

  /// Errors that make the audit incomplete.
  func writeErrors(to html: inout HTMLWriter) {
    let errors = compilation.otherErrors
    guard !errors.isEmpty else { return }
    html.element(.section, .labelled(by: .errors)) { html in
      html.element(.h2, .id(.errors), text: "Errors")
      html.element(.ul, .className("errors")) { html in
        for error in errors.prefix(Self.maxEntries) {
          html.element(.li) { html in
            html.text(error.message)
            html.element(.small, text: "\(error.place.text), \(error.rule.rawValue)")
          }
        }
      }
      if errors.count > Self.maxEntries {
        html.element(.p, text: "These are the first \(Self.maxEntries) of \(errors.count).")
      }
    }
  }

  func writeAttention(to html: inout HTMLWriter) {
    writeCards(
      .attention, title: "Needs work", rows: rows(with: .fail) + rows(with: .indeterminate),
      to: &html)
    writeCards(.waivers, title: "Waivers", rows: rows(with: .waived), to: &html)
  }

  private func rows(with outcome: Outcome) -> [Row] {
    rows.indices.filter { rows[$0].result.outcome == outcome }.map { rows[$0] }
  }

  private func writeCards(
    _ id: HTMLID, title: String, rows: [Row], to html: inout HTMLWriter
  ) {
    guard !rows.isEmpty else { return }
    html.element(.section, .labelled(by: id)) { html in
      html.element(.h2, .id(id), text: title)
      html.element(.ul, .className("cards")) { html in
        for row in rows.prefix(Self.maxEntries) { writeCard(row, to: &html) }
      }
      if rows.count > Self.maxEntries {
        html.element(
          .p,
          text:
            "These are the first \(Self.maxEntries) of \(rows.count); all are in the tables below.")
      }
    }
  }

  private func writeCard(_ row: Row, to html: inout HTMLWriter) {
    let result = row.result
    html.element(
      .li,
      .className("card c\(row.component) t\(row.theme) \(result.outcome.rawValue)"),
      .style(colors(of: row.stack))
    ) { html in
      html.element(.h3) { html in
        html.element(.span, .className("v"), text: result.outcome.word)
        html.text(" " + result.pairName)
        html.element(.small, text: place(of: row))
      }
      html.element(.div, .className("look")) { html in
        html.element(.div) { html in
          writeSample(of: row, to: &html)
          writeFigure(result.ratio, caption: requirement(of: result), to: &html)
        }
        if let suggestion = row.result.suggestion {
          html.element(.div) { html in
            writeSuggestion(of: row, to: &html)
            writeFigure(
              suggestion.ratio, caption: "\(suggestion.move.rawValue) \(suggestion.color.hex)",
              to: &html)
          }
        }
      }
      html.element(.dl) { html in
        for fact in facts(about: row) {
          html.element(.dt, text: fact.name)
          for text in fact.texts { html.element(.dd, text: text) }
        }
      }
      html.element(.p) { html in
        html.element(.a, .link(to: row.id)) { html in
          html.text("In the table")
          html.element(.span, .className("unseen"), text: ": \(result.pairName), \(place(of: row))")
        }
      }
    }
  }

  private func writeFigure(_ ratio: Double?, caption: String, to html: inout HTMLWriter) {
    html.element(.p, .className("figure")) { html in
      html.element(.b, text: ratio.map { shown($0) } ?? "–")
      html.element(.small, text: caption)
    }
  }

  private func place(of row: Row) -> String {
    let result = row.result
    let theme = themes.items.count > 1 ? result.holds.title : ""
    return [result.component, theme, result.variantName].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  /// The known facts about a result, the most helpful first.
  private func facts(about row: Row) -> [(name: String, texts: [String])] {
    let result = row.result
    let acceptance = result.acceptance
    let facts: [(name: String, text: String?)] = [
      (acceptance == nil ? "Why" : "Reason", result.because),
      ("Owner", acceptance?.owner),
      ("Floor", acceptance.map { plain($0.floor) }),
      ("Until", acceptance?.until),
      ("Waiver", acceptance?.place.text),
      ("No fix", row.result.obstacle),
      ("Baseline", result.change?.rawValue),
      ("Worst at", result.at.map { "\(shown($0)) of the gradient" }),
      ("Renderer", result.renderer?.name),
      ("Any backdrop", result.anyBackdrop.map { "\(shown($0)) at worst" }),
      ("Seen with", row.stack?.sights.joined(separator: ", ")),
    ]
    let sides = [("Foreground", result.foreground), ("Background", result.background)]
      .map { (name: $0, texts: texts(of: $1)) }
    let surface = result.surface.map { (name: "Surface", texts: texts(of: $0)) }
    let hops = result.hops.map { "\($0.message), \($0.place.text)" }
    return facts.compactMap { fact in fact.text.map { (name: fact.name, texts: [$0]) } }
      + sides + [surface].compactMap { $0 }
      + (hops.isEmpty ? [] : [(name: "Via", texts: hops)])
  }

  private func texts(of side: ContrastResult.Side) -> [String] {
    ["\(side.value) \(side.path)", side.place.text]
  }
}
