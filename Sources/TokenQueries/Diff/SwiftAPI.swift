import TokenModel

/// What an app can write with the Swift that a project compiles to.
package struct SwiftAPI {
  /// In the order in which `Theme` leads to them, then the enums of axes.
  let symbols: [SwiftSymbol]
  /// The paths of symbols that an app should no longer use.
  let deprecated: Set<String>
  private let nameOfToken: (PathID) -> String
  private let rootsOfContract: (Contract) -> Set<String>

  /// - Parameters:
  ///   - symbols: The symbols, in the order in which `Theme` leads to them.
  ///   - deprecated: The paths of those that an app should no longer use.
  ///   - name: How a token is written after the theme.
  ///   - roots: The symbols that exist only while a contract is met; those below them, too.
  package init(
    symbols: [SwiftSymbol], deprecated: Set<String>, name: @escaping (PathID) -> String,
    roots: @escaping (Contract) -> Set<String>
  ) {
    self.symbols = symbols
    self.deprecated = deprecated
    nameOfToken = name
    rootsOfContract = roots
  }

  /// How a token is written after the theme.
  func name(of path: PathID) -> String { nameOfToken(path) }

  /// The symbols that exist only while the contract is met.
  func roots(of contract: Contract) -> Set<String> { rootsOfContract(contract) }
}

/// A public symbol of the generated Swift.
package struct SwiftSymbol: Hashable, Sendable {
  /// How it is written where it is used: `theme.countdown.one.expiring.unit`.
  package var path: String
  /// Its type; of a type, what kind of type it is.
  package var type: String

  /// A symbol and its type.
  package init(path: String, type: String) {
    self.path = path
    self.type = type
  }
}
