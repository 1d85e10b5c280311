/// A value in a document, and the steps to it.
package struct PlacedValue {
  package var value: JSONValue
  package var steps: [JSONStep]

  package init(_ value: JSONValue, at steps: [JSONStep] = []) {
    (self.value, self.steps) = (value, steps)
  }

  /// The key of a member of an object.
  package var name: String { if case .key(let name)? = steps.last { name } else { "" } }

  /// The items of an array; nil for any other value.
  package var items: [PlacedValue]? {
    value.array?.enumerated().map { PlacedValue($1, at: steps + [.index($0)]) }
  }

  /// The members of an object, in the order of the text; nil for any other value.
  package var members: [PlacedValue]? {
    value.object?.map { PlacedValue($1, at: steps + [.key($0.string)]) }
  }

  /// A member of an object; nil if there is none.
  package subscript(name: String) -> PlacedValue? {
    value[name].map { PlacedValue($0, at: steps + [.key(name)]) }
  }

  /// The value that a pointer's names lead to; nil if there is none.
  func target(of names: [String]) -> PlacedValue? {
    value.target(of: names).map { PlacedValue($0.value, at: steps + $0.steps) }
  }
}
