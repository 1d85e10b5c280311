import Themes
import TokenValues

/// A word or two about the status of something. Numbers belong in a ``Counter``.
public struct Badge: Hashable, Sendable {
  /// The text shown.
  public var text: String?
  /// The color of the text.
  public var textColor: DynamicColor
  /// The color behind the text.
  public var backgroundColor: DynamicColor
  /// The most lines the text is broken into; 0 for as many as it needs.
  public var numberOfLines: Int
  /// The space after the badge in a `SummaryStackView`; nil for the stack's own.
  public var customSpacingAfter: Double?
  /// What is spoken instead of the text.
  public var accessibilityLabel: String?

  /// Creates a badge.
  ///
  /// - Parameters:
  ///   - text: The text shown.
  ///   - style: Edits the badge once it has its text.
  ///   - customSpacingAfter: The space after it in a `SummaryStackView`; nil for the stack's own.
  public init(
    text: String = "", style: Style<Badge> = DesignSystem.shared.styles.badge,
    customSpacingAfter: Double? = nil
  ) {
    self.text = text
    self.textColor = Theme.colors.onBackground.neutral
    self.backgroundColor = Theme.colors.background.neutral
    self.numberOfLines = 1
    self.customSpacingAfter = customSpacingAfter
    style(&self)
  }

  /// The most lines the text is broken into; nil for as many as it needs.
  public var lineLimit: Int? { numberOfLines > 0 ? numberOfLines : nil }

  /// Whether there is nothing to draw and nothing to say: it has no text.
  public var isHidden: Bool { text?.isEmpty ?? true }

  /// What is spoken; nil when it is hidden, or has words that are none.
  public var spokenLabel: String? {
    let words = accessibilityLabel ?? text ?? ""
    return isHidden || words.isEmpty ? nil : words
  }

  /// Whether assistive technology sees the badge.
  public var isAccessibilityElement: Bool { spokenLabel != nil }

  /// How the text is set.
  public static func textStyle(in theme: Theme) -> TokenTextStyle { theme.text.caption1 }
}
