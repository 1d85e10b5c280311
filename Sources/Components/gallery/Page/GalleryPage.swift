import ColorMath
import Themes
import Writers

/// The page with every component, variant and theme.
@MainActor struct GalleryPage {
  let report: ContrastReport

  /// The path of the page, from the package's root.
  static let path = "generated/gallery/index.html"

  var file: OutputFile {
    let parts = Catalog.sections.map(html)
    var page = HTMLPage(
      title: "Component gallery", kind: "Component gallery",
      heading: "What the code draws", footer: footer,
      style: """
        \(CSS(source: PackageResources.page_css))\(CSS(source: PackageResources.gallery_css))\
        \(parts.styleSheet)

        """)
    page.script = HTMLPage.Script(
      source: PackageResources.page_js + PackageResources.live_js + PackageResources.gallery_js,
      hash: PackageResources.gallery_sha256)
    page.contents = Catalog.sections.map { (HTMLID(word: $0.id), $0.title, nil) }
    page.header = lead.write
    page.tools = writeTools
    page.main = { html in for part in parts { part.write(to: &html) } }
    page.end = VisionDeficiency.writeFilters
    return OutputFile(
      path: Self.path, text: HTMLWriter.doctype + String(decoding: page.html, as: UTF8.self))
  }

  /// What the page shows, with a link to what it does not hide.
  private var lead: HTML {
    let waived = report.results.filter { $0.outcome == "waived" }.count
    let address = ContrastReport.address + (waived == 0 ? "" : "#waivers")
    return HTML(.p, .className("lead")) {
      "Each sample has its code, colors and speech; the contrast report has "
      HTML(.a, .address(address), text: "\(waived) \(waived == 1 ? "waiver" : "waivers")")
      "."
    }
  }

  private func writeTools(to html: inout HTMLWriter) {
    html.find()
    html.choice("size", label: "Type size", options: Stage.typeSizes.map { ("\($0)", "\($0)") })
    html.visionChoice()
    html.choice("direction", label: "Direction", options: [("ltr", "LTR"), ("rtl", "RTL")])
    html.element(.div, .className("parts"), .role("group"), .label("Show")) { html in
      for title in ["Light", "Dark", "Code", "Speech", "Colors"] {
        html.box(HTMLID(word: "show-\(title.lowercased())"), label: title, isChecked: true)
      }
    }
    html.element(.p, .id("shown"), .role("status"))
  }

  private var footer: String {
    let names = Sample.names.map { "\($0.name) is \($0.meaning)" }.joined(separator: ", ")
    return "Drawn from the views, values and themes of this package by Scripts/gallery, with a "
      + "browser’s layout and fonts: colors, texts and sizes are the components’ own, the shapes of "
      + "letters are not. Widths that depend on letters differ from the sheets’ for that reason. "
      + "In the code, \(names)."
  }

  private func html(_ section: Catalog.Section) -> HTML {
    HTML(.section, .id(HTMLID(word: section.id))) {
      HTML(.h2, text: section.title)
      HTML(.p, text: section.lead)
      Live.all.filter { $0.section == section.id }.map { $0.html(report: report) }
      if section.id == Catalog.contrastSection { IncreasedContrast(report: report).html }
      if section.id == Catalog.brandSection { BrandSection().html }
      for group in section.groups {
        HTML(.div, .className(group.isCompact ? "group compact" : "group")) {
          HTML(.h3, text: group.title)
          HTML(.div, .className("samples")) {
            group.samples.map { specimen($0, in: section.id) }
          }
        }
      }
    }
  }
}

extension HTMLAttribute {
  /// A link to another page.
  static func address(_ address: String) -> Self { Self("href", value: address) }
}

extension HTMLID {
  /// The id of a sample.
  init(of title: String, in section: String) {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    self.init(word: section + "/" + words.joined(separator: "-"))
  }
}
