/// The tokens of a theme, each with its name and its key path.
nonisolated public struct TokenList<Theme>: Sendable {
  /// A token.
  nonisolated public struct Entry<Value>: Identifiable, Sendable {
    /// The expression of the token after that of the theme: `colors.background.danger`.
    public let name: String
    /// The path from a theme to the value.
    public nonisolated(unsafe) let keyPath: KeyPath<Theme, Value>

    /// The name.
    public var id: String { name }
  }

  private var entries: [any Sendable] = []

  /// Creates a list without tokens.
  public init() {}

  /// Adds a token.
  public mutating func add<Value>(_ name: String, _ keyPath: KeyPath<Theme, Value>) {
    entries.append(Entry(name: name, keyPath: keyPath))
  }

  /// The tokens whose values have a type, in the order in which they were added.
  public subscript<Value>(type: Value.Type) -> [Entry<Value>] {
    entries.compactMap { $0 as? Entry<Value> }
  }
}
