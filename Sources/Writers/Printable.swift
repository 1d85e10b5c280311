/// The text with control characters and direction overrides made visible, for one line of output;
/// and with nothing in it that a CI system's log takes for a command to itself.
package func printable(_ text: String) -> String {
  // No log command is without a bracket.
  let needsLook = text.utf8.contains { !showsInASCII($0) || $0 == UInt8(ascii: "[") }
  guard needsLook, hasLogCommand(text) || text.unicodeScalars.contains(where: isHidden) else {
    return text
  }
  var command = LogCommand()
  return text.unicodeScalars.reduce(into: "") { text, scalar in
    if command.opens(at: scalar) || isHidden(scalar) {
      text += spelling(of: scalar)
    } else {
      text.unicodeScalars.append(scalar)
    }
  }
}

/// The text where it begins a line of output. GitHub's runner takes a line that begins with `::`,
/// blanks before it or not, for a command.
package func lineOpening(_ text: String) -> String {
  let text = printable(text)
  let rest = text.unicodeScalars.drop { $0.properties.isWhitespace }
  guard rest.starts(with: "::".unicodeScalars) else { return text }
  return String(text.unicodeScalars[..<rest.startIndex]) + spelling(of: ":")
    + String(rest.dropFirst())
}

/// Whether the text is ASCII that shows: nothing in it needs a second look.
package func isPlain(_ text: String) -> Bool { !text.utf8.contains { !showsInASCII($0) } }

private func showsInASCII(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }

/// Whether a scalar does not show, or changes how what follows is shown.
package func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
  return switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
    scalar != "\u{200D}"  // joins emoji
  default: false
  }
}
