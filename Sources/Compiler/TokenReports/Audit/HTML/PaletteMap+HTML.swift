import TokenChecks
import TokenModel
import Writers

/// The map as a drawing: a triangle with a row and a column for each step, which meet at its color.
extension PaletteMap {
  /// In px: the size of a cell, the space between palettes, and the width of the labels.
  private static let (width, height, gap, label) = (38, 24, 8, 260)
  /// The lowest ratio of each tone.
  private static let tones: [(name: String, least: Double)] = [
    ("t7", 7), ("t4", 4.5), ("t3", 3), ("t0", 0),
  ]

  /// Where a step begins, across and down.
  private func place(of step: Int) -> (x: Int, y: Int) {
    let gaps = steps.indices.prefix(step).count { steps[$0].palette != steps[$0 + 1].palette }
    return (step * Self.width + gaps * Self.gap, step * Self.height + gaps * Self.gap)
  }

  /// Writes the section of the map.
  func write(_ results: [ContrastResult], to html: inout HTMLWriter) {
    html.element(.section, .labelled(by: "palette")) { html in
      html.element(.h2, .id("palette"), text: "Which color on which")
      html.element(.p, .id("map"), text: sentences(results).joined(separator: " "))
      html.element(.ul, .className("key")) { html in
        for tone in Self.tones {
          let text = tone.least > 0 ? "\(plain(tone.least)):1 or more" : "less"
          html.element(.li, .className(tone.name), text: text)
        }
        html.element(.li, .className("ring"), text: "measured")
        html.element(.li, .className("fail"), text: "fails")
      }
      html.element(.div, .className("scroll"), .role("region"), .label("Map"), .reachable) { html in
        let end = place(of: steps.count - 1)
        let size = [end.x + Self.width + Self.label, end.y + Self.height]
        html.element(
          .svg, .className("map"), .role("img"), .labelled(by: "map"),
          .size("width", number: size[0]), .size("height", number: size[1]),
          HTMLAttribute("viewBox", value: "0 0 \(size[0]) \(size[1])")
        ) { html in draw(results, to: &html) }
      }
    }
  }

  private func draw(_ results: [ContrastResult], to html: inout HTMLWriter) {
    let places = steps.indices.map(place)
    let cells = rows.indices.flatMap { row in rows[row].indices.map { (row: row, column: $0) } }
    let tones = cells.map { cell in
      Self.tones.first { rows[cell.row][cell.column].ratio >= $0.least }?.name
    }
    for tone in Self.tones {
      let boxes = zip(cells, tones).filter { $1 == tone.name }.map { cell, _ in
        "M\(places[cell.column].x) \(places[cell.row].y)h\(Self.width - 1)v\(Self.height - 1)"
          + "h\(1 - Self.width)z"
      }
      html.element(
        .path, .className(tone.name), HTMLAttribute("d", value: boxes.joined()))
    }
    for (cell, tone) in zip(cells, tones) {
      guard let outcome = rows[cell.row][cell.column].outcome(in: results) else { continue }
      let place = (x: places[cell.column].x, y: places[cell.row].y)
      html.element(.g, .className("\(outcome.rawValue) \(tone ?? "")")) { html in
        html.element(.title, text: note(cell, results))
        box(at: place, inset: 2, to: &html)
        let mark = outcome == .fail ? "✕" : outcome == .waived ? "~" : ""
        if !mark.isEmpty { text(mark, at: (place.x + 6, place.y), to: &html) }
      }
    }
    for (step, place) in zip(steps, places) {
      html.element(.g, .style(Layer(step.value).map { "--w:\(CSS($0))" } ?? "")) { html in
        box(at: place, inset: 0, to: &html)
        let unused = step.isUsed ? "" : ", unused"
        text(
          "\(step.name.prefix(24)) \(step.value.text)\(unused)",
          at: (place.x + Self.width + 6, place.y), to: &html)
      }
    }
    for tone in Self.tones {
      html.element(.g, .className("n \(tone.name)")) { html in
        for (cell, name) in zip(cells, tones) where name == tone.name {
          let ratio = rows[cell.row][cell.column].ratio
          text(
            shown(ratio, decimals: ratio < 10 ? 1 : 0),
            at: (places[cell.column].x + Self.width - 6, places[cell.row].y), to: &html)
        }
      }
    }
  }

  private func box(at place: (x: Int, y: Int), inset: Int, to html: inout HTMLWriter) {
    html.element(
      .rect, .size("x", number: place.x + inset), .size("y", number: place.y + inset),
      .size("width", number: Self.width - 1 - 2 * inset),
      .size("height", number: Self.height - 1 - 2 * inset))
  }

  private func text(_ text: String, at place: (x: Int, y: Int), to html: inout HTMLWriter) {
    html.element(
      .text, .size("x", number: place.x), .size("y", number: place.y + Self.height - 8), text: text)
  }

  /// The ratio of two steps, and the checks that measure it.
  private func note(_ cell: (row: Int, column: Int), _ results: [ContrastResult]) -> String {
    let pair = rows[cell.row][cell.column]
    let checks = pair.results.map { index in
      let result = results[index]
      return "\(result.pairName) of \(result.component), \(result.title): \(result.requirement)"
    }
    return "\(steps[cell.row].name) with \(steps[cell.column].name): \(shown(pair.ratio)):1. "
      + checks.shortList(separator: "; ")
  }
}
