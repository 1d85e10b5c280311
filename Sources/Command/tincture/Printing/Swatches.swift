import Platform
import Writers

/// Whether standard output is a terminal with 24-bit colors, and NO_COLOR is not set.
var showsTrueColor: Bool {
  let depth = environment("COLORTERM") ?? ""
  return isTerminal(standardOutput) && (depth == "truecolor" || depth == "24bit")
    && environment("NO_COLOR")?.isEmpty ?? true
}

/// The text, on a terminal with 24-bit colors with a sample before each color such as `#1450B0`.
func withSwatches(_ text: String) -> String {
  guard showsTrueColor else { return text }
  var parts = text.parts(at: "#", keepingEmpty: true)
  let first = parts.removeFirst()
  return parts.reduce(into: String(first)) { text, part in
    let digits = part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    if digits.utf8.count == 6, !digits.contains(where: \.isLowercase),
      let number = UInt32(digits, radix: 16)
    {
      let channels = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { "\($0)" }
      text += "\u{1B}[48;2;\(channels.joined(separator: ";"))m  \u{1B}[0m "
    }
    text += "#" + part
  }
}
