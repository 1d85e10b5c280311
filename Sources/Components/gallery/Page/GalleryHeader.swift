import ColorMath
import SwiftUI
import Themes
import Writers

/// The introduction of the page: what it shows and how to read it.
@MainActor struct GalleryHeader {
  var html: HTML {
    HTML(.header) {
      HTML(.h1, text: "Component gallery")
      HTML(
        .p, .class("lead"),
        text: "\(Catalog.samples.count) samples, each drawn in \(Theme.allCases.count) themes by "
          + "the code next to it. Ratios link to their pairs in the contrast audit.")
      HTML(.dl, .class("moments")) {
        for (name, meaning) in Sample.moments {
          HTML(.dt) { HTML(.code, text: name) }
          HTML(.dd, text: meaning)
        }
      }
    }
  }
}

/// The table of contents, and the checkboxes that filter the page through the style sheet.
@MainActor struct Filters {
  /// The type sizes that the reader can choose; first the one that the sheets show.
  static let typeSizes: [DynamicTypeSize] = [.large, .xxxLarge, .accessibility3]

  var html: HTML {
    HTML(.nav, .label("Contents")) {
      HTML(.ul) {
        link("live", title: "Live")
        Catalog.sections.map { link($0.id, title: $0.title) }
        link("brands", title: "Brands")
      }
      HTML(.fieldset, .class("filter")) {
        HTML(.legend, text: "Show")
        ["Light", "Dark", "Code", "Speech", "Colors"].map(box)
      }
      tools
    }
  }

  /// The controls that need the script, which shows them.
  private var tools: HTML {
    HTML(.fieldset, .class("filter tools"), Attribute("hidden")) {
      HTML(.legend, text: "Draw")
      field("Find") {
        HTML(
          .input, .id("find"), Attribute("type", value: "search"),
          Attribute("placeholder", value: "title, code, token"))
      }
      HTML(.p, .id("found"), .role("status"))
      field("Type size") {
        choice(
          "size",
          of: Self.typeSizes.map { ("\($0)", $0 == .large ? "large, as designed" : "\($0)") })
      }
      field("Color vision") {
        choice(
          "vision",
          of: [("", "typical")] + VisionDeficiency.allCases.map { ($0.rawValue, $0.rawValue) })
      }
      field("Direction") {
        choice("direction", of: [("ltr", "left to right"), ("rtl", "right to left")])
      }
    }
  }

  private func field(_ title: String, control: () -> HTML) -> HTML {
    HTML(.label, .class("field")) {
      title
      control()
    }
  }

  private func choice(_ id: String, of options: [(value: String, title: String)]) -> HTML {
    HTML(.select, .id(id), Attribute("autocomplete", value: "off")) {
      for (value, title) in options { HTML(.option, Attribute("value", value: value), text: title) }
    }
  }

  private func link(_ id: String, title: String) -> HTML {
    HTML(.li) { HTML(.a, .link("#\(id)"), text: title) }
  }

  private func box(_ title: String) -> HTML {
    HTML(.label) {
      HTML(
        .input, Attribute("type", value: "checkbox"), .id("show-\(title.lowercased())"),
        Attribute("checked"), Attribute("autocomplete", value: "off"))
      title
    }
  }
}
