import ColorMath
import TokenChecks
import TokenModel
import Writers

/// The smaller tables: claims, differences between states, and unpaired colors.
extension AuditPage {
  func writeClaims(to html: inout HTMLWriter) {
    guard !audit.claims.isEmpty else { return }
    html.element(.section, .labelled(by: "claims")) { html in
      html.element(.h2, .id("claims"), text: "Claims")
      writeTable(
        "Documented ratios, and the computed ones",
        columns: ["Colors", "Documented", "Computed", "Correct", "Source"], to: &html
      ) { html in
        for claim in audit.claims { write(claim, to: &html) }
      }
    }
  }

  private func write(_ claim: ClaimResult, to html: inout HTMLWriter) {
    html.element(.tr) { html in
      html.element(.th, .scope("row")) { html in
        writeSwatch(claim.foreground, to: &html)
        html.text(" on ")
        writeSwatch(claim.background, to: &html)
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
    html.element(.section, .labelled(by: "states")) { html in
      html.element(.h2, .id("states"), text: "States")
      html.element(
        .p,
        text: "How much two states differ in color (WCAG 2.2: 1.4.1). The ratio is between the "
          + "two colors; the differences are ΔEOK, where 0.02 is just visible.")
      let colorOnly = audit.states.filter(\.isColorOnly)
      if !colorOnly.isEmpty {
        write(colorOnly, caption: "States that differ only in hue", to: &html)
      }
      let others = audit.states.filter { !$0.isColorOnly }
      guard !others.isEmpty else { return }
      html.element(.details) { html in
        html.element(
          .summary, text: "\(others.count) more that differ in more than hue, or not in color"
        )
        writeTable(
          "What tells other states apart", columns: ["States", "Where", "Difference"], to: &html
        ) { html in
          for difference in others { writeLine(difference, to: &html) }
        }
      }
    }
  }

  /// A row for two states that people can tell apart.
  private func writeLine(_ difference: StateDifference, to html: inout HTMLWriter) {
    html.element(.tr) { html in
      html.element(.th, .scope("row"), text: difference.states.joined(separator: " and "))
      html.element(.td, text: name(of: difference))
      html.element(.td, text: difference.summary)
    }
  }

  private func write(_ differences: [StateDifference], caption: String, to html: inout HTMLWriter) {
    let vision = ["Normal"] + VisionDeficiency.allCases.map(\.word)
    writeTable(caption, columns: ["States", "Role", "Colors", "Ratio"] + vision, to: &html) {
      html in
      for difference in differences { write(difference, to: &html) }
    }
  }

  /// A row for both states, and one for each role.
  private func write(_ difference: StateDifference, to html: inout HTMLWriter) {
    html.element(.tr, .className("head")) { html in
      html.element(.th, .scope("row"), .columns(8)) { html in
        html.text("\(difference.states.joined(separator: " and ")) ")
        html.element(.small, text: name(of: difference))
        if difference.isColorOnly {
          html.element(.span, .className("v fail"), text: "Color only")
        }
        if let cue = difference.cue { html.element(.small, text: "Other cue: \(cue)") }
      }
    }
    for role in difference.roles {
      html.element(.tr) { html in
        html.element(.td)
        html.element(.td, text: role.role)
        html.element(.td) { html in
          for value in role.values { writeSwatch(value, to: &html) }
        }
        html.element(.td, .className("n"), text: shown(role.ratio))
        for distance in role.distances {
          html.element(.td, .className("n"), text: shown(distance, decimals: 3))
        }
      }
    }
  }

  private func name(of difference: StateDifference) -> String {
    let own = difference.holds.entriesApart(from: difference.variant)
    return ([difference.component, difference.holds.title] + own.map(\.value)).filter {
      !$0.isEmpty
    }
    .joined(separator: " · ")
  }

  func writeUnpaired(to html: inout HTMLWriter) {
    guard !audit.unpaired.isEmpty else { return }
    html.element(.section, .labelled(by: "unpaired")) { html in
      html.element(.h2, .id("unpaired"), text: "Unpaired colors")
      writeTable("Colors that no pair covers", columns: ["Token", "Where"], to: &html) { html in
        for color in audit.unpaired {
          html.element(.tr) { html in
            html.element(.th, .scope("row")) { $0.element(.code, text: color.name) }
            html.element(.td, text: color.place.text)
          }
        }
      }
    }
  }

  func writeTable(
    _ caption: String, columns: [String], to html: inout HTMLWriter,
    rows: (inout HTMLWriter) -> Void
  ) {
    html.element(.div, .className("scroll"), .role("region"), .label(caption), .reachable) { html in
      html.element(.table) { html in
        html.element(.caption, text: caption)
        html.element(.thead) { html in
          html.element(.tr) { html in
            for column in columns { html.element(.th, .scope("col"), text: column) }
          }
        }
        html.element(.tbody, content: rows)
      }
    }
  }

  /// A color as reports write it, with a swatch if it can be drawn.
  func writeSwatch(_ value: String, to html: inout HTMLWriter) {
    html.element(.code, .className("w"), .style(swatch(value)), text: value)
  }

  private func swatch(_ value: String) -> CSS { CSS(reported: value).map { "--w:\($0)" } ?? "" }
}
