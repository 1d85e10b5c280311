import EBComponentsUIKit
import Foundation
import Testing
import Themes

@MainActor struct NotificationBadgeTests {
  func badge(_ content: NotificationBadge.Content, maxCount: Int? = nil) -> NotificationBadge {
    NotificationBadge(content: content, maxCount: maxCount) {
      $0.locale = Locale(identifier: "en_US")
    }
  }

  @Test func `the text is capped, speech is not`() {
    let badge = badge(.counter(1500), maxCount: 99)
    #expect(badge.shownLabel.text == "99+")
    #expect(badge.accessibilityLabel == "1,500")
    badge.maxCount = nil
    #expect(badge.shownLabel.text == "1,500")
    badge.content = .text("New")
    #expect(badge.shownLabel.text == "New")
    #expect(badge.accessibilityLabel == "New")
  }

  @Test func `digits are the locale's`() {
    let badge = badge(.counter(150), maxCount: 99)
    #expect(NotificationBadge().locale == .autoupdatingCurrent)
    badge.locale = Locale(identifier: "ar_EG")
    #expect(badge.shownLabel.text == "٩٩+")
    #expect(badge.accessibilityLabel == "١٥٠")
  }

  @Test func `without content it is neither visible nor spoken, and content shows it again`() {
    let badge = NotificationBadge()
    #expect(badge.isHidden)
    #expect(!badge.isAccessibilityElement)
    #expect(badge.accessibilityLabel == nil)
    badge.content = .counter(5)
    #expect(!badge.isHidden)
    #expect(badge.isAccessibilityElement)
    #expect(badge.accessibilityTraits == .staticText)
    badge.content = .empty
    #expect(badge.isHidden)
    #expect(badge.shownLabel.text == nil)
  }

  @Test func `a badge that was hidden stays hidden, and an empty one is never shown`() {
    let badge = badge(.counter(5))
    badge.isHidden = true
    badge.traitOverrides.userInterfaceStyle = .dark
    badge.content = .counter(6)
    #expect(badge.isHidden)
    badge.content = .empty
    badge.isHidden = false
    #expect(badge.isHidden)
    badge.content = .counter(7)
    #expect(!badge.isHidden)
  }

  @Test func `the caller's label and choices survive new content`() {
    let badge = badge(.counter(5))
    badge.accessibilityLabel = "5 unread messages"
    #expect(badge.accessibilityLabel == "5 unread messages")
    badge.content = .counter(6)
    #expect(badge.accessibilityLabel == "5 unread messages")
    badge.isAccessibilityElement = false
    badge.content = .counter(7)
    #expect(!badge.isAccessibilityElement)
  }

  @Test func `its colors are those of the traits it is drawn in`() {
    let badge = badge(.counter(5))
    let colors = Theme.colors
    #expect(
      badge.drawn(badge.backgroundColor)
        == colors.background.danger[in: TokenAppearance(isDark: false)])
    #expect(
      badge.drawn(badge.textColor) == colors.onBackground.danger[in: TokenAppearance(isDark: false)]
    )
    badge.traitOverrides.userInterfaceStyle = .dark
    #expect(
      badge.drawn(badge.backgroundColor) == colors.background.danger[in: Theme.dark.appearance])
    #expect(
      badge.drawn(badge.shownLabel.textColor)
        == colors.onBackground.danger[in: Theme.dark.appearance])
  }

  @Test func `a style's colors survive new content and traits`() {
    let badge = NotificationBadge(content: .counter(5)) { badge in
      badge.backgroundColor = .systemRed
      badge.textColor = .clear
    }
    let red = badge.drawn(.systemRed)
    #expect(badge.drawn(badge.backgroundColor) == red)
    badge.content = .counter(6)
    badge.cornerRadius = .none
    badge.traitOverrides.userInterfaceStyle = .dark
    #expect(badge.drawn(badge.backgroundColor) == red)
    #expect(badge.drawn(badge.shownLabel.textColor)?.alpha == 0)
  }

  @Test func `the shared style is danger and round, whatever the badge was before`() {
    let badge = NotificationBadge(content: .counter(5)) { badge in
      badge.backgroundColor = .systemRed
      badge.cornerRadius = .none
      DesignSystem.shared.styles.notificationBadge(badge)
    }
    #expect(badge.cornerRadius == .max(roundedCorners: .allCorners))
    #expect(
      badge.drawn(badge.backgroundColor)
        == Theme.colors.background.danger[in: TokenAppearance(isDark: false)])
  }
}
