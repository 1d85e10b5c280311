/// A card for each cause of failures, and findings about other things as a list.
extension ReportPage {
  /// The maximum number of entries in a list; the tables have every check.
  private static let maxEntries = 100

  func write(_ findings: [Diagnostic], to html: inout HTMLWriter) {
    writeList(findings, className: "findings", to: &html) { finding, html in
      html.element(.li) { html in
        html.text(finding.message)
        html.element(.small) { html in
          html.text("\(finding.place.text), ")
          html.link(to: finding.rule, on: report.rulePages)
        }
      }
    }
  }

  /// A list, which says how many entries of a long one are shown.
  private func writeList<Entry>(
    _ entries: [Entry], className: String, to html: inout HTMLWriter,
    entry: (Entry, inout HTMLWriter) -> Void
  ) {
    if entries.count > Self.maxEntries {
      html.element(.p, text: "The first \(Self.maxEntries) of \(entries.count).")
    }
    html.element(.ul, .className(className)) { html in
      for item in entries.prefix(Self.maxEntries) { entry(item, &html) }
    }
  }

  func writeCards(to html: inout HTMLWriter) {
    let cards = report.cards
    let className = cards.count == 1 ? "cards one" : cards.count > 20 ? "cards many" : "cards"
    writeList(cards, className: className, to: &html) { write($0, to: &$1) }
  }

  private func write(_ card: Report.Card, to html: inout HTMLWriter) {
    let check = card.checks[0]
    let result = audit.results[check]
    html.element(.li, .className("card \(result.outcome.rawValue)")) { html in
      html.element(.h3) { html in
        html.element(.span, .className("v"), text: result.outcome.word)
        html.text(" ")
        writeTitle(of: card, to: &html)
      }
      html.element(.div, .className("look")) { html in
        writeLook(check, stack: result.drawn, ratio: result.ratio, to: &html)
        if let own = card.remedy == nil ? nil : result.remedy {
          html.element(.span, .className("to"), .unspoken, text: "→")
          writeLook(check, stack: own.drawn, ratio: own.ratio, to: &html)
        }
      }
      if let remedy = card.remedy { html.lines(of: remedy) }
      for text in reasons(of: card) { html.element(.p, text: text) }
      writeScale(of: result, fixed: card.remedy != nil, to: &html)
      writeChecks(card.checks, to: &html)
      if let pages = report.rulePages { html.element(.p) { $0.link(to: result.rule, on: pages) } }
      writeActions(of: card, to: &html)
    }
  }

  /// What to set, in the words of every output; without a remedy, the color that makes checks fail.
  private func writeTitle(of card: Report.Card, to html: inout HTMLWriter) {
    if let remedy = card.remedy {
      html.instruction(of: remedy)
    } else if let cause = card.cause {
      html.element(.code) { $0.name(cause.name) }
      html.text(" ")
      html.color(cause.value)
    } else {
      html.text("\(audit.results[card.checks[0]].component) cannot be measured")
    }
  }

  /// The sample of a check with its ratio and its colors.
  private func writeLook(_ check: Int, stack: Stack?, ratio: Double?, to html: inout HTMLWriter) {
    let colors = stack.map { "\($0.foreground.hexes) on \($0.background.hexes)" }
    html.element(.div) { html in
      writeSample(of: check, stack: stack, to: &html)
      html.element(.p, .className("figure")) { html in
        html.element(.b, text: ratio.map { shown($0) } ?? "–")
        html.element(.small, text: colors ?? "not drawn")
      }
    }
  }

  /// What else to know before a change, or why none helps.
  private func reasons(of card: Report.Card) -> [String] {
    let result = audit.results[card.checks[0]]
    guard let remedy = card.remedy else {
      let reason = card.cause?.obstacle ?? result.obstacle ?? result.because
      let hops = result.hops.map { "\($0.message), \($0.place.text)" }
      let opening = card.cause == nil ? "" : "No single change that was tried helps: "
      return [reason.map { opening + $0 + "." }].compactMap(\.self) + hops
        + ([result.foreground] + result.allLayers).map {
          "\($0.value) \($0.path), \($0.place.text)"
        }
    }
    return remedy.alsoChanges.isEmpty
      ? [] : ["Also changes \(remedy.alsoChanges.shortList(limit: 8))."]
  }

  /// The ratio now, the limit, and the ratio with the remedy on one line. Each doubling is as long.
  private func writeScale(of result: ContrastResult, fixed: Bool, to html: inout HTMLWriter) {
    guard let ratio = result.ratio, let required = result.required else { return }
    var marks = [("x", ratio, "\(shown(ratio)) now"), ("l", required, "\(plain(required)) needed")]
    if fixed, let after = result.remedy?.ratio {
      marks.append(("y", after, "\(shown(after)) then"))
    }
    html.element(.p, .className("scale")) { html in
      for (name, value, text) in marks {
        let place = value.logarithm / 21.0.logarithm
        // Near an end, the text is on the other side of the mark.
        let side =
          name == "x" && place < 0.2 ? " after" : name == "y" && place > 0.8 ? " before" : ""
        html.element(.span, .className(name + side), .style("--x:\(share: place)"), text: text)
      }
    }
  }

  /// The checks of a card: one as a line, several folded.
  private func writeChecks(_ checks: [Int], to html: inout HTMLWriter) {
    let verb = audit.results[checks[0]].outcome == .fail ? "fail" : "cannot be measured"
    if checks.count == 1 { return html.element(.p) { writeLink(to: checks[0], to: &$0) } }
    let components = checks.map { audit.results[$0].component }.uniqued
      .sorted { $0.naturallyPrecedes($1) }
    html.element(.details) { html in
      html.element(
        .summary, text: "\(checks.count) checks \(verb): \(components.shortList(limit: 3))")
      writeLinks(to: checks, to: &html)
    }
  }

  /// A list of links to checks, which says how many it leaves out.
  func writeLinks(to checks: [Int], to html: inout HTMLWriter) {
    html.element(.ul) { html in
      for check in checks.prefix(Self.maxEntries) {
        html.element(.li) { writeLink(to: check, to: &$0) }
      }
      if checks.count > Self.maxEntries {
        html.element(.li, text: "and \(checks.count - Self.maxEntries) more")
      }
    }
  }

  private func writeLink(to check: Int, to html: inout HTMLWriter) {
    let result = audit.results[check]
    html.element(.a, .link(to: id(of: check))) { $0.name(result.pairName) }
    html.element(.small, text: " \(place(of: result)): \(result.measure)")
  }

  /// The buttons for the script, and the texts that they copy.
  private func writeActions(of card: Report.Card, to html: inout HTMLWriter) {
    let result = audit.results[card.checks[0]]
    let change = card.remedy.map { remedy in
      "\(remedy.place.file):\(remedy.place.line)\n\(remedy.token)\n- \(remedy.lines.old)\n+ \(remedy.lines.new)\n"
    }
    let failing = card.checks.map { audit.results[$0] }.filter { $0.outcome == .fail }
    let waivers = failing.waiverTexts.flatMap(\.texts).joined(separator: ",\n")
    let texts = [("Copy the change", change), ("Copy a waiver", waivers.isEmpty ? nil : waivers)]
    html.element(.p, .className("acts")) { html in
      for (label, text) in texts where text != nil {
        html.element(.button, .className("tool copy"), text: label)
      }
      if result.outcome == .fail {
        html.element(.button, .className("tool try"), text: "Try a color")
      }
    }
    html.element(.details, .className("texts")) { html in
      html.element(.summary, text: "Text to copy")
      for case (_, let text?) in texts { html.lines(text) }
    }
  }
}

extension Layer {
  /// Its color, or the first and the last one of a gradient.
  fileprivate var hexes: String {
    let hexes = stops.map { RGB8(rounding: $0.color).hex }
    return isGradient ? "\(hexes[0]) to \(hexes[hexes.count - 1])" : hexes[0]
  }
}
