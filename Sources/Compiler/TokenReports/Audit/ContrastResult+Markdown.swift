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

  /// The component, the variant and both sides by their roles.
  var pairCell: String {
    "\(markdownText(component)) \(markdownText(title)): \(foreground.markdown(code(foreground.role))) on "
      + allLayers.map { $0.markdown(code($0.role)) }.joined(separator: " over ")
  }

  /// The variant and both sides by their tokens.
  var tokenCell: String {
    "\(markdownText(title)): \(foreground.markdown(foreground.code)) on "
      + allLayers.map { $0.markdown($0.code) }.joined(separator: " over ")
  }

  /// What to change, or why no change helps, or why the pair was not measured.
  var changeCell: String { remedy?.markdown ?? markdownText(obstacle ?? because ?? "") }

  /// The position on a gradient and the renderer with the lowest ratio, and why the result is
  /// waived, exempt or indeterminate.
  var rowNote: String {
    let notes =
      [groupOpacity.map { "faded together by \(code($0.path))" }] + (measured?.notes ?? [])
    return (notes + [choiceNote, sizeNote, because]).compactMap { $0 }.joined(separator: "; ")
  }
}

extension ContrastResult.Side {
  /// The token's path, with the part that a pair names.
  fileprivate var code: String { Writers.code(path + (part.map { ".\($0)" } ?? "")) }

  /// A name, the value and the opacity.
  fileprivate func markdown(_ name: String) -> String {
    "\(name) \(Writers.code(value))" + (opacity.map { " faded by " + Writers.code($0.path) } ?? "")
  }
}

extension Place {
  /// The file and the line, as a cell of a table.
  var markdown: String { code("\(file):\(line)") }
}

extension Remedy {
  /// The instruction, with code for the token and the values.
  var markdown: String {
    let part = part.map { "\($0) of " } ?? ""
    let nearest = nearest.map { ", or to \(code($0.color.hex)) (\(shown($0.ratio)):1)" } ?? ""
    return "set \(part)\(code(token)) to \(code(to)) (\(shown(ratio)):1)" + nearest
  }
}
