import ColorMath
import SwiftUI
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
        .element(.dl, .class("moments"), content: Sample.moments.flatMap(moment)),
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
  /// The type sizes that the reader can choose; first the one that the sheets show.
  static let typeSizes: [DynamicTypeSize] = [.large, .xxxLarge, .accessibility3]

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
        tools,
      ])
  }

  /// The controls that need the script, which shows them.
  private var tools: HTML {
    .element(
      .fieldset, .class("filter tools"), Attribute("hidden"),
      content: [
        .element(.legend, text: "Draw"),
        field(
          "Find",
          control: .element(
            .input, .id("find"), Attribute("type", value: "search"),
            Attribute("placeholder", value: "title, code, token"), content: [])),
        .element(.p, .id("found"), .role("status"), content: []),
        field(
          "Type size",
          control: choice(
            "size",
            of: Self.typeSizes.map { ("\($0)", $0 == .large ? "large, as designed" : "\($0)") })),
        field(
          "Color vision",
          control: choice(
            "vision",
            of: [("", "typical")] + VisionDeficiency.allCases.map { ($0.rawValue, $0.rawValue) })),
        field(
          "Direction",
          control: choice("direction", of: [("ltr", "left to right"), ("rtl", "right to left")])),
      ])
  }

  private func field(_ title: String, control: HTML) -> HTML {
    .element(.label, .class("field"), content: [.text(title), control])
  }

  private func choice(_ id: String, of options: [(value: String, title: String)]) -> HTML {
    .element(
      .select, .id(id), Attribute("autocomplete", value: "off"),
      content: options.map { value, title in
        .element(.option, Attribute("value", value: value), text: title)
      })
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
