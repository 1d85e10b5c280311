import ColorMath
import TokenChecks

extension ContrastResult {
  /// A sample of the foreground on the background, four terminal cells wide, in 24-bit ANSI colors.
  /// A gradient shows its ends and colors in between. Blank when the pair was not measured.
  var swatch: String {
    let sample = ["A", "b", "c", "d"]
    guard let drawn else { return sample.map { _ in " " }.joined() }
    let cells = sample.enumerated().map { index, letter in
      let position = Double(index) / Double(sample.count - 1)
      let ink = RGB8(rounding: drawn.foreground.stop(at: position).color)
      let paper = RGB8(rounding: drawn.background.stop(at: position).color)
      return "\u{1B}[38;2;\(ink.channels);48;2;\(paper.channels)m\(letter)"
    }
    return cells.joined() + "\u{1B}[0m"
  }
}

extension RGB8 {
  fileprivate var channels: String { "\(red);\(green);\(blue)" }
}
