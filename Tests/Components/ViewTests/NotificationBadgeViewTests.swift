@MainActor struct NotificationBadgeViewTests {
  @Test func `above maxCount it draws 99+ and speaks the full number`() {
    let node = drawn(NotificationBadge(content: .counter(1500), maxCount: 99))
    #expect(node?.texts == ["99+"])
    #expect(node?.elements.map(\.label) == ["1,500"])
    #expect(node?.elements.map(\.traits) == [.isStaticText])
  }

  @Test func `empty hides it and takes it out of the accessibility tree`() {
    #expect(drawn(NotificationBadge()) == nil)
    #expect(drawn(NotificationBadge(content: .text(""))) == nil)
    let hidden = NotificationBadge(content: .counter(0)) { $0.hideWhenZero = true }
    #expect(drawn(hidden) == nil)
    #expect(drawn(NotificationBadge(content: .counter(0)))?.texts == ["0"])
  }

  @Test func `a silent badge is visible but not spoken`() {
    var badge = NotificationBadge(content: .counter(5))
    badge.accessibilityLabel = ""
    #expect(drawn(badge)?.texts == ["5"])
    #expect(drawn(badge)?.labels == [])
  }

  @Test func `numbers are formatted for the environment's locale`() {
    let node = drawn(NotificationBadge(content: .counter(1500)), in: surroundings("ar_EG"))
    #expect(node?.texts == ["١٬٥٠٠"])
    #expect(node?.labels == ["١٬٥٠٠"])
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `its colors are danger on danger in each mode`(scheme: ColorScheme) {
    let theme: Theme = scheme == .dark ? .dark : .light
    let node = drawn(
      NotificationBadge(content: .counter(5)), in: surroundings("en_US", scheme: scheme))
    #expect(node?.fills.flatMap(\.hexes) == [hex(theme.colors.background.danger)])
    #expect(node?.inks == [hex(theme.colors.onBackground.danger)])
  }

  @Test func `text style is caption2 semibold`() {
    let run = drawn(NotificationBadge(content: .text("New")))?.textRuns.first
    #expect(run?.size == Theme.light.text.caption2.size.points)
    #expect(run?.weight == 600)
  }

  @Test func `only the chosen corners are rounded, with the chosen radius`() {
    func radii(_ corners: DesignSystem.CornerRadiusTypes) -> [[Double]]? {
      drawn(NotificationBadge(content: .counter(5)) { $0.cornerRadius = corners })?.radii
    }
    let (small, medium) = (Theme.light.radius.small, Theme.light.radius.medium)
    #expect(radii(.none) == [[0, 0, 0, 0]])
    #expect(radii(.small()) == [[small, small, small, small]])
    #expect(radii(.medium(roundedCorners: [.topLeading])) == [[medium, 0, 0, 0]])
    #expect(
      radii(.medium(roundedCorners: [.topTrailing, .bottomLeading])) == [[0, medium, medium, 0]])
    #expect(radii(.medium(roundedCorners: .bottomTrailing)) == [[0, 0, 0, medium]])
  }

  @Test func `the largest radius is half the height`() {
    let node = drawn(NotificationBadge(content: .counter(5)))
    let height = node?.frames.first?.minHeight ?? 0
    #expect(height > 0)
    #expect(node?.radii == [[height / 2, height / 2, height / 2, height / 2]])
  }
}
