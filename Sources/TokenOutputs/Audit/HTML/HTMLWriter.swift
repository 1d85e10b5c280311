import Writers

/// Writes HTML (the WHATWG living standard): every tag closed, every text and attribute escaped.
/// There is no way to write markup except by an element.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  /// What a page begins with, so that browsers keep to the standard.
  static let doctype = "<!doctype html>"

  /// An element; its content is written inside. Void elements have none.
  mutating func element(
    _ tag: HTMLTag, _ attributes: HTMLAttribute..., content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    begin(tag, attributes)
    guard !tag.isVoid else { return }
    content(&self)
    end(tag)
  }

  /// An element that holds only text.
  mutating func element(_ tag: HTMLTag, _ attributes: HTMLAttribute..., text: String) {
    begin(tag, attributes)
    self.text(text)
    end(tag)
  }

  /// Text; what does not show, or turns the direction of writing, is spelled out.
  mutating func text(_ text: String) {
    if bytes.append(text, where: isPlain) { return }
    escape(printable(text))
  }

  /// A style sheet of ours.
  mutating func style(_ css: CSS) {
    begin(.style, [])
    append(css.text)
    end(.style)
  }

  /// A script of ours; it must not contain `</`.
  mutating func script(_ script: StaticString) {
    begin(.script, [])
    script.withUTF8Buffer { bytes.append(contentsOf: $0) }
    end(.script)
  }

  private mutating func begin(_ tag: HTMLTag, _ attributes: [HTMLAttribute]) {
    if tag.startsLine { bytes.append(0x0A) }
    bytes.append(UInt8(ascii: "<"))
    append(tag.rawValue)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      attribute.name.withUTF8Buffer { bytes.append(contentsOf: $0) }
      guard let value = attribute.value else { continue }
      bytes.append(UInt8(ascii: "="))
      bytes.append(UInt8(ascii: "\""))
      text(value)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func end(_ tag: HTMLTag) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    append(tag.rawValue)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func append(_ text: String) { bytes.append(text) }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      default: bytes.append(byte)
      }
    }
  }
}

/// Whether a byte is ASCII that shows, no markup, and not the bracket of a log command.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
    UInt8(ascii: "["):
    false
  default: (0x20..<0x7F).contains(byte)
  }
}

/// The elements that pages of ours have.
enum HTMLTag: String {
  case html, head, meta, title, style, script, body
  case header, main, nav, section, footer, div
  case h1, h2, h3, p, ul, ol, li, dl, dt, dd, details, summary
  case table, caption, thead, tbody, tr, th, td
  case a, b, span, small, code, strong
  case fieldset, legend, label, input
  case svg, filter
  case colorMatrix = "feColorMatrix"

  /// Whether the element has no content and no end.
  var isVoid: Bool { self == .meta || self == .input }

  /// Whether it begins on a line of its own, where that changes nothing on the screen.
  var startsLine: Bool {
    switch self {
    case .html, .head, .meta, .title, .style, .script, .body, .header, .main, .nav, .section,
      .footer, .div, .h1, .h2, .h3, .p, .ul, .ol, .li, .dl, .details, .table, .caption, .thead,
      .tbody, .tr, .fieldset, .svg:
      true
    case .dt, .dd, .summary, .th, .td, .a, .b, .span, .small, .code, .strong, .legend, .label,
      .input, .filter, .colorMatrix:
      false
    }
  }
}
