/// Writes HTML (the WHATWG living standard): closes every tag, and escapes every text and
/// attribute. Markup can only be written as an element.
package struct HTMLWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// The beginning of a page, which selects standards mode.
  package static let doctype = "<!doctype html>"

  /// Writes an element; `content` writes its content. Void elements have none.
  package mutating func element(
    _ tag: HTMLTag, _ attributes: HTMLAttribute..., content: (inout HTMLWriter) -> Void = { _ in }
  ) { element(tag, attributes: attributes, content: content) }

  /// Writes an element with a list of attributes.
  package mutating func element(
    _ tag: HTMLTag, attributes: [HTMLAttribute], content: (inout HTMLWriter) -> Void
  ) {
    begin(tag, attributes: attributes)
    guard !tag.isVoid else { return }
    content(&self)
    end(tag)
  }

  /// Writes an element that contains only text.
  package mutating func element(_ tag: HTMLTag, _ attributes: HTMLAttribute..., text: String) {
    begin(tag, attributes: attributes)
    self.text(text)
    end(tag)
  }

  /// Writes text. Invisible characters, and those that change the writing direction, are escaped.
  package mutating func text(_ text: String) {
    if text.allBytes(isPlainInHTML) { return bytes.append(text) }
    verbatim(printable(text))
  }

  /// Writes a name that can break after its slashes.
  package mutating func name(_ name: String) {
    for (index, part) in name.parts(at: "/", keepingEmpty: true).enumerated() {
      if index > 0 {
        text("/")
        element(.wbr)
      }
      text(String(part))
    }
  }

  /// Writes an element with lines to copy, in which the tab key can stop to scroll.
  package mutating func lines(_ lines: String) {
    element(.pre, .reachable) { html in
      for (index, line) in lines.parts(at: "\n", keepingEmpty: true).enumerated() {
        if index > 0 { html.bytes.append(0x0A) }
        html.text(String(line))
      }
    }
  }

  /// Writes a style sheet or a script of the program; it must not contain `</`.
  package mutating func source(_ source: String, of tag: HTMLTag) {
    precondition(!source.holds(text: "</"), "It would end its own element.")
    begin(tag, attributes: [])
    bytes.append(source)
    end(tag)
  }

  private mutating func begin(_ tag: HTMLTag, attributes: [HTMLAttribute]) {
    if tag.startsLine { bytes.append(0x0A) }
    bytes.append(UInt8(ascii: "<"))
    bytes.append(tag.rawValue)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes.append(attribute.name)
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
    bytes.append(tag.rawValue)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes text with its line breaks.
  package mutating func verbatim(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append("&amp;")
      case UInt8(ascii: "<"): bytes.append("&lt;")
      case UInt8(ascii: ">"): bytes.append("&gt;")
      case UInt8(ascii: "\""): bytes.append("&quot;")
      default: bytes.append(byte)
      }
    }
  }
}

/// Whether a byte is visible ASCII, not markup, and not the bracket of a log command.
private func isPlainInHTML(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
  default: byte.isPlain
  }
}
