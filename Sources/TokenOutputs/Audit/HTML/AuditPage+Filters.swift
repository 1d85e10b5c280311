import ColorMath
import TokenChecks
import TokenModel
import Writers

/// The filters: how samples look, and which rows are shown. The style sheet reads the boxes, so
/// that they work without a script.
extension AuditPage {
  func writeContents(to html: inout HTMLWriter) {
    html.element(.nav, .label("Contents")) { html in
      html.element(.ul) { html in
        for part in parts {
          html.element(.li) { html in
            html.element(.a, .link(to: part.id)) { html in
              html.text(part.title)
              html.element(.small, text: "\(part.count)")
            }
          }
        }
      }
    }
  }

  /// The sections of the page, in order.
  private var parts: [(id: HTMLID, title: String, count: Int)] {
    let open = audit.count(.fail) + audit.count(.indeterminate)
    let all: [(id: HTMLID, title: String, count: Int)] = [
      (.errors, "Errors", compilation.otherErrors.count), (.attention, "Needs work", open),
      (.waivers, "Waivers", audit.count(.waived)),
      (.claims, "Claims", audit.claims.count), (.states, "States", audit.states.count),
      (.unpaired, "Unpaired colors", audit.unpaired.count),
      (.coverage, "Coverage", audit.coverage.colors.count),
    ]
    return all.filter { $0.count > 0 } + [(.pairs, "Every pair", audit.results.count)]
  }

  func writeFilters(to html: inout HTMLWriter) {
    html.element(.div, .className("filter"), .role("search"), .label("Filters")) { html in
      html.element(.p, .id(HTMLID("find")), .hidden) { html in
        html.element(.label) { html in
          html.text("Find")
          html.element(.input, .id(HTMLID("text")), .type("search"), .fresh)
        }
      }
      html.element(.p, .id(HTMLID("shown")), .role("status"))
      writeVision(to: &html)
      let outcomes = Outcome.allCases.map { outcome in
        Choice(
          id: HTMLID(outcome), value: outcome.rawValue, label: outcome.word,
          count: audit.count(outcome), className: outcome.rawValue)
      }
      writeChoices("Outcome", name: "outcome", choices: outcomes, to: &html)
      let components = components.items.enumerated().map { index, name in
        Choice(
          id: HTMLID("component", number: index), value: name, label: name,
          count: rows.count { $0.component == index })
      }
      if components.count > 1 {
        writeChoices("Component", name: "component", choices: components, to: &html)
      }
      let themes = themes.items.enumerated().map { index, theme in
        Choice(
          id: HTMLID("theme", number: index), value: theme.label, label: name(of: theme),
          count: rows.count { $0.theme == index })
      }
      if themes.count > 1 { writeChoices("Theme", name: "theme", choices: themes, to: &html) }
    }
  }

  private func writeVision(to html: inout HTMLWriter) {
    html.element(.fieldset) { html in
      html.element(.legend, text: "Color vision")
      html.element(.label) { html in
        html.element(
          .input, .type("radio"), .name("vision"), .value("normal"),
          .checked, .fresh)
        html.text("Normal")
      }
      for deficiency in VisionDeficiency.allCases {
        html.element(.label) { html in
          html.element(
            .input, .type("radio"), .name("vision"), .value(deficiency.rawValue), .fresh)
          html.text(deficiency.word)
        }
      }
    }
  }

  /// A box that is initially checked.
  private struct Choice {
    var id: HTMLID
    var value, label: String
    var count: Int
    var className: String?
  }

  private func writeChoices(
    _ legend: String, name: String, choices: [Choice], to html: inout HTMLWriter
  ) {
    html.element(.fieldset) { html in
      html.element(.legend, text: legend)
      for choice in choices {
        html.element(.label) { html in
          html.element(
            .input, .id(choice.id), .type("checkbox"), .name(name), .value(choice.value),
            .checked, .fresh)
          if let className = choice.className {
            html.element(.span, .className("v \(className)"), text: choice.label)
          } else {
            html.element(.span, text: choice.label)
          }
          html.element(.small, text: "\(choice.count)")
        }
      }
    }
  }
}
