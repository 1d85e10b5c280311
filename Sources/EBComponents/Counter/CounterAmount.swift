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

  /// "5", or "3 of 10" in the locale's language: English, Arabic, French, German, Hindi or
  /// Japanese; "3 / 10" in any other.
  public var description: String {
    guard let limitText else { return countText }
    return switch locale.language.languageCode {
    case .english: "\(countText) of \(limitText)"
    case .arabic: "\(countText) من أصل \(limitText)"
    case .french: "\(countText) sur \(limitText)"
    case .german: "\(countText) von \(limitText)"
    case .hindi: "\(limitText) में से \(countText)"
    case .japanese: "\(limitText)のうち\(countText)"
    default: "\(countText) / \(limitText)"
    }
  }
}
