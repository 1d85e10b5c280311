import EBComponentsUIKit
import Testing
import Themes

/// The unchanged samples of the document "Notification Badge", each test named after its section.
@MainActor struct SeedSamplesNotificationBadgeTests {
  @Test func `Configuration, content`() {
    let badge = NotificationBadge()
    // Set counter content
    badge.content = .counter(42)
    #expect(badge.shownLabel.text == "42")

    // Set text content
    badge.content = .text("Alert")
    #expect(badge.shownLabel.text == "Alert")

    // Hide badge
    badge.content = .empty
    #expect(badge.isHidden)
  }

  @Test func `Configuration, cornerRadius`() {
    let badge = NotificationBadge()
    #expect(badge.cornerRadius == .max(roundedCorners: .allCorners))
    // Different corner radius options
    badge.cornerRadius = .none
    badge.cornerRadius = .small(roundedCorners: .allCorners)
    badge.cornerRadius = .medium(roundedCorners: .allCorners)
    badge.cornerRadius = .large(roundedCorners: .allCorners)
    badge.cornerRadius = .max(roundedCorners: .allCorners)
    #expect(badge.cornerRadius == .max(roundedCorners: .allCorners))
  }

  @Test func `Configuration, maxCount`() {
    let badge = NotificationBadge()
    #expect(badge.maxCount == nil)
    // Set maximum count
    badge.maxCount = 99
    badge.content = .counter(150)  // Displays "99+"
    #expect(badge.shownLabel.text == "99+")

    // Remove maximum count limit
    badge.maxCount = nil
    badge.content = .counter(150)  // Displays "150"
    #expect(badge.shownLabel.text == "150")
  }

  @Test func `Usage, Basic usage`() {
    // Empty badge (hidden by default)
    let emptyBadge = NotificationBadge()

    // Badge with counter
    let counterBadge = NotificationBadge(content: .counter(5))

    // Badge with text
    let textBadge = NotificationBadge(content: .text("New"))

    #expect(emptyBadge.isHidden)
    #expect(counterBadge.shownLabel.text == "5")
    #expect(textBadge.shownLabel.text == "New")
  }

  @Test func `Usage, Advanced usage`() {
    // Badge with counter and max count limit
    let limitedBadge = NotificationBadge(content: .counter(150), maxCount: 99)

    // Badge with custom styling
    let customStyle: Style<NotificationBadge> = { badge in
      badge.backgroundColor = .systemRed
      badge.cornerRadius = .medium(roundedCorners: .allCorners)
    }
    let styledBadge = NotificationBadge(content: .counter(10), style: customStyle)

    #expect(limitedBadge.shownLabel.text == "99+")
    #expect(styledBadge.drawn(styledBadge.backgroundColor) == styledBadge.drawn(.systemRed))
    #expect(styledBadge.cornerRadius == .medium(roundedCorners: .allCorners))
  }

  @Test func `Usage, Updating badge content dynamically`() {
    let controller = NotificationViewController()
    controller.loadViewIfNeeded()
    let badge = controller.shownBadge
    #expect(badge?.isHidden == true)
    #expect(controller.distance(.top) == 20)
    #expect(controller.distance(.trailing) == -20)
    controller.updateNotificationCount(150)
    #expect(badge?.isHidden == false)
    #expect(badge?.shownLabel.text == "99+")
    #expect(badge?.accessibilityLabel == "150")
    controller.updateNotificationCount(0)
    #expect(badge?.isHidden == true)
  }

  @Test func `Usage, With all parameters`() {
    let badge = NotificationBadge(
      content: .counter(25),
      maxCount: 99,
      style: DesignSystem.shared.styles.notificationBadge
    )
    #expect(badge.shownLabel.text == "25")
    #expect(
      badge.drawn(badge.backgroundColor)
        == Theme.colors.background.danger[in: TokenAppearance(isDark: false)])
    #expect(
      badge.drawn(badge.textColor)
        == Theme.colors.onBackground.danger[in: TokenAppearance(isDark: false)])
  }

  @Test func `Customization, Custom styling`() {
    let customStyle: Style<NotificationBadge> = { badge in
      badge.backgroundColor = .systemRed
      badge.cornerRadius = .medium(roundedCorners: .allCorners)
    }

    let badge = NotificationBadge(content: .counter(5), style: customStyle)
    #expect(badge.drawn(badge.backgroundColor) == badge.drawn(.systemRed))
  }

  @Test func `Accessibility`() {
    // Accessibility is automatically handled based on content
    let badge = NotificationBadge(content: .counter(5))
    // Badge is visible and accessible
    #expect(!badge.isHidden)
    #expect(badge.isAccessibilityElement)

    badge.content = .empty
    // Badge is automatically hidden from accessibility
    #expect(!badge.isAccessibilityElement)
  }

  @Test func `Design tokens, Semantic tokens`() {
    let badge = NotificationBadge()
    #expect(
      badge.shownLabel.font == DesignSystem.shared.fonts.preferredFont(.caption2, .semibold))
    #expect(Theme.colors.background.danger != Theme.colors.onBackground.danger)
    #expect(DesignSystem.CornerRadiusTypes.none.roundedCorners.isEmpty)
  }
}
