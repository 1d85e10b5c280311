import SwiftUI
import Themes

/// The color tokens of a sample in a theme, and their rows in the audit.
struct ColorUses {
  let rows: [ContrastReport.Row]

  private init(rows: [ContrastReport.Row]) { self.rows = rows }

  init(_ variants: [Variant], in theme: Theme, from report: ContrastReport) {
    rows = variants.flatMap { variant in
      let rows = report.rows(of: variant.key(in: theme))
      precondition(!rows.isEmpty, "\(ContrastReport.path) has no row \(variant.key(in: theme))…")
      return rows
    }
  }

  /// The uses whose foreground and background are visible in a drawing on a page of that color.
  /// Increased contrast leaves some out.
  func seen(in node: RenderNode?, on page: ColorText) -> ColorUses {
    let drawn = Set((node?.paints ?? []).flatMap(\.colors).map(\.text) + [page.text])
    return ColorUses(
      rows: rows.filter { row in
        !drawn.isDisjoint(with: row.foreground.colors)
          && drawn.isSuperset(of: row.background.colors)
      })
  }

  /// The backgrounds, each once.
  var backgrounds: [(role: String, use: ContrastReport.Use)] {
    var seen: Set<String> = []
    return rows.filter { seen.insert($0.background.path).inserted }
      .map { ($0.backgroundRole, $0.background) }
  }

  /// The pairs below their minimum that are waived.
  var waived: [ContrastReport.Row] { rows.filter { $0.outcome == "waived" } }

  /// All colors, each once.
  var colors: Set<String> {
    Set(rows.flatMap { $0.foreground.colors + $0.background.colors })
  }

  /// The lowest ratio of the pairs with a minimum, as the audit prints it.
  var lowestRatio: String? {
    rows.filter { $0.outcome != "exempt" }.map(\.ratio)
      .min { Double($0) ?? .infinity < Double($1) ?? .infinity }
  }
}
