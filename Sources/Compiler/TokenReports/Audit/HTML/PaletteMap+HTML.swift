/// The map as a drawing: a triangle with a row and a column for each step, which meet at its color.
extension PaletteMap {
  /// In px: the size of a cell, the space between palettes, and the width of the labels.
  private static let (width, height, gap, label) = (38, 24, 8, 260)
  /// What a color of the map means, by its class.
  private static let key = [
    ("t7", "7:1 or more"), ("t4", "4.5:1 or more"), ("t3", "3:1 or more"), ("t0", "less"),
    ("ring", "measured"), ("fail", "fails"),
  ]

  /// Writes the map, with what it shows in words.
  func write(to html: inout HTMLWriter) {
    let gaps = zip(steps, steps.dropFirst()).reduce(into: [0]) { gaps, pair in
      gaps.append(gaps[gaps.count - 1] + (pair.0.palette == pair.1.palette ? 0 : Self.gap))
    }
    let xs = gaps.enumerated().map { $0 * Self.width + $1 }
    let ys = gaps.enumerated().map { $0 * Self.height + $1 }
    let size = (xs[xs.count - 1] + Self.width + Self.label, ys[ys.count - 1] + Self.height)
    html.element(.p, .id("map"), text: sentences.joined(separator: " "))
    html.element(.ul, .className("key")) { html in
      for (name, text) in Self.key { html.element(.li, .className(name), text: text) }
    }
    html.element(.div, .className("scroll"), .role("region"), .label("Map"), .reachable) { html in
      html.element(
        .svg, .className("map"), .role("img"), .labelled(by: "map"), .size("width", number: size.0),
        .size("height", number: size.1), HTMLAttribute("viewBox", value: "0 0 \(size.0) \(size.1)")
      ) { html in
        for row in rows.indices {
          for column in rows[row].indices {
            writeCell(row, column, at: (xs[column], ys[row]), to: &html)
          }
          write(steps[row], at: (xs[row], ys[row]), to: &html)
        }
      }
    }
  }

  /// Writes the ratio of two steps, with a ring and the checks if some measure it.
  private func writeCell(
    _ row: Int, _ column: Int, at place: (x: Int, y: Int), to html: inout HTMLWriter
  ) {
    let (ratio, results) = rows[row][column]
    let outcome = results.worst
    let tone = ratio >= 7 ? "t7" : ratio >= 4.5 ? "t4" : ratio >= 3 ? "t3" : "t0"
    html.element(.g, .className(outcome.map { "\(tone) ring \($0.rawValue)" } ?? tone)) { html in
      if outcome != nil {
        let checks = results.map {
          "\($0.pairName) of \($0.component), \($0.title): \($0.requirement)"
        }
        html.element(
          .title,
          text: "\(steps[row].path) with \(steps[column].path): \(shown(ratio)):1. "
            + checks.shortList(separator: "; "))
      }
      box(at: place, inset: 0, to: &html)
      if outcome != nil { box(at: place, inset: 2, to: &html) }
      let mark = outcome == .fail ? "✕" : outcome == .waived ? "~" : ""
      text(
        mark + shown(ratio, decimals: ratio < 10 ? 1 : 0), at: (place.x + Self.width - 5, place.y),
        to: &html)
    }
  }

  private func write(_ step: Step, at place: (x: Int, y: Int), to html: inout HTMLWriter) {
    html.element(.g, .style(Layer(step.value).map { "--tone:\(CSS($0))" } ?? "")) { html in
      box(at: place, inset: 0, to: &html)
      let name = step.path.pathSegments.suffix(2).tokenPath.prefix(24)
      text(
        "\(name) \(step.value.text)" + (step.isUsed ? "" : ", unused"),
        at: (place.x + Self.width + 6, place.y), to: &html)
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
}
