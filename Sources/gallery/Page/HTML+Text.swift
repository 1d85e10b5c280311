extension HTML {
  /// The piece as a browser reads it.
  var markup: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to output: inout String) {
    switch self {
    case .text(let text): output += text.escaped
    case .source(let tag, let source):
      precondition(!source.contains("</"), "It would end its own element.")
      output += "\n<\(tag.rawValue)>\(source)</\(tag.rawValue)>"
    case .element(let tag, let attributes, let content):
      output += (tag.startsLine ? "\n<" : "<") + tag.rawValue
      for attribute in attributes {
        output += " " + attribute.name
        if let value = attribute.value { output += "=\"\(value.escaped)\"" }
      }
      output += ">"
      guard !tag.isVoid else { return }
      for piece in content { piece.write(to: &output) }
      output += "</\(tag.rawValue)>"
    }
  }
}

extension String {
  /// The text with everything spelled out that means something in HTML.
  fileprivate var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
