import SwiftUI
import Themes
import TokenValues
import Writers

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
  func seen(in node: RenderNode?, on page: TokenColor) -> ColorUses {
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

  /// The backgrounds, each once.
  private var backgrounds: [ContrastReport.Use] {
    rows.map(\.background).grouped(by: \.path).map { $0[0] }
  }

  /// The lowest ratio of the pairs with a minimum, as the audit prints it.
  private var lowestRatio: String? {
    rows.filter { $0.outcome != "exempt" }.compactMap(\.shown)
      .min { Double($0) ?? .infinity < Double($1) ?? .infinity }
  }

  /// The colors as a collapsible list: swatch, token, value, and the ratio with a link to its row.
  var list: HTML {
    HTML(.details, .className("colors")) {
      HTML(.summary) {
        (backgrounds + rows.map(\.foreground)).grouped(by: \.value).map { swatch($0[0]) }
        HTML(.span, .className("unseen"), text: "Colors, contrast ")
        lowestRatio.map { "from \($0):1" } ?? "without a minimum"
      }
      HTML(.ul) {
        for use in backgrounds {
          HTML(.li) {
            swatch(use)
            HTML(.span) { naming(use) }
          }
        }
        rows.map(item)
      }
    }
  }

  private func item(_ row: ContrastReport.Row) -> HTML {
    HTML(.li) {
      swatch(row.foreground)
      HTML(.span) {
        naming(row.foreground)
        HTML(.span, .className("verdict")) {
          HTML(.a, .address(row.address), .className(row.outcome)) {
            row.ratio
            HTML(.span, .className("unseen"), text: " \(row.pair)")
          }
          " "
          HTML(.small, text: "on \(row.ground), \(row.outcome)\(row.because == nil ? "" : ": ")")
          if let reason = row.because { HTML(.small, text: reason) }
        }
      }
    }
  }

  @ContentBuilder private func naming(_ use: ContrastReport.Use) -> [HTML] {
    HTML(.b, text: use.name)
    " "
    HTML(.code, text: use.value)
    " "
    HTML(.small, .className("token"), text: use.path)
  }

  /// The value comes from the audit's page, which has colors as hex codes.
  private func swatch(_ use: ContrastReport.Use) -> HTML {
    .styled("swatch", css: .background(use.stops), .unspoken)
  }
}
