/// Text as XML 1.0 and HTML hold it, between tags and in attributes in double quotes.
///
/// What XML may not hold at all, control characters for one, is made visible first.
func xmlText(_ text: String) -> String {
  printable(text).unicodeScalars.reduce(into: "") { text, scalar in
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    case "'": text += "&#39;"
    default: text.unicodeScalars.append(scalar)
    }
  }
}

/// Writes XML, an element a line.
package struct XMLWriter {
  package private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  package init() {}

  /// An element with others inside.
  package mutating func element(
    _ name: String, _ attributes: [(name: String, value: String)],
    _ children: (inout XMLWriter) -> Void
  ) {
    line("<\(name)\(Self.text(of: attributes))>")
    depth += 1
    children(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// An element with text inside, or nothing.
  package mutating func element(
    _ name: String, _ attributes: [(name: String, value: String)] = [], text: String? = nil
  ) {
    let start = "<\(name)\(Self.text(of: attributes))"
    line(text.map { "\(start)>\(xmlText($0))</\(name)>" } ?? "\(start)/>")
  }

  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private static func text(of attributes: [(name: String, value: String)]) -> String {
    attributes.map { " \($0.name)=\"\(xmlText($0.value))\"" }.joined()
  }
}
