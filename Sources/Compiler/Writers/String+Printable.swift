/// The text for one line of output: control characters and direction overrides become visible, and
/// nothing in it is a command to a CI system.
package func printable(_ text: String) -> String {
  if text.isPlain { return text }
  var command = LogCommand()
  let isSafe = !text.unicodeScalars.contains { command.opens(at: $0) || isHidden($0) }
  if isSafe { return text }
  command = LogCommand()
  return text.replacingScalars { command.opens(at: $0) || isHidden($0) ? $0.spelling : nil }
}

/// The text at the beginning of a line of output. GitHub's runner takes a line that begins with
/// `::`, with or without whitespace before it, for a command.
package func lineOpening(_ text: String) -> String {
  let text = printable(text)
  let rest = text.unicodeScalars.drop { $0.properties.isWhitespace }
  guard rest.starts(with: "::".unicodeScalars) else { return text }
  return String(text.unicodeScalars[..<rest.startIndex]) + (":" as Unicode.Scalar).spelling
    + String(rest.dropFirst())
}

extension String {
  /// The lines of the text that are not empty, each of them printable.
  package var shownLines: [String] {
    unicodeScalars.split { $0.isASCII ? 0x0A...0x0D ~= $0.value : Character($0).isNewline }
      .map { printable(String($0)) }
  }

  /// Whether the text is printable ASCII without the bracket that every log command has.
  package var isPlain: Bool { allBytes { $0.isPlain } }
}

extension UInt8 {
  /// Whether the byte is printable ASCII other than the bracket that every log command has.
  package var isPlain: Bool { self &- 0x20 < 0x5F && self != UInt8(ascii: "[") }
}

/// Whether a scalar is invisible, or changes how the following text is shown.
package func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
  return switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
    scalar != "\u{200D}"  // joins emoji
  default: false
  }
}
