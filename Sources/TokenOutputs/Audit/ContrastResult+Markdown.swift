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
      (required.map { "\(plain($0)) \(duty.rawValue)" } ?? duty.rawValue)
        + (criterion.map { " (\($0))" } ?? ""),
    ]
  }

  /// The component and the variant.
  var nameCells: [String] {
    [markdownText(component), markdownText(title)]
  }

  /// The foreground and the background, each with its value.
  var sideCells: [String] {
    [foreground.markdown, allLayers.map(\.markdown).joined(separator: " over ")]
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
    [
      groupOpacity.map { "faded together by \(code($0.path))" },
      at.map { "worst at \(shown($0))" }, renderer?.name, choiceNote, because,
    ].compactMap { $0 }
      .joined(separator: "; ")
  }
}

extension ContrastResult.Side {
  /// The token, its value and its opacity.
  fileprivate var markdown: String {
    code(path + (part.map { ".\($0)" } ?? "")) + " " + markdownText(value)
      + (opacity.map { " faded by " + code($0.path) } ?? "")
  }
}

/// A place in a table: `path:line`.
func location(_ place: Place) -> String { code("\(place.file):\(place.line)") }
