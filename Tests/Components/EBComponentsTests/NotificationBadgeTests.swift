import EBComponents
import Testing
import Themes

struct NotificationBadgeTests {
  func badge(_ content: NotificationBadge.Content, maxCount: Int? = nil) -> NotificationBadge {
    NotificationBadge(content: content, maxCount: maxCount) { $0.locale = Locales.english }
  }

  @Test(
    arguments: [
      (150, 99, "99+"), (150, nil, "150"), (99, 99, "99"), (1234, nil, "1,234"), (0, 99, "0"),
      (-3, nil, "0"), (1, 0, "0+"), (1, -1, "0+"),
      (.max, 99, "99+"), (.min, 99, "0"), (.max, .max, "9,223,372,036,854,775,807"),
    ] as [(Int, Int?, String)])
  func `nil means no cap, and above maxCount it shows 99+`(count: Int, cap: Int?, text: String) {
    #expect(badge(.counter(count), maxCount: cap).text == text)
  }

  @Test func `speech has the full number`() {
    #expect(badge(.counter(1500), maxCount: 99).spokenLabel == "1,500")
    #expect(badge(.text("New"), maxCount: 99).spokenLabel == "New")
  }

  @Test func `the caller's label is spoken instead, but not of a hidden badge`() {
    var badge = badge(.counter(5))
    badge.accessibilityLabel = "5 unread messages"
    #expect(badge.spokenLabel == "5 unread messages")
    badge.content = .empty
    #expect(badge.spokenLabel == nil)
  }

  @Test func `an empty label makes a badge visible but silent`() {
    var badge = badge(.counter(5))
    badge.accessibilityLabel = ""
    #expect(badge.spokenLabel == nil)
    #expect(!badge.isAccessibilityElement)
    #expect(!badge.isHidden)
  }

  @Test func `empty hides it and takes it out of the accessibility tree`() {
    var badge = NotificationBadge()
    #expect(badge.isHidden)
    #expect(!badge.isAccessibilityElement)
    #expect(badge.text == nil)
    badge.content = .counter(5)
    #expect(!badge.isHidden)
    #expect(badge.isAccessibilityElement)
    badge.content = .text("")
    #expect(badge.isHidden)
  }

  @Test func `a count of 0 or less is hidden only if the caller asks for it`() {
    var badge = badge(.counter(0))
    #expect(!badge.isHidden)
    badge.hideWhenZero = true
    #expect(badge.isHidden)
    badge.content = .counter(-1)
    #expect(badge.isHidden)
    badge.content = .counter(1)
    #expect(!badge.isHidden)
  }

  @Test func `digits are the locale's`() {
    let badge = NotificationBadge(content: .counter(150), maxCount: 99) {
      $0.locale = Locales.egyptian
    }
    #expect(badge.text == "٩٩+")
    #expect(badge.spokenLabel == "١٥٠")
  }

  @Test func `the shared style is danger on danger, round, and the default`() {
    var badge = NotificationBadge(content: .counter(1)) { badge in
      badge.backgroundColor = Theme.colors.background.info
      badge.textColor = Theme.colors.onBackground.info
      badge.cornerRadius = .none
    }
    #expect(badge.backgroundColor == Theme.colors.background.info)
    DesignSystem.shared.styles.notificationBadge(&badge)
    let plain = NotificationBadge(content: .counter(1))
    #expect(badge == plain)
    #expect(plain.backgroundColor == Theme.colors.background.danger)
    #expect(plain.textColor == Theme.colors.onBackground.danger)
    #expect(plain.cornerRadius == .max(roundedCorners: .allCorners))
  }

  @Test(arguments: Theme.allCases)
  func `corner radius is none, small, medium, large or max, the last four with rounded corners`(
    theme: Theme
  ) {
    let types: [DesignSystem.CornerRadiusTypes] = [.none, .small(), .medium(), .large(), .max()]
    let radii = types.map { $0.radius(in: theme).inPoints() }
    #expect(zip(radii, radii.dropFirst()).allSatisfy { $0 < $1 })
    #expect(types.dropFirst().allSatisfy { $0.roundedCorners == .allCorners })
    #expect(DesignSystem.CornerRadiusTypes.none.roundedCorners.isEmpty)
  }

  @Test func `text style is caption2 semibold`() {
    let style = NotificationBadge.textStyle(in: .dark)
    #expect(style == Theme.dark.text.caption2)
    #expect(style.weight == Theme.dark.font.weight.semibold)
  }

  @Test func `every argument of the initializer is optional and can be set later`() {
    #expect(NotificationBadge().content == .empty)
    #expect(NotificationBadge(content: .counter(5)).maxCount == nil)
    var badge = NotificationBadge(content: .counter(5), maxCount: 9, style: { _ in })
    badge.content = .text("New")
    badge.maxCount = nil
    badge.cornerRadius = .small()
    #expect(badge == NotificationBadge(content: .text("New")) { $0.cornerRadius = .small() })
  }

  @Test func `only the chosen corners are rounded`() {
    let top: RoundedCorners = [.topLeading, .topTrailing]
    #expect(DesignSystem.CornerRadiusTypes.small(roundedCorners: top).roundedCorners == top)
    #expect(top.isStrictSubset(of: .allCorners))
    #expect(RoundedCorners.allCorners.subtracting(top) == [.bottomLeading, .bottomTrailing])
  }
}
