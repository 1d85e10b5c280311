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
      let ink = RGB8(rounding: drawn.foreground.color(at: position))
      let paper = RGB8(rounding: drawn.background.color(at: position))
      return "\u{1B}[38;2;\(ink.channels);48;2;\(paper.channels)m\(letter)"
    }
    return cells.joined() + "\u{1B}[0m"
  }
}

extension RGB8 {
  fileprivate var channels: String { "\(red);\(green);\(blue)" }
}

extension Layer {
  /// The color at a position of an opaque layer, 0…1, interpolated in the screen's color space.
  fileprivate func color(at position: Double) -> Triple {
    guard let after = stops.firstIndex(where: { $0.position >= position }), after > 0 else {
      return stops.first { $0.position >= position }?.color ?? stops[stops.count - 1].color
    }
    let (start, end) = (stops[after - 1], stops[after])
    let share = (position - start.position) / (end.position - start.position)
    return start.color * (1 - share) + end.color * share
  }
}
