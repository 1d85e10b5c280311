import ColorMath
import TokenChecks
import TokenModel
import Writers

/// The smaller tables: waivers, claims, and differences between states.
extension ReportPage {
  func writeWaivers(to html: inout HTMLWriter) {
    let waivers = report.waivers
    guard !waivers.isEmpty else { return }
    html.element(.section, .labelled(by: "waivers")) { html in
      html.element(.h2, .id("waivers"), text: "Waivers")
      html.table(
        "Failures that are accepted",
        columns: ["Sample", "Pair", "Ratio", "Needs", "Floor", "Why", "Owner", "Until", "Place"]
      ) { html in
        for waiver in waivers { write(waiver, to: &html) }
      }
    }
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
      ] {
        html.element(.td, .className("n"), text: text)
      }
      let file = "\(terms.place.file):\(terms.place.line)"
      for text in [waiver.because, terms.owner ?? "–", terms.until ?? "no end", file] {
        html.element(.td) { $0.name(text) }
      }
    }
  }

  func writeClaims(to html: inout HTMLWriter) {
    guard !audit.claims.isEmpty else { return }
    html.element(.section, .labelled(by: "claims")) { html in
      html.element(.h2, .id("claims"), text: "Claims")
      html.table(
        "Documented ratios, and the computed ones",
        columns: ["Colors", "Documented", "Computed", "Correct", "Source"]
      ) { html in
        for claim in audit.claims { write(claim, to: &html) }
      }
    }
  }

  private func write(_ claim: ClaimResult, to html: inout HTMLWriter) {
    html.element(.tr) { html in
      html.element(.th, .scope("row")) { html in
        html.color(claim.foreground)
        html.text(" on ")
        html.color(claim.background)
      }
      html.element(.td, .className("n"), text: claim.stated)
      html.element(.td, .className("n"), text: shown(claim.ratio))
      html.element(.td) { html in
        html.element(
          .span, .className(claim.isCorrect ? "v pass" : "v fail"),
          text: claim.isCorrect ? "Yes" : "No")
      }
      html.element(.td, text: claim.source ?? "")
    }
  }

  func writeStates(to html: inout HTMLWriter) {
    guard !audit.states.isEmpty else { return }
    let colorOnly = report.colorOnlyStates
    html.element(.section, .labelled(by: "states")) { html in
      html.element(.h2, .id("states"), text: "States")
      if !colorOnly.isEmpty {
        html.table("Told apart by color alone", columns: ["Colors", "States"]) { html in
          for states in colorOnly { write(states, to: &html) }
        }
      }
      html.element(.details) { html in
        html.element(.summary, text: "\(counted(audit.states.count, noun: "comparison")) of states")
        html.element(
          .p,
          text: "How much two states differ in color (WCAG 2.2: 1.4.1). The ratio is between the "
            + "two colors; a difference of 0.02 ΔEOK is just visible.")
        html.table(
          "What tells states apart", columns: ["States", "Where", "Difference"]
        ) { html in
          for difference in audit.states { writeLine(difference, to: &html) }
        }
      }
    }
  }

  /// A row for two states.
  private func writeLine(_ difference: StateDifference, to html: inout HTMLWriter) {
    html.element(.tr) { html in
      html.element(.th, .scope("row"), text: difference.states.joined(separator: " and "))
      html.element(
        .td, text: difference.holds.title(of: difference.variant, component: difference.component))
      html.element(.td, text: difference.summary)
    }
  }

  /// A row for the states of an axis, with the colors of the two that differ least.
  private func write(_ states: ColorOnlyStates, to html: inout HTMLWriter) {
    html.element(.tr) { html in
      html.element(.th, .scope("row")) { html in
        for value in states.first.roles.flatMap(\.values) { html.color(value) }
      }
      html.element(.td) { html in
        html.text(states.sentence)
        for note in states.notes { html.element(.small, text: note) }
      }
    }
  }
}
