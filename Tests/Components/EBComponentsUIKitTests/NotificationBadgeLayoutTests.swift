import EBComponentsUIKit
import Foundation
import Testing

@MainActor struct NotificationBadgeLayoutTests {
  let badge = NotificationBadge(content: .counter(5))

  @Test(
    arguments: [(.none, 0), (.small(), 4), (.medium(), 8), (.large(), 8.5), (.max(), 8.5)]
      as [(DesignSystem.CornerRadiusTypes, CGFloat)])
  func `corners have the given radius, at most half circles`(
    corners: DesignSystem.CornerRadiusTypes, radius: CGFloat
  ) {
    badge.cornerRadius = corners
    badge.layOut(width: 40, height: 17)
    #expect(badge.layer.cornerRadius == radius)
  }

  @Test func `corners are drawn as SwiftUI draws them`() {
    badge.layoutIfNeeded()
    #expect(badge.layer.cornerCurve == .continuous)
  }

  @Test func `a new radius or size updates the layout`() {
    badge.layOut(width: 40, height: 20)
    #expect(badge.layer.cornerRadius == 10)
    badge.layOut(width: 40, height: 30)
    #expect(badge.layer.cornerRadius == 15)
    badge.cornerRadius = .medium()
    badge.layoutIfNeeded()
    #expect(badge.layer.cornerRadius == 8)
  }

  @Test func `leading corners change sides with the reading direction`() {
    badge.cornerRadius = .medium(roundedCorners: [.topLeading, .bottomLeading])
    badge.layoutIfNeeded()
    #expect(badge.layer.maskedCorners == .left)
    badge.traitOverrides.layoutDirection = .rightToLeft
    badge.layoutIfNeeded()
    #expect(badge.layer.maskedCorners == .right)
    badge.semanticContentAttribute = .forceLeftToRight
    badge.layoutIfNeeded()
    #expect(badge.layer.maskedCorners == .left)
    badge.cornerRadius = .medium(roundedCorners: [.topTrailing, .bottomTrailing])
    badge.layoutIfNeeded()
    #expect(badge.layer.maskedCorners == .right)
    badge.cornerRadius = .medium(roundedCorners: [.topLeading, .topTrailing])
    badge.layoutIfNeeded()
    #expect(badge.layer.maskedCorners == .top)
  }

  @Test func `it is as large as its line and margins, and never narrower than high`() {
    #expect(badge.shownLabel.gaps(to: badge.layoutMarginsGuide).values.sorted() == [0, 0, 0, 0])
    #expect(badge.directionalLayoutMargins == .init(top: 2, leading: 0, bottom: 2, trailing: 0))
    badge.content = .counter(15)
    #expect(badge.directionalLayoutMargins == .init(top: 2, leading: 4, bottom: 2, trailing: 4))
    #expect(badge.shownLabel.minimumHeight == 13)
    #expect(badge.isAtLeastSquare)
    let label = badge.shownLabel
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(label.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(label.textAlignment == .center)
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
    #expect(!badge.insetsLayoutMarginsFromSafeArea)
  }

  @Test func `everything grows with the user's text size`() {
    badge.cornerRadius = .small()
    badge.content = .counter(15)
    badge.layOut(width: 200, height: 100)
    badge.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    badge.layoutIfNeeded()
    #expect(badge.shownLabel.font.pointSize == 40)
    #expect(badge.shownLabel.minimumHeight == 13 * 40.0 / 11)
    #expect(badge.directionalLayoutMargins.leading == 4 * 40.0 / 11)
    #expect(badge.layer.cornerRadius == 4 * 40.0 / 11)
    #expect(badge.shownLabel.adjustsFontForContentSizeCategory)
  }

  @Test func `another theme updates the layout`() {
    badge.layOut(width: 40, height: 20)
    badge.layer.cornerRadius = 0
    badge.traitOverrides.userInterfaceStyle = .dark
    badge.layoutIfNeeded()
    #expect(badge.layer.cornerRadius == 10)
    badge.layer.cornerRadius = 0
    badge.traitOverrides.accessibilityContrast = .high
    badge.layoutIfNeeded()
    #expect(badge.layer.cornerRadius == 10)
  }

  @Test func `traits of a new parent apply immediately`() {
    let parent = Badge()
    parent.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    parent.addSubview(badge)
    #expect(badge.shownLabel.font.pointSize == 17)
  }
}
