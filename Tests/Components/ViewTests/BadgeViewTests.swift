@MainActor struct BadgeViewTests {
  @Test func `a badge is one element labeled with its text or the caller's label`() {
    var badge = Badge(text: "Pending")
    #expect(drawn(badge)?.elements.map(\.label) == ["Pending"])
    #expect(drawn(badge)?.elements.map(\.traits) == [.isStaticText])
    badge.accessibilityLabel = "Payment pending"
    #expect(drawn(badge)?.texts == ["Pending"])
    #expect(drawn(badge)?.labels == ["Payment pending"])
  }

  @Test(arguments: [nil, ""] as [String?])
  func `a badge without text draws nothing and is out of the accessibility tree`(text: String?) {
    var badge = Badge()
    badge.text = text
    badge.accessibilityLabel = "New"
    #expect(drawn(badge) == nil)
    #expect(badge.isHidden)
    #expect(!badge.isAccessibilityElement)
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `each kind is drawn in its colors in each mode`(scheme: ColorScheme) {
    let theme: Theme = scheme == .dark ? .dark : .light
    for kind in BadgeKind.allCases {
      let badge = Badge(text: "Status", style: DesignSystem.shared.styles.badge(kind))
      let node = drawn(badge, in: surroundings("en_US", scheme: scheme))
      #expect(node?.fills.flatMap(\.hexes) == [hex(badge.backgroundColor[in: theme.appearance])])
      #expect(node?.inks == [hex(badge.textColor[in: theme.appearance])])
    }
  }

  @Test(arguments: [(1, 1), (2, 2), (0, nil), (-1, nil)] as [(Int, Int?)])
  func `numberOfLines is a limit, and 0 means no limit`(lines: Int, limit: Int?) {
    var badge = Badge(text: "This is a longer badge text")
    badge.numberOfLines = lines
    #expect(drawn(badge)?.textRuns.map(\.lineLimit) == [limit])
  }

  @Test func `text style is caption1 regular`() {
    let run = drawn(Badge(text: "New"))?.textRuns.first
    #expect(run?.size == Theme.light.text.caption1.size.points)
    #expect(run?.weight == 400)
  }

  @Test func `a stack arranges rows vertically and applies customSpacingAfter`() {
    let rows = [
      Badge(text: "a"), Badge(text: "b", customSpacingAfter: 16), Badge(text: "c"),
      Badge(text: "d", customSpacingAfter: 99),
    ]
    let node = drawn(SummaryStackView(rows: rows, spacing: 4))
    #expect(node?.texts == ["a", "b", "c", "d"])
    let gaps = node?.children.compactMap { row in
      if case .padding(let insets) = row.kind { insets.bottom } else { nil }
    }
    #expect(gaps == [4, 16, 4, 0])
    #expect(drawn(SummaryStackView(rows: []))?.texts == [])
  }
}
