import ColorMath
import TokenChecks
import TokenModel
import Writers

/// Results that need work and waivers as cards, other errors as a list.
extension AuditPage {
  /// The maximum number of entries in a list; the tables have every result.
  private static let maxEntries = 100

  func write(_ findings: [Diagnostic], _ id: HTMLID, title: String, to html: inout HTMLWriter) {
    writeList(findings, id, title: title, to: &html) { finding, html in
      html.element(.li) { html in
        html.text(finding.message)
        html.element(.small, text: "\(finding.place.text), \(finding.rule.rawValue)")
      }
    }
  }

  /// A section with a list, which says how many entries of a long one are shown.
  private func writeList<Entry>(
    _ entries: [Entry], _ id: HTMLID, title: String, className: String = "findings",
    to html: inout HTMLWriter, entry: (Entry, inout HTMLWriter) -> Void
  ) {
    guard !entries.isEmpty else { return }
    html.element(.section, .labelled(by: id)) { html in
      html.element(.h2, .id(id), text: title)
      if entries.count > Self.maxEntries {
        html.element(.p, text: "The first \(Self.maxEntries) of \(entries.count).")
      }
      html.element(.ul, .className(className)) { html in
        for item in entries.prefix(Self.maxEntries) { entry(item, &html) }
      }
    }
  }

  func writeCauses(to html: inout HTMLWriter) {
    writeList(audit.causes, "causes", title: "What to change", to: &html) { cause, html in
      html.element(.li) { html in
        html.element(.code, text: cause.name)
        html.text(" ")
        writeSwatch(cause.value, to: &html)
        html.text(" fails \(counted(cause.results.count, noun: "check"))")
        if let remedy = cause.remedy { writeRemedy(remedy, to: &html) }
        if let obstacle = cause.obstacle { html.text(": " + obstacle) }
        html.element(.small, text: cause.place.text)
      }
    }
  }

  /// What to set, in the words of every output, with a sample of each color.
  private func writeRemedy(_ remedy: Remedy, to html: inout HTMLWriter) {
    html.text(": set " + (remedy.part.map { "\($0) of " } ?? ""))
    html.element(.code, text: remedy.token)
    html.text(" to ")
    html.element(.code, text: remedy.to)
    html.text(" ")
    if remedy.kind == .alias { writeSwatch(remedy.value.text, to: &html) }
    html.text(" (\(shown(remedy.ratio)):1)")
    if let nearest = remedy.nearest {
      html.text(", or to ")
      writeSwatch(nearest.color.hex, to: &html)
      html.text(" (\(shown(nearest.ratio)):1)")
    }
  }

  func writeAttention(to html: inout HTMLWriter) {
    writeCards(
      "attention", title: "Needs work", cells: cells(with: .fail) + cells(with: .indeterminate),
      to: &html)
    writeCards("waivers", title: "Waived", cells: cells(with: .waived), to: &html)
  }

  private func cells(with outcome: Outcome) -> [Cell] {
    rows.flatMap(\.cells).filter { audit.results[$0.result].outcome == outcome }
  }

  private func writeCards(_ id: HTMLID, title: String, cells: [Cell], to html: inout HTMLWriter) {
    let className = cells.count > 50 ? "cards many" : "cards"
    writeList(cells, id, title: title, className: className, to: &html) { writeCard($0, to: &$1) }
  }

  private func writeCard(_ cell: Cell, to html: inout HTMLWriter) {
    let result = audit.results[cell.result]
    html.element(
      .li, .className("card \(result.outcome.rawValue)"), .style(colors(of: cell.stack))
    ) { html in
      html.element(.h3) { html in
        html.element(.span, .className("v"), text: result.outcome.word)
        html.text(" " + result.pairName)
        html.element(.small, text: place(of: result))
      }
      html.element(.div, .className("look")) { html in
        html.element(.div) { html in
          writeSample(of: cell, to: &html)
          writeFigure(result.ratio, caption: result.requirement, to: &html)
        }
        if let suggestion = result.suggestion {
          html.element(.div) { html in
            writeSuggestion(of: cell, to: &html)
            writeFigure(
              suggestion.ratio, caption: "\(suggestion.subject) \(suggestion.color.hex)", to: &html)
          }
        }
      }
      html.element(.dl) { html in
        for fact in facts(about: cell) {
          html.element(.dt, text: fact.name)
          for text in fact.texts { html.element(.dd, text: text) }
        }
      }
      html.element(.p) { html in
        html.element(.a, .link(to: id(of: cell))) { html in
          html.text("Show the pair")
          html.element(
            .span, .className("unseen"), text: ": \(result.pairName), \(place(of: result))")
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

  private func place(of result: ContrastResult) -> String {
    [result.component, name(of: result.holds), result.variantName].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  /// The known facts about a result, the most helpful first.
  private func facts(about cell: Cell) -> [(name: String, texts: [String])] {
    let result = audit.results[cell.result]
    let acceptance = result.acceptance
    let facts: [(name: String, text: String?)] = [
      (acceptance == nil ? "Why" : "Reason", result.because),
      ("Owner", acceptance?.owner),
      ("Floor", acceptance.map { plain($0.floor) }),
      ("Until", acceptance?.until),
      ("Waiver", acceptance?.place.text),
      ("Remedy", result.remedy?.instruction),
      ("No fix", result.obstacle),
      ("Baseline", result.change?.rawValue),
      ("Worst at", result.measured?.place.map { "\($0) of the gradient" }),
      ("Renderer", result.measured?.renderer?.name), ("On sRGB", result.measured?.srgbNote),
      ("Size", result.sizeNote),
      ("Any backdrop", result.anyBackdrop.map { "\(shown($0)) at worst" }),
      ("Color blindness", cell.stack?.sights.joined(separator: ", ")),
    ]
    let sides = [("Foreground", result.foreground), ("Background", result.background)]
      .map { (name: $0, texts: texts(of: $1)) }
    let surface = result.surface.map { (name: "Surface", texts: texts(of: $0)) }
    let hops = result.hops.map { "\($0.message), \($0.place.text)" }
    return facts.compactMap { fact in fact.text.map { (name: fact.name, texts: [$0]) } } + sides
      + [surface].compactMap { $0 } + (hops.isEmpty ? [] : [(name: "Via", texts: hops)])
  }

  private func texts(of side: ContrastResult.Side) -> [String] {
    ["\(side.value) \(side.path)", side.place.text]
  }
}
