import ColorMath
import TokenChecks
import TokenModel
import Writers

/// Every result, in a table for each component and theme.
extension AuditPage {
  func writeMatrix(to html: inout HTMLWriter) {
    html.element(
      .section, .className(rows.count > 500 ? "pairs many" : "pairs"), .labelled(by: .pairs)
    ) { html in
      html.element(.h2, .id(.pairs), text: "Every pair")
      if rows.isEmpty { html.element(.p, text: "The contracts have no pairs.") }
      for section in sections { write(section, to: &html) }
    }
  }

  private func write(_ section: Section, to html: inout HTMLWriter) {
    html.element(
      .section, .className("component c\(section.component) k\(section.shape)"),
      .labelled(by: HTMLID("section", number: section.component))
    ) { html in
      html.element(
        .h3, .id(HTMLID("section", number: section.component)),
        text: components.items[section.component])
      for table in section.tables {
        let shape = table.shape
        html.element(
          .div, .className("g t\(shape.theme) m\(shape.outcomes.rawValue)"),
          .style("--rows:\(table.rows.count)")
        ) { html in
          write(table, of: section, to: &html)
        }
      }
    }
  }

  private func write(_ table: Table, of section: Section, to html: inout HTMLWriter) {
    html.element(.table) { html in
      html.element(.caption) { html in
        html.element(
          .span, .className("unseen"), text: "\(components.items[section.component]): ")
        html.text(name(of: themes.items[table.shape.theme]))
        html.element(.small, text: counted(table.rows.count, noun: "pair"))
      }
      html.element(.thead) { html in
        html.element(.tr) { html in
          for column in ["Sample", "Pair", "Ratio", "Outcome", "Foreground", "Background"] {
            html.element(.th, .scope("col"), text: column)
          }
        }
      }
      html.element(.tbody) { html in
        for index in table.rows { write(rows[index], to: &html) }
      }
    }
  }

  private func write(_ row: Row, to html: inout HTMLWriter) {
    let result = row.result
    html.element(
      .tr, .className(result.outcome.rawValue), .id(row.id), .style(colors(of: row.stack))
    ) { html in
      html.element(.td) { html in writeSample(of: row, to: &html) }
      html.element(.th, .scope("row")) { html in
        html.element(.a, .link(to: row.id), text: result.pairName)
        html.element(.small, text: result.variantName)
      }
      html.element(.td) { html in
        html.text(result.ratio.map { shown($0) } ?? "–")
        html.element(.small, text: requirement(of: result))
        if let group = result.groupOpacity {
          html.element(.small, text: "together at \(plain(group.value)), \(group.path)")
        }
        if let at = result.at { html.element(.small, text: "worst at \(shown(at))") }
        if let renderer = result.renderer?.name { html.element(.small, text: renderer) }
      }
      html.element(.td) { html in writeOutcome(of: row, to: &html) }
      write([result.foreground], to: &html)
      write(result.allLayers, to: &html)
    }
  }

  private func writeOutcome(of row: Row, to html: inout HTMLWriter) {
    let result = row.result
    html.element(.span, .className("v"), text: result.outcome.word)
    if let change = result.change {
      html.element(.span, .className("change"), text: change.rawValue)
    }
    if let because = result.because { html.element(.small, text: because) }
    if let note = result.choiceNote { html.element(.small, text: note) }
    if let suggestion = row.result.suggestion {
      html.element(.div, .className("better")) { html in
        writeSuggestion(of: row, to: &html)
        html.element(.small, text: suggestion.sentence)
      }
    }
    if let obstacle = row.result.obstacle { html.element(.small, text: "No fix: \(obstacle)") }
  }

  /// The layers of a side, from top to bottom.
  private func write(_ sides: [ContrastResult.Side], to html: inout HTMLWriter) {
    html.element(.td) { html in
      for side in sides {
        html.element(.code, text: side.value)
        html.element(.small, text: side.path + (side.part.map { ".\($0)" } ?? ""))
        if let opacity = side.opacity {
          html.element(.small, text: "at \(plain(opacity.value)), \(opacity.path)")
        }
        html.element(.small, text: side.place.text)
      }
    }
  }
}

extension ContrastResult {
  /// The variant, without the values that the theme already has.
  var variantName: String {
    variant.entries.filter { entry in
      !holds.restrictions.contains { $0.axis == entry.axis }
    }
    .map(\.value).joined(separator: " · ")
  }
}

extension ContrastResult.Suggestion {
  /// The suggestion in words.
  var sentence: String { "\(move.rawValue) \(color.hex), \(shown(ratio))" }
}

extension Place {
  /// The place as findings write it.
  var text: String { "\(file):\(line):\(column)" }
}
