/// What replaces the sheets: the page for people, and the same code for the tests.
extension FigmaNodes {
  /// `docs/how-to/migration.md`: what replaces each variant of the sheets, in Markdown.
  var migrationPage: String {
    String(decoding: PackageResources.introduction_md_txt, as: UTF8.self)
      + sheets.map(\.section).joined()
  }

  /// A Swift file for the tests that runs the exact code of `docs/how-to/migration.md`.
  var migratedViews: String {
    """
    // Generated from Sources/Components/figma/nodes.json: do not edit. Repair: Scripts/gallery
    // swift-format-ignore-file

    import EBComponents
    import SwiftUI

    /// The views of docs/how-to/migration.md, by the node they replace.
    @MainActor func migratedViews(saleEnd: Date) -> [String: AnyView] {
      func openSale() {}
      var views: [String: AnyView] = [:]
    \(sheets.flatMap(\.variants).map(\.line).joined())  return views
    }

    """
  }
}

extension FigmaNodes.Sheet {
  fileprivate var section: String {
    let columns = ["Node"] + properties.map { "`\($0)`" } + ["Swift", "Theme", "Size in points"]
    let table = ([columns, columns.map { _ in "---" }] + variants.map(row)).map { line in
      "| \(line.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
    }.joined()
    return "\n## \(name)\n\n\(variants.count) variants.\n\n\(table)"
  }

  private func row(_ variant: FigmaNodes.Variant) -> [String] {
    let old = properties.map { variant.old[$0, default: ""] }
    let theme = variant.new.mode.map { "\($0)" } ?? "any"
    return ["\(variant.node)"] + old + ["`\(variant.new.code)`", theme, variant.size.text]
  }
}

extension FigmaNodes.Variant {
  fileprivate var line: String { "  views[\"\(node)\"] = AnyView(\(new.code))\n" }
}
