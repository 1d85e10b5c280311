public import Themes
import TokenValues

/// The shared styles of the components.
public struct DesignSystem: Sendable {
  /// The design system of the app.
  public static let shared = DesignSystem()

  /// The built-in styles.
  public let styles = Styles()

  private init() {}

  /// The built-in styles.
  public struct Styles: Sendable {
    /// The style of a notification badge: danger colors, round ends.
    public let notificationBadge: Style<NotificationBadge> = { badge in
      badge.backgroundColor = Theme.colors.background.danger
      badge.textColor = Theme.colors.onBackground.danger
      badge.cornerRadius = .max(roundedCorners: .allCorners)
    }

    /// The default style of a badge: neutral.
    public var badge: Style<Badge> { badgeNeutral }
    /// The style of a general label.
    public var badgeNeutral: Style<Badge> { badge(.neutral) }
    /// The style of information.
    public var badgeInfo: Style<Badge> { badge(.info) }
    /// The style of a success.
    public var badgeSuccess: Style<Badge> { badge(.success) }
    /// The style of a warning.
    public var badgeWarning: Style<Badge> { badge(.warning) }
    /// The style of an error or danger.
    public var badgeDanger: Style<Badge> { badge(.danger) }

    /// The style of a badge kind.
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
    ) -> (background: Adaptive<TokenColor>, text: Adaptive<TokenColor>) {
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

/// The look of a component, as a closure that edits it.
///
///     let custom: Style<NotificationBadge> = { badge in
///       badge.cornerRadius = .medium(roundedCorners: .allCorners)
///     }
public typealias Style<Component> = @Sendable (inout Component) -> Void
