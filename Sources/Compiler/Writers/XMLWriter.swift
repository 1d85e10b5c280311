extension String {
  /// Text escaped for XML 1.0 and HTML, between tags or in double-quoted attributes.
  ///
  /// Characters that XML does not allow, such as control characters, become visible first.
  var xmlText: String {
    printable(self).replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }
}

/// Writes XML, one element per line.
package struct XMLWriter {
  package private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  package init() {}

  /// Writes an element with child elements.
  package mutating func element(
    _ name: String, attributes: [(name: String, value: String)], children: (inout XMLWriter) -> Void
  ) {
    line("<\(name)\(Self.text(of: attributes))>")
    depth += 1
    children(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element with text or without content.
  package mutating func element(
    _ name: String, attributes: [(name: String, value: String)] = [], text: String? = nil
  ) {
    let start = "<\(name)\(Self.text(of: attributes))"
    line(text.map { "\(start)>\($0.xmlText)</\(name)>" } ?? "\(start)/>")
  }

  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private static func text(of attributes: [(name: String, value: String)]) -> String {
    attributes.map { " \($0.name)=\"\($0.value.xmlText)\"" }.joined()
  }
}
