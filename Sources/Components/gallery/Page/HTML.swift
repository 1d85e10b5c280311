import Writers

/// A part of a page. Texts and values are escaped when they are written, and only elements can add
/// markup.
indirect enum HTML {
  case text(String)
  case element(HTMLTag, [Attribute], [HTML])
  /// One of our style sheets or scripts; it must not contain `</`.
  case source(HTMLTag, String)

  var markup: String {
    var html = HTMLWriter()
    write(to: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  private func write(to html: inout HTMLWriter) {
    switch self {
    case .text(let text): html.verbatim(text)
    case .source(let tag, let source): html.source(source, of: tag)
    case .element(let tag, let attributes, let content):
      html.element(tag, attributes: attributes.map(\.written)) { html in
        for piece in content { piece.write(to: &html) }
      }
    }
  }
}

/// An attribute of an element. An inline style becomes a class of the page's style sheet.
struct Attribute {
  let written: HTMLAttribute
  /// The declarations of its class.
  private(set) var style: CSS?

  init(_ name: StaticString, value: String? = nil) { written = HTMLAttribute(name, value: value) }

  static func `class`(_ names: String) -> Self { Self("class", value: names) }
  static func id(_ id: String) -> Self { Self("id", value: id) }
  static func link(_ address: String) -> Self { Self("href", value: address) }
  static func label(_ text: String) -> Self { Self("aria-label", value: text) }
  static func role(_ role: String) -> Self { Self("role", value: role) }

  /// An inline style. It is written as a class, because the page's security policy allows only its
  /// one style sheet.
  static func style(_ css: CSS, classes names: String = "") -> Attribute {
    var attribute = Self("class", value: (names.isEmpty ? "" : names + " ") + css.className)
    attribute.style = css
    return attribute
  }
}

extension HTML {
  /// An element with the content that the statements of a closure list.
  init(_ tag: HTMLTag, _ attributes: Attribute..., @ContentBuilder content: () -> [HTML] = { [] }) {
    self = .element(tag, attributes, content())
  }

  init(_ tag: HTMLTag, _ attributes: Attribute..., text: String) {
    self = .element(tag, attributes, [.text(text)])
  }

  /// A box of a drawing.
  static func box(_ names: String, css: CSS, content: [HTML]) -> HTML {
    .element(.span, [css == .none ? .class(names) : .style(css, classes: names)], content)
  }

  /// Adds an attribute to the element.
  func with(_ attribute: Attribute) -> HTML {
    guard case .element(let tag, let attributes, let content) = self else { return self }
    return .element(tag, attributes + [attribute], content)
  }
}

/// Collects the content of an element. A string is a text.
@resultBuilder enum ContentBuilder {
  static func buildExpression(_ part: HTML) -> [HTML] { [part] }
  static func buildExpression(_ parts: [HTML]) -> [HTML] { parts }
  static func buildExpression(_ text: String) -> [HTML] { [.text(text)] }
  static func buildBlock(_ parts: [HTML]...) -> [HTML] { parts.flatMap(\.self) }
  static func buildArray(_ parts: [[HTML]]) -> [HTML] { parts.flatMap(\.self) }
  static func buildOptional(_ parts: [HTML]?) -> [HTML] { parts ?? [] }
  static func buildEither(first parts: [HTML]) -> [HTML] { parts }
  static func buildEither(second parts: [HTML]) -> [HTML] { parts }
}
