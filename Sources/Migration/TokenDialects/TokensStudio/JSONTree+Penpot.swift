import ForeignValues

extension JSONTree {
  /// A value of Penpot as Tokens Studio writes it: Penpot names the parts of text styles by their types, in the
  /// plural, and may write `inset` as text.
  var withoutPlurals: JSONTree {
    if let items { return .array(items.map(\.withoutPlurals)) }
    guard let members else { return self }
    return .object(
      members.map { part in
        let isInset = part.name == "inset" && part.value == .string("true")
        return .init(singular[part.name] ?? part.name, value: isInset ? .boolean(true) : part.value)
      })
  }
}

private let singular = [
  "fontFamilies": "fontFamily", "fontSizes": "fontSize", "fontWeights": "fontWeight",
  "lineHeights": "lineHeight",
]
