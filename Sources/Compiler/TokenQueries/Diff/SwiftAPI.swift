import TokenModel

/// The API of a project's generated Swift.
package struct SwiftAPI {
  /// The symbols, in the order of `Theme`'s properties, followed by the enums of axes.
  let symbols: [SwiftSymbol]
  /// The paths of deprecated symbols.
  let deprecated: Set<String>
  private let nameOfToken: (PathID) -> String
  private let rootsOfContract: (Contract) -> Set<String>

  /// - Parameters:
  ///   - symbols: The symbols, in the order of `Theme`'s properties.
  ///   - deprecated: The paths of deprecated symbols.
  ///   - name: Returns the expression of a token after the theme.
  ///   - roots: Returns the symbols that, with those below them, exist only if a contract is met.
  package init(
    symbols: [SwiftSymbol], deprecated: Set<String>, name: @escaping (PathID) -> String,
    roots: @escaping (Contract) -> Set<String>
  ) {
    self.symbols = symbols
    self.deprecated = deprecated
    nameOfToken = name
    rootsOfContract = roots
  }

  /// The expression of a token after the theme.
  func name(of path: PathID) -> String { nameOfToken(path) }

  /// The symbols that exist only if the contract is met.
  func roots(of contract: Contract) -> Set<String> { rootsOfContract(contract) }
}

/// A public symbol of the generated Swift.
package struct SwiftSymbol: Hashable, Sendable {
  /// The expression that uses it: `theme.countdown.one.expiring.unit`.
  package var path: String
  /// Its type. For a type, the kind of type; for an initializer or function, its parameters and
  /// result.
  package var type: String
  /// How an initializer or function is called; nil for other symbols.
  package var call: Call?

  /// A symbol and its type.
  package init(path: String, type: String, call: Call? = nil) {
    self.path = path
    self.type = type
    self.call = call
  }

  /// How an initializer or function is called.
  package struct Call: Hashable, Sendable {
    /// The parameters.
    package var parameters: [Parameter]
    /// The type of the result.
    package var result: String

    /// A call with some parameters and a result.
    package init(parameters: [Parameter], result: String) {
      (self.parameters, self.result) = (parameters, result)
    }
  }

  /// A parameter.
  package struct Parameter: Hashable, Sendable {
    /// The label; `_` for none.
    package var label: String
    /// The type.
    package var type: String
    /// Whether it has a default.
    package var isOptional: Bool

    /// A parameter with a label and a type.
    package init(label: String, type: String, isOptional: Bool) {
      (self.label, self.type, self.isOptional) = (label, type, isOptional)
    }
  }
}

extension SwiftSymbol.Call {
  /// Whether all calls of another initializer or function compile with this one.
  func accepts(_ other: SwiftSymbol.Call) -> Bool {
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
