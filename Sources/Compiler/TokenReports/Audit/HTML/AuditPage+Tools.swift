import TokenChecks
import TokenModel
import Writers

/// The tools for the script: what is shown, how it is ordered, and how samples look.
extension AuditPage {
  func writeTools(to html: inout HTMLWriter) {
    html.find()
    choose("component", label: "Component", from: components.items, all: "All", to: &html)
    choose("theme", label: "Theme", from: themes.items.map(name), all: "All", to: &html)
    html.choice(
      "group", label: "Group by", options: [("component", "Component"), ("token", "Token")])
    html.choice(
      "sort", label: "Sort",
      options: [
        ("", "As in the contract"), ("ratio", "Lowest ratio"),
        ("margin", "Smallest margin"), ("name", "Name"),
      ])
    html.visionChoice()
    html.choice(
      "scheme", label: "Page", options: [("", "System"), ("light", "Light"), ("dark", "Dark")])
    html.element(.label) { html in
      html.element(.input, .id("work"), .type("checkbox"), .fresh)
      html.text("Only what needs work")
    }
    html.element(.button, .id("try"), text: "Try a color")
    html.element(.p, .id("shown"), .role("status"))
  }

  /// A choice among names, if there are several.
  private func choose(
    _ id: HTMLID, label: String, from names: [String], all: String, to html: inout HTMLWriter
  ) {
    guard names.count > 1 else { return }
    html.choice(
      id, label: label, options: [("", all)] + names.enumerated().map { ("\($0)", $1) })
  }

  /// The sections of the page, in order.
  var parts: [HTMLPage.Section] {
    let open = audit.count(.fail) + audit.count(.indeterminate)
    let all: [(id: HTMLID, title: String, count: Int)] = [
      ("errors", "Errors", compilation.report.errors.count),
      ("causes", "What to change", audit.causes.count), ("attention", "Needs work", open),
      ("waivers", "Waived", audit.count(.waived)), ("pairs", "Every pair", rows.count),
      ("palette", "Which color on which", map?.count ?? 0),
      ("warnings", "Warnings", compilation.report.warnings.count),
      ("claims", "Claims", audit.claims.count), ("states", "States", audit.states.count),
      ("coverage", "Coverage", audit.coverage.colors.count),
    ]
    return all.filter { $0.count > 0 }.map { HTMLPage.Section(id: $0, title: $1, count: $2) }
  }
}
