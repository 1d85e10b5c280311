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
      let background = Self.background(kind)
      let text = Self.onBackground(kind)
      return { badge in
        badge.backgroundColor = background
        badge.textColor = text
      }
    }

    fileprivate init() {}

    private static func background(_ kind: BadgeKind) -> DynamicColor {
      let colors = Theme.colors.background
      return switch kind {
      case .neutral: colors.neutral
      case .info: colors.info
      case .success: colors.success
      case .warning: colors.warning
      case .danger: colors.danger
      }
    }

    private static func onBackground(_ kind: BadgeKind) -> DynamicColor {
      let colors = Theme.colors.onBackground
      return switch kind {
      case .neutral: colors.neutral
      case .info: colors.info
      case .success: colors.success
      case .warning: colors.warning
      case .danger: colors.danger
      }
    }
  }
}
