public import Themes
public import TokenValues

/// A word or two about the status of something. Numbers belong in a ``Counter``.
public struct Badge: Hashable, Sendable {
  /// The text shown.
  public var text: String?
  /// The color of the text.
  public var textColor: Adaptive<TokenColor>
  /// The color behind the text.
  public var backgroundColor: Adaptive<TokenColor>
  /// The maximum number of lines; 0 for no limit.
  public var numberOfLines: Int
  /// The space after the badge in a `SummaryStackView`; nil for the stack's own.
  public var customSpacingAfter: Double?
  /// What is spoken instead of the text.
  public var accessibilityLabel: String?

  /// Creates a badge.
  ///
  /// - Parameters:
  ///   - text: The text shown.
  ///   - style: Edits the badge after its text is set.
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

  /// The maximum number of lines; nil for no limit.
  public var lineLimit: Int? { numberOfLines > 0 ? numberOfLines : nil }

  /// Whether the badge is neither drawn nor spoken, because it has no text.
  public var isHidden: Bool { text?.isEmpty ?? true }

  /// What is spoken; nil if the badge is hidden or its label is empty.
  public var spokenLabel: String? {
    let words = accessibilityLabel ?? text ?? ""
    return isHidden || words.isEmpty ? nil : words
  }

  /// Whether assistive technology sees the badge.
  public var isAccessibilityElement: Bool { spokenLabel != nil }

  /// The text style in a theme.
  public static func textStyle(in theme: Theme) -> TokenTextStyle { theme.text.caption1 }
}
