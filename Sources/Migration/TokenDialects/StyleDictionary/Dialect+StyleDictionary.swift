extension Dialect {
  /// Style Dictionary 3 and 4.
  package static let styleDictionary: Dialect = .init(
    id: "style-dictionary", title: "Style Dictionary",
    tokenSigns: [
      TokenSign(.older, at: "value", because: "its tokens have 'value', not '$value'") { _ in true
      }
    ],
    refusal: .always, reader: .styleDictionary)
}
