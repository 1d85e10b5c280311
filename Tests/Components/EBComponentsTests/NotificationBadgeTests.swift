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

  @Test func `the caller's label is spoken instead, but not of a hidden badge`() {
    var badge = badge(.counter(5))
    badge.accessibilityLabel = "5 unread messages"
    #expect(badge.spokenLabel == "5 unread messages")
    badge.content = .empty
    #expect(badge.spokenLabel == nil)
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
}
