import Themes
import Writers

/// The introduction of the page: what it shows and how to read it.
@MainActor struct GalleryHeader {
  var html: HTML {
    .element(
      .header,
      content: [
        .element(.h1, text: "Component gallery"),
        .element(
          .p, .class("lead"),
          text: "\(Catalog.samples.count) samples, each drawn in \(Theme.allCases.count) themes by "
            + "the code next to it. Ratios link to their rows in the contrast audit."),
        .element(.dl, .class("moments"), content: moments.flatMap(moment)),
      ])
  }

  private func moment(_ name: String, meaning: String) -> [HTML] {
    [
      .element(.dt, content: [.element(.code, text: name)]),
      .element(.dd, text: meaning),
    ]
  }
}

/// The table of contents, and the checkboxes that filter the page through the style sheet.
@MainActor struct Filters {
  var html: HTML {
    .element(
      .nav, .label("Contents"),
      content: [
        .element(
          .ul,
          content: [link("live", title: "Live")]
            + Catalog.sections.map { link($0.id, title: $0.title) }
            + [link("brands", title: "Brands")]),
        .element(
          .fieldset, .class("filter"),
          content: [
            .element(.legend, text: "Show"),
            box("light", title: "Light"), box("dark", title: "Dark"),
            box("code", title: "Code"), box("speech", title: "Speech"),
            box("colors", title: "Colors"),
          ]),
      ])
  }

  private func link(_ id: String, title: String) -> HTML {
    .element(.li, content: [.element(.a, .link("#\(id)"), text: title)])
  }

  private func box(_ id: String, title: String) -> HTML {
    .element(
      .label,
      content: [
        .element(
          .input, Attribute("type", value: "checkbox"), .id("show-\(id)"), Attribute("checked"),
          Attribute("autocomplete", value: "off"), content: []),
        .text(title),
      ])
  }
}
