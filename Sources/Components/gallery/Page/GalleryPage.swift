import ColorMath
import Themes
import Writers

/// The page with every component, variant and theme.
@MainActor struct GalleryPage {
  let report: ContrastReport

  /// The path of the page, from the package's root.
  static let path = "generated/gallery/index.html"

  /// The page as a file.
  var file: OutputFile {
    OutputFile(path: Self.path, text: "<!doctype html>" + page.markup + "\n")
  }

  private var page: HTML {
    let body = content
    let sheet = StyleSheet(of: body)
    return .element(
      .html, Attribute("lang", value: "en"), content: [head(sheet), body])
  }

  private func head(_ sheet: StyleSheet) -> HTML {
    let style = Self.style + sheet.text
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'; script-src '\(Self.scriptHash)'; "
      + "base-uri 'none'; form-action 'none'"
    return .element(
      .head,
      content: [
        .element(.meta, Attribute("charset", value: "utf-8"), content: []),
        .element(
          .meta, Attribute("name", value: "viewport"),
          Attribute("content", value: "width=device-width, initial-scale=1"), content: []),
        .element(
          .meta, Attribute("http-equiv", value: "Content-Security-Policy"),
          Attribute("content", value: policy), content: []),
        .element(.title, text: "Component gallery"), .source(.style, style),
      ])
  }

  private var content: HTML {
    let sections =
      [Live(report: report).html] + Catalog.sections.map(section) + [BrandSection().html]
    let main = HTML.element(
      .main, .id("content"), Attribute("tabindex", value: "-1"), content: sections)
    return .element(
      .body,
      content: [
        .element(.a, .class("skip"), .link("#content"), text: "Skip to the components"),
        visionFilters,
        GalleryHeader().html,
        .element(.div, .class("layout"), content: [Filters().html, main]),
        footer,
        .source(.script, Self.scripts),
      ])
  }

  /// The filters that show drawings as seen with a color vision deficiency at full severity (Machado,
  /// Oliveira, Fernandes 2009). The style sheet uses them by their names.
  private var visionFilters: HTML {
    .element(
      .svg, .class("filters"), Attribute("aria-hidden", value: "true"),
      Attribute("width", value: "0"), Attribute("height", value: "0"),
      content: VisionDeficiency.allCases.map { deficiency in
        .element(
          .filter, .id(deficiency.rawValue),
          Attribute("color-interpolation-filters", value: "linearRGB"),
          content: [
            .element(
              .colorMatrix, Attribute("type", value: "matrix"),
              Attribute("values", value: deficiency.filterValues), content: [])
          ])
      })
  }

  private var footer: HTML {
    let text =
      "Drawn from the views, values and themes of this package by Scripts/gallery, with a browser’s "
      + "layout and fonts: colors, texts and sizes are the components’ own, the shapes of letters "
      + "are not. Widths that depend on letters differ from the sheets’ for that reason."
    return .element(.footer, content: [.element(.p, text: text)])
  }

  private func section(_ section: Catalog.Section) -> HTML {
    let head: [HTML] = [
      .element(.h2, text: section.title), .element(.p, .class("lead"), text: section.lead),
    ]
    let remainder =
      section.id == Catalog.contrastSection ? [IncreasedContrast(report: report).html] : []
    return .element(
      .section, .id(section.id),
      content: head + remainder + section.groups.map { group($0, in: section) })
  }

  private func group(_ group: Catalog.Group, in section: Catalog.Section) -> HTML {
    let samples = group.samples.map {
      Specimen(sample: $0, section: section.id, report: report).html
    }
    return .element(
      .div, .class(group.isCompact ? "group compact" : "group"),
      content: [
        .element(.h3, text: group.title), .element(.div, .class("samples"), content: samples),
      ])
  }
}

extension VisionDeficiency {
  /// Four rows of five numbers (Filter Effects, `feColorMatrix`). Opacity does not change.
  fileprivate var filterValues: String {
    let rows = matrix.map { row in row.map { "\($0)" }.joined(separator: " ") + " 0 0" }
    return (rows + ["0 0 0 1 0"]).joined(separator: "  ")
  }
}
