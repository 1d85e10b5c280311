import SwiftUI
import Themes
import Writers

/// What is left below the contrast of level AA if the user asks for more: measured from what all
/// samples then draw.
@MainActor struct IncreasedContrast {
  let report: ContrastReport

  var html: HTML {
    let left = rows.filter { $0.row.outcome != "exempt" && $0.row.outcome != "pass" }
    let faint = rows.filter { $0.row.duty == .decorative && $0.ratio < 3 }
    let verdict =
      left.isEmpty
      ? "Every text and symbol of all \(Catalog.samples.count) samples then has the contrast of "
        + "WCAG 2.2 level AA." : "Still below WCAG 2.2 level AA with the tokens as they are:"
    return HTML(.div, .className("note")) {
      HTML(.p, text: verdict)
      list(left)
      if !faint.isEmpty {
        HTML(.p, text: "Decorations that stay below 3:1, for which WCAG 2.2 has no minimum:")
        list(faint)
      }
    }
  }

  /// A row of the audit that a sample draws.
  typealias Seen = (row: ContrastReport.Row, theme: Theme, ratio: Double)

  /// The rows that the samples draw, the faintest of each pair in each theme.
  var rows: [Seen] {
    var faintest: [String: Seen] = [:]
    for theme in Theme.allCases {
      for sample in Catalog.samples {
        var setting = sample.setting
        setting.contrast = .increased
        let drawn = DrawnSample(sample.again(sample.title, in: setting), in: theme, from: report)
        for row in drawn.uses.rows where row.duty != .inactive {
          guard let ratio = row.shown.flatMap(Double.init) else { continue }
          let key = "\(row.component) \(row.pair) \(theme)"
          if let known = faintest[key], known.ratio <= ratio { continue }
          faintest[key] = (row, theme, ratio)
        }
      }
    }
    return faintest.sorted { $0.key < $1.key }.map(\.value)
  }

  @ContentBuilder private func list(_ rows: [Seen]) -> [HTML] {
    if !rows.isEmpty {
      HTML(.ul) {
        for seen in rows {
          HTML(.li) {
            HTML(.a, .address(seen.row.address), text: seen.row.ratio)
            " \(seen.row.component), \(seen.row.pair) in \(seen.theme)"
          }
        }
      }
    }
  }
}
