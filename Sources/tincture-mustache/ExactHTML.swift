import Mustache

/// Texts in HTML, each of the five marks escaped. The library's own escaping compares characters: a
/// quote with a combining mark behind it is another character to Swift, and a quote to a browser.
struct ExactHTML: MustacheContentType {
  func escapeText(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The line in front of every template that makes this its escaping, unless it names another.
  static let line = "{{% CONTENT_TYPE:HTML}}\n"

  /// Makes this what templates call HTML.
  static func register() { MustacheContentTypes.register(ExactHTML(), named: "HTML") }
}
