import SwiftUI
import Themes

/// The color tokens of a sample in a theme, and their rows in the audit.
struct ColorUses {
  let rows: [ContrastReport.Row]

  private init(rows: [ContrastReport.Row]) { self.rows = rows }

  init(_ variants: [Variant], in theme: Theme, from report: ContrastReport) {
    rows = variants.flatMap { variant in
      let rows = report.rows(of: variant, in: "\(theme)")
      precondition(!rows.isEmpty, "\(ContrastReport.path) has no row of \(variant) in \(theme)")
      return rows
    }
  }

  /// The uses that are visible in a drawing on a page of that color.
  func seen(in node: RenderNode?, on page: ColorText) -> ColorUses {
    let paints = node?.drawnPaints(on: Layer(page)) ?? []
    let seen = Set(paints.flatMap(rows(judging:)).map(\.key))
    return ColorUses(rows: rows.filter { seen.contains($0.key) })
  }

  /// The rows that judge a paint, without those that require more than others: if small text has the
  /// same color, its row judges large text too.
  private func rows(judging paint: DrawnPaint) -> [ContrastReport.Row] {
    let judging = rows.filter { $0.judges(paint) }
    let least = judging.map { $0.required ?? 0 }.min()
    return judging.filter { $0.required ?? 0 == least }
  }

  /// The paints of a drawing on a page of that color that the audit does not judge.
  func unjudged(in node: RenderNode?, on page: ColorText) -> [DrawnPaint] {
    (node?.drawnPaints(on: Layer(page)) ?? []).filter { paint in
      !rows.contains { $0.judges(paint) || $0.isOn(paint) }
    }
  }

  /// The backgrounds, each once.
  var backgrounds: [(role: String, use: ContrastReport.Use)] {
    var seen: Set<String> = []
    return rows.filter { seen.insert($0.background.path).inserted }
      .map { ($0.background.name, $0.background) }
  }

  /// The pairs below their minimum that are waived.
  var waived: [ContrastReport.Row] { rows.filter { $0.outcome == "waived" } }

  /// The lowest ratio of the pairs with a minimum, as the audit prints it.
  var lowestRatio: String? {
    rows.filter { $0.outcome != "exempt" }.compactMap(\.shown)
      .min { Double($0) ?? .infinity < Double($1) ?? .infinity }
  }
}
