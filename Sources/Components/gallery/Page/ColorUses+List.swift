import Writers

extension ColorUses {
  /// The colors as a collapsible list: swatch, token, value, and the ratio with a link to its row.
  var list: HTML {
    HTML(.details, .class("colors")) {
      HTML(.summary) {
        swatches
        HTML(.span, .class("unseen"), text: "Colors, contrast ")
        lowestRatio.map { "from \($0):1" } ?? "without a minimum"
      }
      HTML(.ul) {
        for (role, use) in backgrounds {
          HTML(.li) {
            swatch(use)
            HTML(.span) { naming(use, as: role) }
          }
        }
        rows.map(item)
      }
    }
  }

  private var swatches: [HTML] {
    var seen: Set<String> = []
    return (backgrounds.map(\.use) + rows.map(\.foreground))
      .filter { seen.insert($0.value).inserted }.map(swatch)
  }

  private func item(_ row: ContrastReport.Row) -> HTML {
    HTML(.li) {
      swatch(row.foreground)
      HTML(.span) {
        naming(row.foreground, as: row.foreground.name)
        HTML(.span, .class("verdict")) {
          HTML(.a, .link(row.address), .class(row.outcome)) {
            row.ratio
            HTML(.span, .class("unseen"), text: " \(row.pair)")
          }
          " "
          HTML(.small, text: "on \(row.ground), \(row.outcome)\(row.because == nil ? "" : ": ")")
          if let reason = row.because { HTML(.small, text: reason) }
        }
      }
    }
  }

  @ContentBuilder private func naming(_ use: ContrastReport.Use, as role: String) -> [HTML] {
    HTML(.b, text: role)
    " "
    HTML(.code, text: use.value)
    " "
    HTML(.small, .class("token"), text: use.path)
  }

  /// The value comes from the audit's page, which has colors as hex codes.
  private func swatch(_ use: ContrastReport.Use) -> HTML {
    HTML(.span, .style(use.background, classes: "w"), Attribute("aria-hidden", value: "true"))
  }
}

extension ContrastReport.Use {
  fileprivate var background: CSS {
    let stops = stops
    if stops.count == 1 { return .color(stops[0].color, for: "background") }
    return .gradient(stops.map { (color: $0.color, location: ($0.position ?? 0) / 100) })
  }
}
