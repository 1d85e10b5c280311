/// `docs/how-to/migration.md`: what replaces each variant of the sheets.
struct MigrationPage {
  let nodes: FigmaNodes

  /// The whole page, in Markdown.
  var text: String {
    String(decoding: PackageResources.introduction_md_txt, as: UTF8.self)
      + nodes.sheets.map(section).joined()
  }

  private func section(_ sheet: FigmaNodes.Sheet) -> String {
    let columns =
      ["Node"] + sheet.properties.map { "`\($0)`" } + ["Swift", "Theme", "Size in points"]
    let lines = [columns, columns.map { _ in "---" }] + sheet.variants.map { row($0, of: sheet) }
    let table = lines.map { line in
      "| \(line.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
    }.joined()
    return "\n## \(sheet.name)\n\n\(sheet.variants.count) variants.\n\n\(table)"
  }

  private func row(_ variant: FigmaNodes.Variant, of sheet: FigmaNodes.Sheet) -> [String] {
    let old = sheet.properties.map { variant.old[$0, default: ""] }
    let theme = variant.new.mode.map { "\($0)" } ?? "any"
    return ["\(variant.node)"] + old + ["`\(variant.new.code)`", theme, variant.size.text]
  }
}
