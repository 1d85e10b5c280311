/// The number of colors of the coverage matrix that the page shows. With more, colors that are
/// measured everywhere are left out.
let coverageRowLimit = 1000

/// Which colors the audit measures, in which variants and themes.
extension ReportPage {
  func writeCoverage(to html: inout HTMLWriter) {
    let coverage = audit.coverage
    guard !coverage.colors.isEmpty else { return }
    html.element(.details, .id("coverage")) { html in
      html.element(.summary, text: coverage.sentence)
      let matrix = report.coverage
      let count = matrix.sections.reduce(0) { $0 + $1.rows.count }
      let isShort = count > coverageRowLimit
      if isShort {
        html.element(
          .p,
          text: "Of \(count) colors, only those that are not measured everywhere are shown; "
            + "tincture audit --coverage prints all.")
      }
      for section in matrix.sections {
        var section = section
        if isShort {
          section.rows.removeAll { $0.statuses.allSatisfy { $0 == nil || $0 == .measured } }
          section.rows = Array(section.rows.prefix(coverageRowLimit))
        }
        if !section.rows.isEmpty { write(section, of: matrix, to: &html) }
      }
    }
  }

  private func write(
    _ section: CoverageMatrix.Section, of matrix: CoverageMatrix, to html: inout HTMLWriter
  ) {
    let columns = section.columns
    html.element(.details) { html in
      html.element(.summary, text: section.title)
      html.table(
        ReportTable(
          "Coverage of \(section.component ?? "colors without a role")",
          columns: ["Color"] + columns.map { matrix.titles[$0] } + ["Reason"],
          rows: section.rows.map { row in
            let statuses = columns.map { column -> MarkedText in
              guard let status = row.statuses[column] else { return "" }
              return "\(status.rawValue, outcome: status.className)"
            }
            return ["\(row.name)"] + statuses + ["\(row.reason)"]
          }))
    }
  }
}

extension Coverage.Status {
  /// The class of the outcome with the same color.
  fileprivate var className: String {
    switch self {
    case .measured: "pass"
    case .waived: "waived"
    case .exempt: "exempt"
    case .partly, .never: "fail"
    }
  }
}
