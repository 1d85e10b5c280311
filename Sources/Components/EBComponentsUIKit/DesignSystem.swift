#if canImport(UIKit)
  public import EBComponents
  public import Themes

  /// The shared styles and fonts of the components.
  public struct DesignSystem: Sendable {
    /// A corner radius, and the corners that it applies to.
    public typealias CornerRadiusTypes = EBComponents.DesignSystem.CornerRadiusTypes

    /// The design system of the app.
    public static let shared = DesignSystem()

    /// The built-in styles.
    public let styles = Styles()
    /// The fonts of the theme.
    public let fonts = Fonts()

    private init() {}

    /// The built-in styles: those of `EBComponents`, for UIKit views.
    public struct Styles: Sendable {
      /// The style of a notification badge: danger colors, round ends.
      public var notificationBadge: Style<NotificationBadge> {
        { $0.apply(.init(style: EBComponents.DesignSystem.shared.styles.notificationBadge)) }
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
        { $0.apply(.init(style: EBComponents.DesignSystem.shared.styles.badge(kind))) }
      }

      fileprivate init() {}
    }
  }

  /// The look of a component, as a closure that edits it.
  ///
  ///     let custom: Style<NotificationBadge> = { badge in
  ///       badge.backgroundColor = .systemRed
  ///     }
  public typealias Style<Component> = @MainActor (Component) -> Void
#endif
