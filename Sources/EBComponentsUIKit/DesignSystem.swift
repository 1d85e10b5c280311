#if canImport(UIKit)
  import EBComponents
  import Themes

  /// Where the components' shared looks and fonts are found.
  public struct DesignSystem: Sendable {
    /// How far the corners of something are rounded, and which of them.
    public typealias CornerRadiusTypes = EBComponents.DesignSystem.CornerRadiusTypes

    /// The design system of the app.
    public static let shared = DesignSystem()

    /// The looks that come with the components.
    public let styles = Styles()
    /// The fonts of the theme.
    public let fonts = Fonts()

    private init() {}

    /// The looks that come with the components: those of `EBComponents`, for views.
    public struct Styles: Sendable {
      /// The look of a notification badge: danger colors, round ends.
      public var notificationBadge: Style<NotificationBadge> {
        { $0.wear(.init(style: EBComponents.DesignSystem.shared.styles.notificationBadge)) }
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
        { $0.wear(.init(style: EBComponents.DesignSystem.shared.styles.badge(kind))) }
      }

      fileprivate init() {}
    }
  }
#endif
