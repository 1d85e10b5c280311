import Writers

/// A part of the page as a value, because the head of the page comes first and has its styles.
///
/// Texts and values are escaped when they are written, and only elements can add markup.
indirect enum HTML {
  case text(String)
  case element(HTMLTag, [HTMLAttribute], CSS, [HTML])

  /// An element with the content that the statements of a closure list.
  init(
    _ tag: HTMLTag, _ attributes: HTMLAttribute..., @ContentBuilder content: () -> [HTML] = { [] }
  ) {
    self = .element(tag, attributes, .none, content())
  }

  init(_ tag: HTMLTag, _ attributes: HTMLAttribute..., text: String) {
    self = .element(tag, attributes, .none, [.text(text)])
  }

  /// An element with a style, which is written as a class because most styles occur often.
  static func styled(
    _ names: String, on tag: HTMLTag = .span, css: CSS, _ attributes: HTMLAttribute...,
    content: [HTML] = []
  ) -> HTML {
    let classes = css == .none ? names : "\(names) \(css.className)"
    return .element(tag, [.className(classes)] + attributes, css, content)
  }

  func write(to html: inout HTMLWriter) {
    switch self {
    case .text(let text): html.verbatim(text)
    case .element(let tag, let attributes, _, let content):
      html.element(tag, attributes: attributes) { html in
        for piece in content { piece.write(to: &html) }
      }
    }
  }

  fileprivate func collectStyles(into rules: inout [String: CSS]) {
    guard case .element(_, _, let css, let content) = self else { return }
    if css != .none {
      let known = rules.updateValue(css, forKey: css.className)
      precondition(known == nil || known == css, "Two styles have one class: \(css.className)")
    }
    for piece in content { piece.collectStyles(into: &rules) }
  }
}

extension [HTML] {
  /// The style sheet of the parts; equal styles are one class.
  var styleSheet: CSS {
    var rules: [String: CSS] = [:]
    for part in self { part.collectStyles(into: &rules) }
    return CSS(rules.sorted { $0.key < $1.key }.map { "\n.\(word: $0.key){\($0.value)}" })
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
