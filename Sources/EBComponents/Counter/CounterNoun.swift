/// What a counter counts, in the caller's words; a string literal fits every count.
public struct CounterNoun: Sendable, ExpressibleByStringLiteral {
  private let words: @Sendable (CounterAmount) -> String

  /// A word that follows the number, chosen by it: "1 unread message", "3 of 10 slots".
  ///
  /// - Parameter word: Takes the number the word stands after: the limit, if there is one.
  public init(_ word: @escaping @Sendable (Int) -> String) {
    words = { "\($0) \(word($0.limit ?? $0.count))" }
  }

  /// One word after a 1 and another one after every other number, as in English.
  public init(one: String, other: String) {
    self.init({ $0 == 1 ? one : other })
  }

  /// The same word after every number.
  public init(stringLiteral word: String) {
    self.init({ _ in word })
  }

  private init(words: @escaping @Sendable (CounterAmount) -> String) {
    self.words = words
  }

  /// A whole label of the caller's, for languages that order their words differently.
  public static func label(
    _ words: @escaping @Sendable (CounterAmount) -> String
  ) -> CounterNoun {
    CounterNoun(words: words)
  }

  /// What is spoken of `amount`.
  public func label(for amount: CounterAmount) -> String {
    words(amount)
  }
}
