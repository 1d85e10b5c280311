/// The names of typefaces to try, best first.
public struct TokenFontFamily: Hashable, Sendable {
  /// The names, best first.
  public let names: [String]

  /// Creates a family from its names, best first.
  public init(names: [String]) {
    self.names = names
  }
}

/// How heavy type is, on OpenType's scale: 400 is regular, 700 is bold.
public struct TokenFontWeight: Hashable, Sendable {
  /// The weight, 1 to 1000.
  public let value: Double

  /// Creates a weight from 1 to 1000.
  public init(_ value: Double) {
    self.value = value
  }
}
