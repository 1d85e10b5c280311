import Writers

/// The parameters and the result of a generated initializer or function.
package struct SwiftCall {
  /// The parameters.
  package var parameters: [Parameter]
  /// The type of the result.
  package var result: String

  /// A parameter.
  package struct Parameter {
    /// The label; `_` for none.
    package var label: String
    /// The type.
    package var type: String
    /// The default; nil if every call must have the argument.
    package var defaultValue: String?
  }

  /// Reads a declaration from its first parenthesis on: `(brand: Brand, _ appearance: A) -> B {`.
  ///
  /// - Parameter type: The type that an initializer creates.
  init(_ text: Substring, creating type: String) {
    let inner = text.dropFirst().prefix { $0 != ")" }
    parameters = inner.isEmpty ? [] : inner.parts(around: ", ").map { Parameter($0[...]) }
    let rest = text.dropFirst(inner.count + 2)
    result = rest.hasPrefix(" -> ") ? String(rest.dropFirst(4).prefix { $0 != " " }) : type
  }

  /// The labels as in the full name: `brand:_:`.
  var labels: String { parameters.map { $0.label + ":" }.joined() }

  /// The parameters and the result, without the names that only the body sees.
  var text: String {
    let parameters = parameters.map { parameter in
      "\(parameter.label): \(parameter.type)"
        + (parameter.defaultValue.map { " = \($0)" } ?? "")
    }
    return "(\(parameters.joined(separator: ", "))) -> \(result)"
  }
}

extension SwiftCall.Parameter {
  /// Reads `brand: Brand = .acme` or `_ appearance: TokenAppearance`.
  fileprivate init(_ text: Substring) {
    let names = text.prefix { $0 != ":" }
    let rest = text.dropFirst(names.count + 2)
    let type = rest.prefix { $0 != " " }
    label = names.prefix { $0 != " " }.filter { $0 != "`" }
    self.type = String(type)
    let tail = rest.dropFirst(type.count)
    defaultValue = tail.hasPrefix(" = ") ? String(tail.dropFirst(3)) : nil
  }
}
