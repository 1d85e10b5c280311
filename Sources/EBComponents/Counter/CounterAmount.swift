import Foundation

/// The numbers a counter speaks about, and how the locale writes them.
public struct CounterAmount: Hashable, Sendable, CustomStringConvertible {
  /// The true count, never cut at a limit or at "99+".
  public let count: Int
  /// The capacity, if there is one.
  public let limit: Int?
  /// The locale that writes the digits.
  public let locale: Locale

  /// Creates an amount.
  public init(count: Int, limit: Int?, locale: Locale) {
    self.count = count
    self.limit = limit
    self.locale = locale
  }

  /// The count as the locale writes it.
  public var countText: String { count.text(in: locale) }

  /// The capacity as the locale writes it.
  public var limitText: String? { limit?.text(in: locale) }

  /// "5", or "3 of 10" in English.
  public var description: String {
    guard let limitText else { return countText }
    return "\(countText) of \(limitText)"
  }
}
