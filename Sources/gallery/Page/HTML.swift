/// A piece of a page. Texts and values are escaped when it is written, and nothing else can be
/// written: there is no way to put markup in but by an element.
indirect enum HTML: Equatable {
  case text(String)
  case element(Tag, [Attribute], [HTML])
  /// A style sheet or a script of ours; it must not contain `</`.
  case source(Tag, String)

  /// The elements that the page has.
  enum Tag: String {
    case html, head, meta, title, style, script, body
    case header, main, nav, section, article, footer, div, figure, figcaption
    case h1, h2, h3, h4, p, ul, ol, li, dl, dt, dd, details, summary, pre
    case a, b, span, small, code, button
    case fieldset, legend, label, input
    case svg, path

    /// Whether the element has no content and no end.
    var isVoid: Bool { self == .meta || self == .input }

    /// Whether it begins on a line of its own, where that changes nothing on the screen.
    var startsLine: Bool {
      switch self {
      case .a, .b, .span, .small, .code, .svg, .path, .pre: false
      case .html, .head, .meta, .title, .style, .script, .body, .header, .main, .nav, .section,
        .article, .footer, .div, .figure, .figcaption, .h1, .h2, .h3, .h4, .p, .ul, .ol, .li, .dl,
        .dt, .dd, .details, .summary, .button, .fieldset, .legend, .label, .input:
        true
      }
    }
  }
}

/// An attribute of an element. Names are ours; values may hold anything.
struct Attribute: Equatable {
  let name: String
  /// Nil for an attribute that is true by being there.
  let value: String?
  /// The declarations that its class stands for.
  private(set) var style: CSS?

  init(_ name: StaticString, _ value: String? = nil) {
    self.name = "\(name)"
    self.value = value
  }

  static func `class`(_ names: String) -> Self { Self("class", names) }
  static func id(_ id: String) -> Self { Self("id", id) }
  static func link(_ address: String) -> Self { Self("href", address) }
  static func label(_ text: String) -> Self { Self("aria-label", text) }
  static func role(_ role: String) -> Self { Self("role", role) }

  /// A style of its own. It is written as a class, because the page's security policy allows no
  /// style but that of its one sheet.
  static func style(_ css: CSS, _ names: String = "") -> Attribute {
    var attribute = Self("class", (names.isEmpty ? "" : names + " ") + css.className)
    attribute.style = css
    return attribute
  }
}

extension HTML {
  static func element(_ tag: Tag, _ attributes: Attribute..., content: [HTML]) -> HTML {
    .element(tag, attributes, content)
  }

  static func element(_ tag: Tag, _ attributes: Attribute..., text: String) -> HTML {
    .element(tag, attributes, [.text(text)])
  }

  /// The element with one more attribute.
  func with(_ attribute: Attribute) -> HTML {
    guard case .element(let tag, let attributes, let content) = self else { return self }
    return .element(tag, attributes + [attribute], content)
  }
}
