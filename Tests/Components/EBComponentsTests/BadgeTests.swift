struct BadgeTests {
  @Test func `badge tokens are background and onBackground of the five kinds`() {
    let styles = DesignSystem.shared.styles
    let background = Theme.colors.background
    let onBackground = Theme.colors.onBackground
    let expected = [
      (styles.badgeNeutral, background.neutral, onBackground.neutral),
      (styles.badgeInfo, background.info, onBackground.info),
      (styles.badgeSuccess, background.success, onBackground.success),
      (styles.badgeWarning, background.warning, onBackground.warning),
      (styles.badgeDanger, background.danger, onBackground.danger),
    ]
    for (style, background, onBackground) in expected {
      let badge = Badge(text: "Status", style: style)
      #expect(badge.backgroundColor == background)
      #expect(badge.textColor == onBackground)
    }
    let byKind = BadgeKind.allCases.map { Badge(style: styles.badge($0)).backgroundColor }
    #expect(byKind == expected.map(\.1))
  }

  @Test func `badge is badgeNeutral, and the default`() {
    #expect(Badge(text: "a") == Badge(text: "a", style: DesignSystem.shared.styles.badgeNeutral))
  }

  @Test func `states, kinds and contents can be stored`() throws {
    func isKept<Value: Codable & Equatable>(_ values: [Value]) throws -> Bool {
      try JSONDecoder().decode([Value].self, from: JSONEncoder().encode(values)) == values
    }
    #expect(try isKept(EBCountdownState.allCases) && isKept(EBCountdownStyle.allCases))
    #expect(try isKept(EBCounterState.allCases) && isKept(BadgeKind.allCases))
    #expect(try isKept([NotificationBadge.Content.counter(150), .text("New"), .empty]))
    #expect(try JSONEncoder().encode(EBCountdownState.expiring) == Data(#""expiring""#.utf8))
  }
}
