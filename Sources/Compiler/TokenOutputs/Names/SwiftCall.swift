/// The parameters and the result of a generated initializer or function.
package struct SwiftCall: Hashable, Sendable {
  package let parameters: [Parameter]
  /// The type of the result.
  package let result: String

  package struct Parameter: Hashable, Sendable {
    /// The label; `_` for none.
    package let label: String
    package let type: String
    /// The default; nil if every call must have the argument.
    package let defaultValue: String?

    package init(label: String, type: String, defaultValue: String? = nil) {
      (self.label, self.type, self.defaultValue) = (label, type, defaultValue)
    }

    /// Whether calls may leave the argument out.
    fileprivate var isOptional: Bool { defaultValue != nil }

    fileprivate var typeText: String { type + (defaultValue.map { " = \($0)" } ?? "") }
  }

  package init(parameters: [Parameter], result: String) {
    (self.parameters, self.result) = (parameters, result)
  }

  /// The labels as in the full name: `brand:_:`.
  package var labels: String { parameters.map { $0.label + ":" }.joined() }

  /// The parameters and the result, without the names that only the body sees.
  package var text: String {
    "(\(parameters.map { "\($0.label): \($0.typeText)" }.joined(separator: ", "))) -> \(result)"
  }

  /// The parameters in the declaration. `local` names one without a label.
  package func declaredParameters(local: String) -> [String] {
    parameters.map { parameter in
      let name =
        parameter.label == "_" ? "_ \(local)" : SwiftName(given: parameter.label).parameterLabel
      return "\(name): \(parameter.typeText)"
    }
  }

  /// Whether all calls of another initializer or function compile with this one.
  package func accepts(_ other: SwiftCall) -> Bool {
    var rest = parameters[...]
    for parameter in other.parameters {
      let index = rest.firstIndex { $0.label == parameter.label && $0.type == parameter.type }
      guard let index, rest[..<index].allSatisfy(\.isOptional),
        rest[index].isOptional || !parameter.isOptional
      else { return false }
      rest = rest[(index + 1)...]
    }
    return result == other.result && rest.allSatisfy(\.isOptional)
  }
}
