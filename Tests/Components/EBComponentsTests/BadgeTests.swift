import EBComponents
import Testing
import Themes

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

  @Test func `text style is caption1 regular`() {
    let style = Badge.textStyle(in: .light)
    #expect(style == Theme.light.text.caption1)
    #expect(style.weight == Theme.light.font.weight.regular)
  }

  @Test func `the initializer takes text, style and space after; the rest is set later`() {
    let plain = Badge(text: "New", style: DesignSystem.shared.styles.badgeInfo)
    #expect(plain.customSpacingAfter == nil)
    #expect(plain.accessibilityLabel == nil)
    #expect(Badge().text == "")
    var badge = Badge(
      text: "New", style: DesignSystem.shared.styles.badgeInfo, customSpacingAfter: 16)
    #expect(badge != plain)
    badge.customSpacingAfter = nil
    #expect(badge == plain)
    badge.text = nil
    badge.textColor = Theme.colors.onBackground.danger
    #expect(badge.textColor == Theme.colors.onBackground.danger)
  }

  @Test func `numberOfLines defaults to 1, and 0 means no limit`() {
    var badge = Badge(text: "This is a longer badge text")
    #expect(badge.lineLimit == 1)
    badge.numberOfLines = 2
    #expect(badge.lineLimit == 2)
    badge.numberOfLines = 0
    #expect(badge.lineLimit == nil)
  }

  @Test func `the text is spoken unless the caller sets a label`() {
    var badge = Badge(text: "Pending")
    #expect(badge.spokenLabel == "Pending")
    badge.accessibilityLabel = "Payment pending"
    #expect(badge.spokenLabel == "Payment pending")
    #expect(badge.isAccessibilityElement)
  }

  @Test(arguments: [nil, ""] as [String?])
  func `a badge without words is not an accessibility element`(text: String?) {
    var badge = Badge()
    badge.text = text
    #expect(badge.spokenLabel == nil)
    #expect(!badge.isAccessibilityElement)
  }
}
