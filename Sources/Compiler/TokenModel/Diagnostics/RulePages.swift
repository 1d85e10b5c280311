/// Where people read about rules: an address on the web, in characters that mean nothing to Markdown,
/// terminals and logs.
package struct RulePages: Hashable, Sendable {
  /// The address, split where the id of a rule goes.
  private let parts: [String]

  /// Nil for a text that is not `http://` or `https://` and a host, that has other characters or no
  /// `{rule}`, or that is longer than 500 characters, because long reports repeat it.
  init?(_ address: String) {
    parts = address.parts(around: "{rule}")
    let names = page(of: .lowContrast).parts(at: "/", keepingEmpty: true)
    guard address.utf8.count <= 500, parts.count > 1, names.count > 2,
      ["http:", "https:"].contains(names[0]), names[1].isEmpty,
      names[2].utf8.first?.isUnreserved ?? false,
      parts.joined().allBytes({ $0.isUnreserved || ":/?#&=+,".utf8.contains($0) })
    else { return nil }
  }

  /// The address of a rule's page.
  package func page(of rule: Rule) -> String { parts.joined(separator: rule.rawValue) }
}

extension HTMLWriter {
  /// Writes the id of a rule, as a link if there are pages. They do not learn where it was followed.
  package mutating func link(to rule: Rule, on pages: RulePages?) {
    guard let pages else { return text(rule.rawValue) }
    let address = HTMLAttribute("href", value: pages.page(of: rule))
    element(.a, address, HTMLAttribute("rel", value: "noreferrer"), text: rule.rawValue)
  }
}
