import Writers

extension ColorUses {
  /// The colors as a collapsible list: swatch, token, value, and the ratio with a link to its row.
  var list: HTML {
    .element(
      .details, .class("colors"),
      content: [
        .element(.summary, content: swatches + words),
        .element(.ul, content: backgroundItems + rows.map(item)),
      ])
  }

  private var words: [HTML] {
    [
      .element(.span, .class("unseen"), text: "Colors, contrast "),
      .text(lowestRatio.map { "from \($0):1" } ?? "without a minimum"),
    ]
  }

  private var swatches: [HTML] {
    var seen: Set<String> = []
    return (backgrounds.map(\.use) + rows.map(\.foreground))
      .filter { seen.insert($0.value).inserted }.map(swatch)
  }

  private var backgroundItems: [HTML] {
    backgrounds.map { role, use in
      .element(.li, content: [swatch(use), .element(.span, content: naming(use, as: role))])
    }
  }

  private func item(_ row: ContrastReport.Row) -> HTML {
    let link = HTML.element(
      .a, .link(row.address), .class(row.outcome),
      content: [
        .text(row.ratio), .element(.span, .class("unseen"), text: " \(row.pair)"),
      ])
    let verdict = HTML.element(
      .small, text: "on \(row.ground), \(row.outcome)\(row.because == nil ? "" : ": ")")
    let reason = row.because.map { [HTML.element(.small, text: $0)] } ?? []
    return .element(
      .li,
      content: [
        swatch(row.foreground),
        .element(
          .span,
          content: naming(row.foreground, as: row.foreground.name)
            + [.element(.span, .class("verdict"), content: [link, .text(" "), verdict] + reason)]),
      ])
  }

  private func naming(_ use: ContrastReport.Use, as role: String) -> [HTML] {
    [
      .element(.b, text: role), .text(" "), .element(.code, text: use.value), .text(" "),
      .element(.small, .class("token"), text: use.path),
    ]
  }

  /// The value comes from the audit's page, which has colors as hex codes.
  private func swatch(_ use: ContrastReport.Use) -> HTML {
    .element(
      .span, .style(use.background, classes: "w"), Attribute("aria-hidden", value: "true"),
      content: [])
  }
}

extension ContrastReport.Use {
  fileprivate var background: CSS {
    let stops = stops
    if stops.count == 1 { return .color(stops[0].color, for: "background") }
    return .gradient(stops.map { (color: $0.color, location: ($0.position ?? 0) / 100) })
  }
}
