import EBComponents
import Foundation
import Testing
import Themes

/// The samples of the documents that need no screen, unchanged.
struct SeedSamplesTests {
  @Test func `samples of the notification badge`() {
    let emptyBadge = NotificationBadge()
    let counterBadge = NotificationBadge(content: .counter(5))
    let textBadge = NotificationBadge(content: .text("New"))
    let limitedBadge = NotificationBadge(content: .counter(150), maxCount: 99)
    #expect(emptyBadge.text == nil)
    #expect(counterBadge.text == 5.formatted())
    #expect(textBadge.text == "New")
    #expect(limitedBadge.text == 99.formatted() + "+")

    let customStyle: Style<NotificationBadge> = { badge in
      badge.cornerRadius = .medium(roundedCorners: .allCorners)
    }
    let styledBadge = NotificationBadge(content: .counter(10), style: customStyle)
    #expect(styledBadge.cornerRadius == .medium(roundedCorners: .allCorners))

    let fullBadge = NotificationBadge(
      content: .counter(25),
      maxCount: 99,
      style: DesignSystem.shared.styles.notificationBadge
    )
    #expect(fullBadge.text == 25.formatted())
  }

  @Test func `samples that change a notification badge`() {
    var badge = NotificationBadge()
    badge.content = .counter(42)
    badge.content = .text("Alert")
    badge.content = .empty
    #expect(badge.isHidden)

    badge.cornerRadius = .none
    badge.cornerRadius = .small(roundedCorners: .allCorners)
    badge.cornerRadius = .medium(roundedCorners: .allCorners)
    badge.cornerRadius = .large(roundedCorners: .allCorners)
    badge.cornerRadius = .max(roundedCorners: .allCorners)

    badge.maxCount = 99
    badge.content = .counter(150)
    #expect(badge.text == 99.formatted() + "+")
    badge.maxCount = nil
    badge.content = .counter(150)
    #expect(badge.text == 150.formatted())

    func updateNotificationCount(_ count: Int) {
      badge.content = count > 0 ? .counter(count) : .empty
      badge.maxCount = 99
    }
    updateNotificationCount(3)
    #expect(badge.isAccessibilityElement)
    updateNotificationCount(0)
    #expect(!badge.isAccessibilityElement)
  }

  @Test func `samples of the badge`() {
    var badge = Badge()
    badge.text = "New"
    badge.numberOfLines = 2
    #expect(badge.text == "New")

    let spaced = Badge(
      text: "Status",
      style: DesignSystem.shared.styles.badge,
      customSpacingAfter: 16.0
    )
    #expect(spaced.customSpacingAfter == 16)

    let badges = [
      Badge(text: "Default", style: DesignSystem.shared.styles.badgeNeutral),
      Badge(text: "Info", style: DesignSystem.shared.styles.badgeInfo),
      Badge(text: "Complete", style: DesignSystem.shared.styles.badgeSuccess),
      Badge(text: "Pending", style: DesignSystem.shared.styles.badgeWarning),
      Badge(text: "Error", style: DesignSystem.shared.styles.badgeDanger),
    ]
    #expect(Set(badges.map(\.backgroundColor)).count == 5)
  }

  @Test(arguments: [(23.9, EBCountdownState.expiring), (24, .default), (25, .default)])
  func `the sample that compares a time left with 24 hours`(
    hours: Double, state: EBCountdownState
  ) {
    let timeLeft = Duration.hours(hours)
    let sample: EBCountdownState = timeLeft < .hours(24) ? .expiring : .default
    #expect(sample == state)
    #expect(Duration.hours(24) == .days(1))
    #expect(Duration.hours(1) == .minutes(60))
  }

  @Test func `the documents' theme paths exist`() {
    #expect(Theme.colors.background.danger != Theme.colors.onBackground.danger)
    #expect(
      Theme.colors.background.danger[in: Theme.dark.appearance]
        == Theme.dark.colors.background.danger)
  }
}
