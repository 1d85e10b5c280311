import Themes

/// Where the components' shared looks are found.
public struct DesignSystem: Sendable {
  /// The design system of the app.
  public static let shared = DesignSystem()

  /// The looks that come with the components.
  public let styles = Styles()

  private init() {}

  /// The looks that come with the components.
  public struct Styles: Sendable {
    /// The look of a notification badge: danger colors, round ends.
    public let notificationBadge: Style<NotificationBadge> = { badge in
      badge.backgroundColor = Theme.colors.background.danger
      badge.textColor = Theme.colors.onBackground.danger
      badge.cornerRadius = .max(roundedCorners: .allCorners)
    }

    /// The look of a badge that says nothing of its kind: neutral.
    public var badge: Style<Badge> { badgeNeutral }
    /// The look of a general label.
    public var badgeNeutral: Style<Badge> { badge(.neutral) }
    /// The look of information.
    public var badgeInfo: Style<Badge> { badge(.info) }
    /// The look of something that went well.
    public var badgeSuccess: Style<Badge> { badge(.success) }
    /// The look of something to take care with.
    public var badgeWarning: Style<Badge> { badge(.warning) }
    /// The look of something wrong.
    public var badgeDanger: Style<Badge> { badge(.danger) }

    /// The look of a badge of a kind.
    public func badge(_ kind: BadgeKind) -> Style<Badge> {
      let (background, text) = Self.colors(of: kind)
      return { badge in
        badge.backgroundColor = background
        badge.textColor = text
      }
    }

    fileprivate init() {}

    private static func colors(
      of kind: BadgeKind
    ) -> (background: DynamicColor, text: DynamicColor) {
      let background = Theme.colors.background
      let text = Theme.colors.onBackground
      return switch kind {
      case .neutral: (background.neutral, text.neutral)
      case .info: (background.info, text.info)
      case .success: (background.success, text.success)
      case .warning: (background.warning, text.warning)
      case .danger: (background.danger, text.danger)
      }
    }
  }
}
