import TokenChecks
import TokenModel
import Writers

/// What the script draws and searches: a record for each component, theme, row and result. A record is
/// a line with its kind, and a line that begins with a hyphen for each field: a log could read a field at
/// the beginning of a line as a command.
extension AuditPage {
  func writeData(to html: inout HTMLWriter) {
    html.element(.pre, .id("data"), .hidden) { html in
      for component in components.items { record("component", fields: [component], to: &html) }
      for themes in themes.items {
        let places = themes.restrictions.flatMap { axis in axis.values.flatMap { [axis.axis, $0] } }
        record("theme", fields: [name(of: themes)] + places, to: &html)
      }
      for row in rows {
        let first = result(of: row)
        record(
          "row",
          fields: [
            "\(row.component)", first.foregroundName, first.backgroundName,
            first.required.map(plain) ?? "",
          ] + first.ownVariant.flatMap { [$0.axis, $0.value] }, to: &html)
        for cell in row.cells { write(cell, to: &html) }
      }
    }
  }

  private func write(_ cell: Cell, to html: inout HTMLWriter) {
    let result = audit.results[cell.result]
    let sides = [result.foreground] + result.allLayers
    let style = cell.style.map { "\($0)" } ?? ""
    record("cell", fields: ["\(cell.theme)", style, "\(sides.count)"], to: &html)
    for side in sides {
      field(side.value, to: &html)
      field(side.part.map { "\(side.path).\($0)" } ?? side.path, to: &html)
      field(side.place.text, to: &html)
      field(side.opacity.map { "at \(plain($0.value)), \($0.path)" } ?? "", to: &html)
    }
    for note in notes(on: result) { field(note, to: &html) }
  }

  private func record(_ kind: String, fields: [String], to html: inout HTMLWriter) {
    html.text(kind)
    html.verbatim("\n")
    for text in fields { field(text, to: &html) }
  }

  private func field(_ text: String, to html: inout HTMLWriter) {
    html.verbatim("- ")
    html.text(text)
    html.verbatim("\n")
  }

  /// What else is known about a result, each as a sentence without a period.
  private func notes(on result: ContrastResult) -> [String] {
    let notes = [
      result.because, result.choiceNote, result.sizeNote,
      result.groupOpacity.map { "together at \(plain($0.value)), \($0.path)" },
    ]
    let changes = [result.remedy?.instruction, result.obstacle.map { "no fix: \($0)" }]
    return (notes + (result.measured?.notes ?? []) + changes).compactMap(\.self)
  }
}
