/// A noun for what a counter counts. A string literal is used for every count.
public struct CounterNoun: Sendable, ExpressibleByStringLiteral {
  private let words: @Sendable (CounterAmount) -> String

  /// Creates a noun that depends on the number: "1 unread message", "3 of 10 slots".
  ///
  /// - Parameter word: Returns the word after a number, which is the limit if there is one.
  public init(_ word: @escaping @Sendable (Int) -> String) {
    words = { "\($0) \(word($0.limit ?? $0.count))" }
  }

  /// Creates a noun with a singular for 1 and a plural for other numbers, as in English.
  public init(one: String, other: String) { self.init({ $0 == 1 ? one : other }) }

  /// Creates a noun that is the same for every number.
  public init(stringLiteral word: String) { self.init({ _ in word }) }

  private init(words: @escaping @Sendable (CounterAmount) -> String) { self.words = words }

  /// Creates a noun from a function that returns the whole label, for other word orders.
  public static func label(
    _ words: @escaping @Sendable (CounterAmount) -> String
  ) -> CounterNoun {
    CounterNoun(words: words)
  }

  /// The spoken label for `amount`.
  public func label(for amount: CounterAmount) -> String { words(amount) }
}
