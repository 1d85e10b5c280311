public import Foundation
public import Themes
public import TokenValues

/// A chip that shows that there are new items.
public struct NotificationBadge: Hashable, Sendable {
  /// What the badge shows.
  public enum Content: Hashable, Codable, Sendable {
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
  /// The locale of the digits; a view uses its environment's instead.
  public var locale = Locale.current

  /// Creates a badge; without content it is hidden.
  ///
  /// - Parameters:
  ///   - content: What the badge shows.
  ///   - maxCount: The largest number written out; above it the badge shows "99+".
  ///   - style: Edits the badge after its content is set.
  public init(
    content: Content = .empty, maxCount: Int? = nil,
    style: Style<NotificationBadge> = DesignSystem.shared.styles.notificationBadge
  ) {
    self.content = content
    self.maxCount = maxCount
    style(&self)
  }

  /// Returns the badge with the digits of another locale.
  public func written(in locale: Locale) -> NotificationBadge {
    var badge = self
    badge.locale = locale
    return badge
  }

  /// The text shown; nil if the badge is hidden.
  public var text: String? {
    if isHidden { return nil }
    switch content {
    case .counter(let count):
      return max(0, count).text(cappedAt: max(0, maxCount ?? .max), in: locale)
    case .text(let text): return text
    case .empty: return nil
    }
  }

  /// Whether the badge is neither drawn nor spoken.
  public var isHidden: Bool {
    switch content {
    case .counter(let count): hideWhenZero && count <= 0
    case .text(let text): text.isEmpty
    case .empty: true
    }
  }

  /// What is spoken: the full number, never "99+"; nil if the badge is hidden or its label is empty.
  public var spokenLabel: String? {
    if isHidden { return nil }
    let words = accessibilityLabel ?? trueText
    return words.isEmpty ? nil : words
  }

  /// Whether assistive technology sees the badge.
  public var isAccessibilityElement: Bool { spokenLabel != nil }

  /// The text style in a theme.
  public static func textStyle(in theme: Theme) -> TokenTextStyle { theme.text.caption2 }

  /// The space on each side of the text. A single character has none, so that with any font it is in a
  /// circle.
  public func padding(in theme: Theme) -> Double {
    text?.count == 1 ? 0 : theme.space.xsmall
  }

  private var trueText: String {
    switch content {
    case .counter(let count): max(0, count).text(in: locale)
    case .text(let text): text
    case .empty: ""
    }
  }
}
