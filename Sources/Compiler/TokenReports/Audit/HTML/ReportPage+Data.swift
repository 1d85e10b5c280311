/// What the script draws and searches: a record for each component, theme, row and check. A record is
/// a line with its kind, and a line that begins with a hyphen for each field: a log could read a field at
/// the beginning of a line as a command.
extension ReportPage {
  func writeData(to html: inout HTMLWriter) {
    html.element(.pre, .id("data"), .hidden) { html in
      for group in components { record("component", fields: [group.component], to: &html) }
      for themes in themes {
        let places = themes.restrictions.flatMap { axis in axis.values.flatMap { [axis.axis, $0] } }
        record("theme", fields: [name(of: themes)] + places, to: &html)
      }
      for (number, group) in components.enumerated() {
        for row in group.pairs {
          let first = audit.results[row[0]]
          record(
            "row",
            fields: [
              "\(number)", first.foregroundName, first.backgroundName,
              first.required.map(plain) ?? "",
            ] + first.ownVariant.flatMap { [$0.axis, $0.value] }, to: &html)
          for check in row { write(check, to: &html) }
        }
      }
    }
  }

  private func write(_ check: Int, to html: inout HTMLWriter) {
    let result = audit.results[check]
    let sides = [result.foreground] + result.allLayers
    let style = style(of: check).map { "\($0)" } ?? ""
    record("cell", fields: ["\(themeOfCheck[check])", style, "\(sides.count)"], to: &html)
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
      result.remedy?.instruction, result.obstacle.map { "no fix: \($0)" },
      result.anyBackdrop.map { "\(shown($0)) at worst on any backdrop" },
      result.isFailure ? result.drawn?.sights : nil,
    ]
    return notes.compactMap(\.self) + (result.measured?.notes ?? [])
  }
}

extension Stack {
  /// The ratio as seen with each color vision deficiency.
  fileprivate var sights: String {
    VisionDeficiency.allCases.map { deficiency in
      "\(deficiency.word.lowercased()) \(shown(seen(with: deficiency).worst.ratio)):1"
    }.joined(separator: ", ")
  }
}
