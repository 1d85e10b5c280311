/// An address on the web, in characters that mean nothing to Markdown, terminals and logs.
package struct WebAddress: Sendable {
  package let text: String

  /// Nil if the text has other characters, or does not begin with `https://` or `http://` and a host.
  package init?(_ text: String) {
    let parts = text.parts(at: "/", keepingEmpty: true)
    guard text.allBytes({ $0.isUnreserved || ":/?#&=+,".utf8.contains($0) }), parts.count > 2,
      ["https:", "http:"].contains(parts[0]), parts[1].isEmpty,
      parts[2].utf8.first?.isUnreserved ?? false
    else { return nil }
    self.text = text
  }
}

extension HTMLWriter {
  /// Writes a text as a link to another page, if there is one. That page does not learn where the link
  /// was followed.
  package mutating func link(to address: WebAddress?, text: String) {
    guard let address else { return self.text(text) }
    let reference = HTMLAttribute("href", value: address.text)
    element(.a, reference, HTMLAttribute("rel", value: "noreferrer"), text: text)
  }
}
