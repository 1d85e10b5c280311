import EBComponents
import EBComponentsUIKit
import Foundation
import Testing
import Themes

@MainActor struct BadgeTests {
  typealias Badge = EBComponentsUIKit.Badge

  @Test(arguments: BadgeKind.allCases)
  func `a badge of a kind has the colors of the plain value`(kind: BadgeKind) {
    let view = Badge(style: EBComponentsUIKit.DesignSystem.shared.styles.badge(kind))
    let value = EBComponents.Badge(style: EBComponents.DesignSystem.shared.styles.badge(kind))
    for theme in Theme.allCases {
      view.traitOverrides.userInterfaceStyle = theme == .dark ? .dark : .light
      #expect(view.drawn(view.backgroundColor) == value.backgroundColor[in: theme.appearance])
      #expect(view.drawn(view.shownLabel.textColor) == value.textColor[in: theme.appearance])
    }
  }

  @Test func `the named styles are those of the kinds, and neutral is the default`() {
    let styles = EBComponentsUIKit.DesignSystem.shared.styles
    let named = [
      Badge(), Badge(style: styles.badge), Badge(style: styles.badgeNeutral),
      Badge(style: styles.badgeInfo), Badge(style: styles.badgeSuccess),
      Badge(style: styles.badgeWarning), Badge(style: styles.badgeDanger),
    ]
    let kinds: [BadgeKind] = [.neutral, .neutral, .neutral, .info, .success, .warning, .danger]
    for (view, kind) in zip(named, kinds) {
      let same = Badge(style: styles.badge(kind))
      #expect(view.drawn(view.backgroundColor) == same.drawn(same.backgroundColor))
    }
  }

  @Test func `badges come from a storyboard, in their default styles`() throws {
    let badge = try #require(Badge(coder: NSCoder()))
    badge.text = "New"
    #expect(badge.shownLabel.text == "New" && badge.accessibilityLabel == "New")
    #expect(badge.drawn(badge.backgroundColor) == Badge().drawn(Badge().backgroundColor))
    let chip = EBComponentsUIKit.NotificationBadge(coder: NSCoder())
    #expect(chip?.isHidden == true)
    chip?.content = .counter(150)
    #expect(chip?.shownLabel.text == "150" && chip?.accessibilityTraits == .staticText)
  }

  @Test func `a color that was set survives a new text`() {
    let badge = Badge(text: "New")
    badge.textColor = .systemRed
    badge.text = "Newer"
    #expect(badge.drawn(badge.shownLabel.textColor) == badge.drawn(.systemRed))
    #expect(badge.shownLabel.text == "Newer")
  }

  @Test func `zero lines means as many as the text needs`() {
    let badge = Badge(text: "This is a longer badge text")
    #expect(badge.shownLabel.numberOfLines == 1)
    badge.numberOfLines = 2
    #expect(badge.shownLabel.numberOfLines == 2)
    badge.numberOfLines = -1
    #expect(badge.shownLabel.numberOfLines == 0)
  }

  @Test func `the text is spoken unless the caller sets a label`() {
    let badge = Badge(text: "Pending")
    #expect(badge.isAccessibilityElement)
    #expect(badge.accessibilityTraits == .staticText)
    #expect(badge.accessibilityLabel == "Pending")
    #expect(!badge.shownLabel.isAccessibilityElement)
    badge.accessibilityLabel = "Payment pending"
    badge.text = "Waiting"
    #expect(badge.accessibilityLabel == "Payment pending")
  }

  @Test func `a badge is not an accessibility element without text or if set so`() {
    let badge = Badge()
    #expect(!badge.isAccessibilityElement)
    badge.text = "New"
    #expect(badge.isAccessibilityElement)
    badge.isAccessibilityElement = false
    badge.text = "Newer"
    #expect(!badge.isAccessibilityElement)
  }

  @Test(arguments: [nil, ""] as [String?])
  func `a badge without text is hidden, as in SwiftUI`(text: String?) {
    let badge = Badge()
    #expect(badge.isHidden)
    badge.text = "New"
    #expect(!badge.isHidden)
    badge.text = text
    #expect(badge.isHidden)
  }

  @Test func `a badge that was hidden stays hidden, whatever it shows`() {
    let badge = Badge(text: "New")
    badge.isHidden = true
    badge.text = "Newer"
    badge.traitOverrides.userInterfaceStyle = .dark
    #expect(badge.isHidden)
    badge.isHidden = false
    #expect(!badge.isHidden)
  }

  @Test func `margins, corners and font are the theme's, at the user's text size`() {
    let badge = Badge(text: "New")
    badge.layOut(width: 100, height: 60)
    #expect(badge.shownLabel.gaps(to: badge.layoutMarginsGuide).values.sorted() == [0, 0, 0, 0])
    #expect(badge.directionalLayoutMargins == .init(top: 2, leading: 8, bottom: 2, trailing: 8))
    #expect(badge.layer.cornerRadius == 4)
    #expect(badge.shownLabel.font.pointSize == 12)
    badge.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    badge.layoutIfNeeded()
    #expect(badge.directionalLayoutMargins.leading == 12)
    #expect(badge.layer.cornerRadius == 6)
    #expect(badge.shownLabel.font.pointSize == 18)
  }
}
