import Mustache

/// HTML with its five special characters escaped. The library's escaping compares Swift characters
/// and misses a quote that is followed by a combining mark, which a browser still reads as a quote.
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

  /// The first line of every template, which selects this escaping. The template can override it.
  static let line = "{{% CONTENT_TYPE:HTML}}\n"

  static func register() { MustacheContentTypes.register(ExactHTML(), named: "HTML") }
}
