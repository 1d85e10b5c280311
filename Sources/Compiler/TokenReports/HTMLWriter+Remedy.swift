/// What the report and the difference write alike.
extension HTMLWriter {
  /// What to set, in the words of every output.
  mutating func instruction(of remedy: Remedy) {
    text("Set " + (remedy.part.map { "\($0) of " } ?? ""))
    element(.code) { $0.name(remedy.token) }
    text(" to ")
    color(remedy.to)
    text(" (\(shown(remedy.ratio)):1)")
    guard let nearest = remedy.nearest else { return }
    element(.small) { html in
      html.text("or to ")
      html.color(nearest.color.hex)
      html.text(" (\(shown(nearest.ratio)):1)")
    }
  }

  /// The edit as the lines of a diff.
  mutating func lines(of remedy: Remedy) {
    element(.p, .className("diff")) { html in
      html.element(.small, text: "\(remedy.place.file):\(remedy.place.line)")
      html.element(.del, text: remedy.lines.old)
      html.element(.ins, text: remedy.lines.new)
    }
  }

  /// A value as reports write it, with a swatch if it is a color that can be drawn.
  mutating func color(_ value: String) {
    let color = CSS(reported: value)
    element(
      .code, attributes: color.map { [.className("w"), .style("--w:\($0)")] } ?? [],
      content: { $0.text(value) })
  }

  /// A table that scrolls. A column whose name ends in `:` is aligned to the right.
  mutating func table(_ caption: String, columns: [String], rows: (inout HTMLWriter) -> Void) {
    element(.div, .className("scroll"), .role("region"), .label(caption), .reachable) { html in
      html.element(.table) { html in
        html.element(.caption, text: caption)
        html.element(.thead) { html in
          html.element(.tr) { html in
            for column in columns {
              let isNumber = column.hasSuffix(":")
              let attributes = [.scope("col")] + (isNumber ? [HTMLAttribute.className("n")] : [])
              html.element(.th, attributes: attributes) {
                $0.text(isNumber ? String(column.dropLast()) : column)
              }
            }
          }
        }
        html.element(.tbody, content: rows)
      }
    }
  }

  /// A table that scrolls. The first column names its rows.
  mutating func table(_ table: ReportTable) {
    self.table(table.title, columns: table.columns) { html in
      for row in table.rows {
        html.element(.tr) { html in
          for (index, cell) in row.enumerated() {
            let isNumber = table.columns[index].hasSuffix(":")
            html.element(
              index == 0 ? .th : .td,
              attributes: index == 0 ? [.scope("row")] : isNumber ? [.className("n")] : []
            ) { $0.marked(cell) }
          }
        }
      }
    }
  }

  /// A text, with a swatch for each color.
  mutating func marked(_ text: MarkedText) {
    for piece in text.pieces {
      switch piece.mark {
      case .none: self.text(piece.text)
      case .code: color(piece.text)
      case .outcome(let name): element(.span, .className("v \(name)"), text: piece.text)
      }
    }
  }
}
