import ColorMath
import TokenChecks
import TokenModel
import Writers

/// A result's cells in the tables of a Markdown report.
extension ContrastResult {
  /// The outcome, the ratio and what it must be.
  var outcomeCells: [String] {
    [
      outcome.rawValue, ratio.map { shown($0) } ?? "–",
      required.map { "\(plain($0)) \(duty.rawValue)" } ?? duty.rawValue,
    ]
  }

  /// The component and the variant.
  var nameCells: [String] {
    [escaped(component), escaped(variant.merged(with: theme).label)]
  }

  /// The foreground and the background, each with its value.
  var sideCells: [String] {
    [foreground, background].map { "\(code($0.path)) \(escaped($0.value))" }
  }

  /// What would mend it, or what keeps it from being mended or measured.
  var remedyNote: String {
    if let suggestion {
      return "nearest passing \(suggestion.move.rawValue) \(suggestion.color.hex) "
        + "(\(shown(suggestion.ratio)))"
    }
    return obstacle ?? because ?? ""
  }

  /// Where on a gradient the ratio is worst, as which renderer draws it, and why the result is waived,
  /// exempt or indeterminate.
  var rowNote: String {
    [at.map { "worst at \(shown($0))" }, renderer?.name, because].compactMap { $0 }
      .joined(separator: "; ")
  }
}

/// A place as a table names it: `path:line`.
func location(_ place: Place) -> String { code("\(place.file):\(place.line)") }
