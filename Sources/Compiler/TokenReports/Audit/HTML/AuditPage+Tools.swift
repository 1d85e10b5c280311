import ColorMath
import TokenChecks
import TokenModel
import Writers

/// The tools for the script: what is shown, how it is ordered, and how samples look.
extension AuditPage {
  func writeTools(to html: inout HTMLWriter) {
    html.element(.label) { html in
      html.text("Find")
      html.element(.input, .id("find"), .type("search"), .fresh)
    }
    choose("component", label: "Component", from: components.items, all: "All", to: &html)
    choose("theme", label: "Theme", from: themes.items.map(name), all: "All", to: &html)
    write(
      "group", label: "Group by", options: [("component", "Component"), ("token", "Token")],
      to: &html)
    write(
      "sort", label: "Sort",
      options: [
        ("", "As in the contract"), ("ratio", "Lowest ratio"),
        ("margin", "Smallest margin"), ("name", "Name"),
      ], to: &html)
    write(
      "vision", label: "Color vision",
      options: [("", "Normal")] + VisionDeficiency.allCases.map { ($0.rawValue, $0.word) },
      to: &html)
    write(
      "scheme", label: "Page",
      options: [("", "System"), ("light", "Light"), ("dark", "Dark")], to: &html)
    html.element(.label) { html in
      html.element(.input, .id("work"), .type("checkbox"), .fresh)
      html.text("Only what needs work")
    }
    html.element(.button, .id("try"), text: "Try a color")
    html.element(.p, .id("shown"), .role("status"))
  }

  /// A choice among names, if there are several.
  private func choose(
    _ id: StaticString, label: String, from names: [String], all: String, to html: inout HTMLWriter
  ) {
    guard names.count > 1 else { return }
    write(
      id, label: label, options: [("", all)] + names.enumerated().map { ("\($0)", $1) }, to: &html)
  }

  private func write(
    _ id: StaticString, label: String, options: [(value: String, text: String)],
    to html: inout HTMLWriter
  ) {
    html.element(.label) { html in
      html.text(label)
      html.element(.select, .id(HTMLID(id)), .fresh) { html in
        for option in options { html.element(.option, .value(option.value), text: option.text) }
      }
    }
  }

  /// The sections of the page, in order.
  var parts: [HTMLPage.Section] {
    let open = audit.count(.fail) + audit.count(.indeterminate)
    let all: [(id: HTMLID, title: String, count: Int)] = [
      ("errors", "Errors", compilation.otherErrors.count),
      ("causes", "What to change", audit.causes.count), ("attention", "Needs work", open),
      ("waivers", "Waived", audit.count(.waived)), ("pairs", "Every pair", rows.count),
      ("palette", "Which color on which", map?.count ?? 0),
      ("warnings", "Warnings", compilation.otherWarnings.count),
      ("claims", "Claims", audit.claims.count), ("states", "States", audit.states.count),
      ("coverage", "Coverage", audit.coverage.colors.count),
    ]
    return all.filter { $0.count > 0 }.map { HTMLPage.Section(id: $0, title: $1, count: $2) }
  }
}
