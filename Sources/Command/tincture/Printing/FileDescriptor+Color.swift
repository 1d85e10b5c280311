import Platform
import Writers

extension FileDescriptor {
  /// The columns for people who read here; nil without a terminal, and in that of an editor or of CI,
  /// which look for lines.
  var readColumns: Int? {
    func isSet(_ name: String) -> Bool { !["", "false", nil].contains(environment(name)) }
    let isForTools = ["CI", "GITHUB_ACTIONS", "INSIDE_EMACS", "XCODE_VERSION_ACTUAL"].contains(
      where: isSet)
    guard isTerminal, environment("TERM") != "dumb", !isForTools else { return nil }
    return max(columns ?? 80, 40)
  }

  /// Whether people read here, and NO_COLOR is not set.
  var showsColor: Bool { readColumns != nil && environment("NO_COLOR")?.isEmpty ?? true }

  /// Whether this is a terminal with 24-bit colors, and NO_COLOR is not set.
  var showsTrueColor: Bool {
    ["truecolor", "24bit"].contains(environment("COLORTERM")) && showsColor
  }
}

/// Writes a line of results to standard output, on a terminal wrapped at words.
func printLine(_ line: String) throws {
  try printResult(Array((line + "\n").wrapped(for: .standardOutput).utf8))
}

extension String {
  /// The text, on a terminal with lines that are wrapped at words.
  func wrapped(for output: FileDescriptor) -> String {
    guard let columns = output.readColumns else { return self }
    return parts(at: "\n", keepingEmpty: true).map { line in
      let indent = line.prefix { $0 == " " }.count + 2
      return String(line).wrapped(to: columns, indent: indent).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The text, on a terminal with 24-bit colors with a sample before each color such as `#1450B0`.
  var withSwatches: String {
    guard FileDescriptor.standardOutput.showsTrueColor else { return self }
    var parts = parts(at: "#", keepingEmpty: true)
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
}
