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
  /// Its type. For a type, the kind of type.
  package var type: String

  /// A symbol and its type.
  package init(path: String, type: String) {
    self.path = path
    self.type = type
  }
}
