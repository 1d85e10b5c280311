import ColorMath
import Themes
import Writers

/// The page with every component, variant and theme.
@MainActor struct GalleryPage {
  let report: ContrastReport

  /// The path of the page, from the package's root.
  static let path = "generated/gallery/index.html"

  var file: OutputFile { OutputFile(path: Self.path, text: "<!doctype html>" + page.markup + "\n") }

  /// The hash of the script, for the page's security policy (CSP 3, `script-src`). A browser does not
  /// run it with another hash. After a change, a test in `test_gallery.py` prints the new one.
  private static let scriptHash = "sha256-TBYAck3eQ3VAQYj6TDGHKOsqjOKv6b8IQbUwzAUGiDA="

  private var page: HTML {
    let body = content
    return HTML(.html, Attribute("lang", value: "en")) {
      head(StyleSheet(of: body))
      body
    }
  }

  private func head(_ sheet: StyleSheet) -> HTML {
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'; script-src '\(Self.scriptHash)'; "
      + "base-uri 'none'; form-action 'none'"
    return HTML(.head) {
      HTML(.meta, Attribute("charset", value: "utf-8"))
      HTML(
        .meta, Attribute("name", value: "viewport"),
        Attribute("content", value: "width=device-width, initial-scale=1"))
      HTML(
        .meta, Attribute("http-equiv", value: "Content-Security-Policy"),
        Attribute("content", value: policy))
      HTML(.title, text: "Component gallery")
      HTML.source(
        .style, String(decoding: PackageResources.gallery_css, as: UTF8.self) + sheet.text)
    }
  }

  private var content: HTML {
    HTML(.body) {
      HTML(.a, .class("skip"), .link("#content"), text: "Skip to the components")
      visionFilters
      GalleryHeader().html
      HTML(.div, .class("layout")) {
        Filters().html
        HTML(.main, .id("content"), Attribute("tabindex", value: "-1")) {
          Live(report: report).html
          Catalog.sections.map(section)
          BrandSection().html
        }
      }
      footer
      HTML.source(.script, String(decoding: PackageResources.gallery_js, as: UTF8.self))
    }
  }

  /// The filters that show drawings as seen with a color vision deficiency at full severity (Machado,
  /// Oliveira, Fernandes 2009). The style sheet uses them by their names.
  private var visionFilters: HTML {
    HTML(
      .svg, .class("filters"), Attribute("aria-hidden", value: "true"),
      Attribute("width", value: "0"), Attribute("height", value: "0")
    ) {
      for deficiency in VisionDeficiency.allCases {
        HTML(
          .filter, .id(deficiency.rawValue),
          Attribute("color-interpolation-filters", value: "linearRGB")
        ) {
          HTML(
            .colorMatrix, Attribute("type", value: "matrix"),
            Attribute("values", value: deficiency.filterValues))
        }
      }
    }
  }

  private var footer: HTML {
    let text =
      "Drawn from the views, values and themes of this package by Scripts/gallery, with a browser’s "
      + "layout and fonts: colors, texts and sizes are the components’ own, the shapes of letters "
      + "are not. Widths that depend on letters differ from the sheets’ for that reason."
    return HTML(.footer) { HTML(.p, text: text) }
  }

  private func section(_ section: Catalog.Section) -> HTML {
    HTML(.section, .id(section.id)) {
      HTML(.h2, text: section.title)
      HTML(.p, .class("lead"), text: section.lead)
      if section.id == Catalog.contrastSection { IncreasedContrast(report: report).html }
      for group in section.groups {
        HTML(.div, .class(group.isCompact ? "group compact" : "group")) {
          HTML(.h3, text: group.title)
          HTML(.div, .class("samples")) {
            group.samples.map { Specimen(sample: $0, section: section.id, report: report).html }
          }
        }
      }
    }
  }
}

extension VisionDeficiency {
  /// Four rows of five numbers (Filter Effects, `feColorMatrix`). Opacity does not change.
  fileprivate var filterValues: String {
    let rows = matrix.map { row in row.map { "\($0)" }.joined(separator: " ") + " 0 0" }
    return (rows + ["0 0 0 1 0"]).joined(separator: "  ")
  }
}
