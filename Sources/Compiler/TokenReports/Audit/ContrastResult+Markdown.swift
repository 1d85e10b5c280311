/// A result's cells in the tables of a Markdown report.
extension ContrastResult {
  static let measureColumns = ["colors", "ratio:", "needs:", "for"]

  /// The colors, the ratio, the required ratio and why it is required.
  var measureCells: [String] {
    let colors = allLayers.map { $0.markdown }.joined(separator: " over ")
    return [
      "\(foreground.markdown) on \(colors)", ratio.map { shown($0) } ?? "–",
      required.map { plain($0) } ?? "–", dutyName,
    ]
  }

  /// The position on a gradient and the renderer with the lowest ratio, and why the result is
  /// waived, exempt or indeterminate.
  var notes: String {
    let notes = [
      groupOpacity.map { "faded together by \($0.path)" },
      standard.map { "WCAG asks for \(plain($0))" }, measured?.place.map { "worst at \($0)" },
      measured?.renderer?.name, measured?.srgbNote, choiceNote, sizeNote, because,
    ]
    return notes.compactMap(\.self).joined(separator: "; ")
  }
}

extension ContrastResult.Side {
  /// The value and the opacity.
  fileprivate var markdown: String {
    code(value) + (opacity.map { " faded by " + code($0.path) } ?? "")
  }
}

extension Place {
  /// The file and the line.
  var markdown: String { code("\(file):\(line)") }
}

extension Remedy {
  /// How to make the changes that Markdown advises.
  static let fixHint =
    "`tincture fix` makes these changes; `tincture build` then writes the generated files."

  /// The instruction, with code for the token and the values.
  var markdown: String {
    let part = part.map { "\($0) of " } ?? ""
    let nearest = nearest.map { ", or to \(code($0.color.hex)) (\(shown($0.ratio)):1)" } ?? ""
    return "set \(part)\(code(token)) to \(code(to)) (\(shown(ratio)):1)" + nearest
  }
}
