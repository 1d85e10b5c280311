import EBComponentsUIKit
import Testing
import Themes

/// The unchanged samples of the document "Badge"; each test is named after its section.
@MainActor struct SeedSamplesBadgeTests {
  func hasColors(_ badge: Badge, _ background: Adaptive<TokenColor>, _ text: Adaptive<TokenColor>)
    -> Bool
  {
    badge.drawn(badge.backgroundColor) == background[in: TokenAppearance(isDark: false)]
      && badge.drawn(badge.textColor) == text[in: TokenAppearance(isDark: false)]
  }

  @Test func `Configuration, text`() {
    let badge = Badge()
    #expect(badge.text == "")
    badge.text = "New"
    #expect(badge.shownLabel.text == "New")
  }

  @Test func `Configuration, numberOfLines`() {
    let badge = Badge(text: "This is a longer badge text")
    #expect(badge.numberOfLines == 1)
    badge.numberOfLines = 2
    #expect(badge.shownLabel.numberOfLines == 2)
  }

  @Test func `Usage, Basic usage`() {
    let badge = Badge(text: "New")
    #expect(badge.accessibilityLabel == "New")
  }

  @Test func `Usage, With custom style`() {
    let badge = Badge(
      text: "Important",
      style: DesignSystem.shared.styles.badgeDanger
    )
    #expect(hasColors(badge, Theme.colors.background.danger, Theme.colors.onBackground.danger))
  }

  @Test func `Usage, Multi-line badge`() {
    let badge = Badge(text: "This is a longer badge text")
    badge.numberOfLines = 2
    #expect(badge.shownLabel.numberOfLines == 2)
  }

  @Test func `Usage, Custom spacing in SummaryStackView`() {
    let badge = Badge(
      text: "Status",
      style: DesignSystem.shared.styles.badge,
      customSpacingAfter: 16.0
    )
    let row: any SummaryStackRow = badge
    #expect(row.customSpacingAfter == 16)
    #expect(SummaryStackView(rows: [badge, Badge()]).customSpacings == [16, nil])
  }

  @Test func `States and variants, Neutral`() {
    let badge = Badge(text: "Default", style: DesignSystem.shared.styles.badgeNeutral)
    #expect(hasColors(badge, Theme.colors.background.neutral, Theme.colors.onBackground.neutral))
  }

  @Test func `States and variants, Info`() {
    let badge = Badge(text: "Info", style: DesignSystem.shared.styles.badgeInfo)
    #expect(hasColors(badge, Theme.colors.background.info, Theme.colors.onBackground.info))
  }

  @Test func `States and variants, Success`() {
    let badge = Badge(text: "Complete", style: DesignSystem.shared.styles.badgeSuccess)
    #expect(hasColors(badge, Theme.colors.background.success, Theme.colors.onBackground.success))
  }

  @Test func `States and variants, Warning`() {
    let badge = Badge(text: "Pending", style: DesignSystem.shared.styles.badgeWarning)
    #expect(hasColors(badge, Theme.colors.background.warning, Theme.colors.onBackground.warning))
  }

  @Test func `States and variants, Danger`() {
    let badge = Badge(text: "Error", style: DesignSystem.shared.styles.badgeDanger)
    #expect(hasColors(badge, Theme.colors.background.danger, Theme.colors.onBackground.danger))
  }

  @Test func `Design tokens, Semantic tokens`() {
    let badge = Badge(text: "New")
    #expect(badge.shownLabel.font == DesignSystem.shared.fonts.preferredFont(.caption1, .regular))
  }
}
