import Platform

/// Whether standard output is a terminal with 24-bit colors, and NO_COLOR is not set.
var showsTrueColor: Bool {
  let depth = environment("COLORTERM") ?? ""
  return isTerminal(standardOutput) && (depth == "truecolor" || depth == "24bit")
    && environment("NO_COLOR")?.isEmpty ?? true
}

/// The text, on a terminal with 24-bit colors with a sample before each color such as `#1450B0`.
func withSwatches(_ text: String) -> String {
  guard showsTrueColor else { return text }
  return text.replacing(/#([0-9A-F]{6})(?![0-9A-Za-z])/) { match in
    let number = UInt32(match.1, radix: 16) ?? 0
    let channels = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { "\($0)" }
    return "\u{1B}[48;2;\(channels.joined(separator: ";"))m  \u{1B}[0m \(match.0)"
  }
}
