import Foundation
import Themes
import TokenValues

/// A chip that says new items wait.
public struct NotificationBadge: Hashable, Sendable {
  /// What the badge shows.
  public enum Content: Hashable, Sendable {
    /// A number of items.
    case counter(Int)
    /// A word.
    case text(String)
    /// Nothing: the badge is hidden.
    case empty
  }

  /// What the badge shows.
  public var content: Content
  /// The largest number written out; nil for no cap.
  public var maxCount: Int?
  /// Whether a number of 0 or less hides the badge.
  public var hideWhenZero = false
  /// How its corners are rounded.
  public var cornerRadius = DesignSystem.CornerRadiusTypes.max(roundedCorners: .allCorners)
  /// The color behind the text.
  public var backgroundColor = Theme.colors.background.danger
  /// The color of the text.
  public var textColor = Theme.colors.onBackground.danger
  /// What is spoken instead of the content.
  public var accessibilityLabel: String?
  /// The locale that writes the digits; a view takes its environment's instead.
  public var locale = Locale.current

  /// Creates a badge; without content it is hidden.
  ///
  /// - Parameters:
  ///   - content: What the badge shows.
  ///   - maxCount: The largest number written out; above it the badge says "99+".
  ///   - style: Edits the badge once it has its content.
  public init(
    content: Content = .empty, maxCount: Int? = nil,
    style: Style<NotificationBadge> = DesignSystem.shared.styles.notificationBadge
  ) {
    self.content = content
    self.maxCount = maxCount
    style(&self)
  }

  /// The same badge with the digits of another locale.
  public func written(in locale: Locale) -> NotificationBadge {
    var badge = self
    badge.locale = locale
    return badge
  }

  /// What the badge shows, as text; nil when it is hidden.
  public var text: String? {
    if isHidden { return nil }
    switch content {
    case .counter(let count): return text(of: max(0, count))
    case .text(let text): return text
    case .empty: return nil
    }
  }

  /// Whether there is nothing to draw and nothing to say.
  public var isHidden: Bool {
    switch content {
    case .counter(let count): hideWhenZero && count <= 0
    case .text(let text): text.isEmpty
    case .empty: true
    }
  }

  /// What is spoken: the true number, never "99+"; nil when the badge is hidden, or when the caller
  /// wants nothing said of it.
  public var spokenLabel: String? {
    if isHidden { return nil }
    let words = accessibilityLabel ?? trueText
    return words.isEmpty ? nil : words
  }

  /// Whether assistive technology sees the badge.
  public var isAccessibilityElement: Bool { spokenLabel != nil }

  /// How the text is set.
  public static func textStyle(in theme: Theme) -> TokenTextStyle { theme.text.caption2 }

  private var trueText: String {
    switch content {
    case .counter(let count): max(0, count).text(in: locale)
    case .text(let text): text
    case .empty: ""
    }
  }

  private func text(of count: Int) -> String {
    maxCount.map { count.text(cappedAt: max(0, $0), in: locale) } ?? count.text(in: locale)
  }
}
