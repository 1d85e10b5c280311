/// The text with control characters and direction overrides made visible, for one line of output.
public func printable(_ text: String) -> String {
  guard !isPlain(text), text.unicodeScalars.contains(where: isHidden) else { return text }
  return text.unicodeScalars.map { scalar in
    isHidden(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
  }
  .joined()
}

/// Whether the text is ASCII that shows: nothing in it needs a second look.
func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

/// Whether a scalar does not show, or changes how what follows is shown.
func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
    scalar != "\u{200D}"  // joins emoji
  default: false
  }
}
