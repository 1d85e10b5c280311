import ColorMath
import TokenChecks
import TokenModel
import Writers

/// A result's cells in the tables of a Markdown report.
extension ContrastResult {
  /// The outcome, the ratio and the required ratio.
  var outcomeCells: [String] {
    [
      outcome.rawValue, ratio.map { shown($0) } ?? "–",
      required.map { "\(plain($0)) \(duty.rawValue)" } ?? duty.rawValue,
    ]
  }

  /// The component and the variant.
  var nameCells: [String] {
    [markdownText(component), markdownText(title)]
  }

  /// The foreground and the background, each with its value.
  var sideCells: [String] {
    [foreground, background].map { "\(code($0.path)) \(markdownText($0.value))" }
  }

  /// The suggested fix, or why there is none, or why the pair was not measured.
  var remedyNote: String {
    if let suggestion {
      return "nearest passing \(suggestion.move.rawValue) \(suggestion.color.hex) "
        + "(\(shown(suggestion.ratio)))"
    }
    return obstacle ?? because ?? ""
  }

  /// The position on a gradient and the renderer with the lowest ratio, and why the result is
  /// waived, exempt or indeterminate.
  var rowNote: String {
    [at.map { "worst at \(shown($0))" }, renderer?.name, because].compactMap { $0 }
      .joined(separator: "; ")
  }
}

/// A place in a table: `path:line`.
func location(_ place: Place) -> String { code("\(place.file):\(place.line)") }
