import Writers

/// Where people read the pages of rules.
package struct RulePages: Hashable, Sendable {
  /// The address, with `{rule}` for the id of a rule.
  private let address: String

  /// Nil for a text that is not an address of pages, or is longer than 500 characters: long reports
  /// repeat it.
  init?(_ address: String) {
    self.address = address
    guard address.utf8.count <= 500, address.holds(text: "{rule}"), page(of: .lowContrast) != nil
    else { return nil }
  }

  /// The page of a rule.
  package func page(of rule: Rule) -> WebAddress? {
    WebAddress(address.replacing(text: "{rule}", with: rule.rawValue))
  }
}
