import Writers

/// The classes of a page's drawings.
struct StyleSheet {
  let text: String

  /// Collects the styles of a page; equal ones become one rule.
  init(of page: HTML) {
    var rules: [String: String] = [:]
    page.eachStyle { css in
      let known = rules.updateValue(css.text, forKey: css.className)
      precondition(known == nil || known == css.text, "Two styles have one class: \(css.className)")
    }
    text = rules.sorted { $0.key < $1.key }.map { "\n.\($0.key){\($0.value)}" }.joined() + "\n"
  }
}

extension HTML {
  fileprivate func eachStyle(_ visit: (CSS) -> Void) {
    guard case .element(_, let attributes, let content) = self else { return }
    for css in attributes.compactMap(\.style) { visit(css) }
    for piece in content { piece.eachStyle(visit) }
  }
}
