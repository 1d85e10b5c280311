public import Foundation

/// The numbers of a counter, formatted for a locale.
public struct CounterAmount: Hashable, Sendable, CustomStringConvertible {
  /// The full count, never limited.
  public let count: Int
  /// The limit, if any.
  public let limit: Int?
  /// The locale of the digits.
  public let locale: Locale

  /// Creates an amount.
  public init(count: Int, limit: Int?, locale: Locale) {
    self.count = count
    self.limit = limit
    self.locale = locale
  }

  /// The count, formatted for the locale.
  public var countText: String { count.text(in: locale) }

  /// The limit, formatted for the locale.
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
