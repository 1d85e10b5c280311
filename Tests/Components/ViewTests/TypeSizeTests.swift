/// Views at different text sizes.
@MainActor struct TypeSizeTests {
  private func node(_ view: some View, at size: DynamicTypeSize) -> RenderNode? {
    drawn(view.ebClock(.stopped(at: noon)), in: surroundings { $0.dynamicTypeSize = size })
  }

  /// The sizes of the first text and the first frame with a height.
  private func sizes(_ view: some View) -> [[Double]] {
    DynamicTypeSize.allCases.map { size in
      let node = node(view, at: size)
      let height = node?.frames.compactMap { $0.minHeight ?? $0.height }.first
      return [node?.textRuns.first?.size ?? 0, height ?? 0]
    }
  }

  private func isGrowing(_ sizes: some Sequence<[Double]>) -> Bool {
    zip(sizes, sizes.dropFirst()).allSatisfy { $0[0] < $1[0] && $0[1] < $1[1] }
  }

  @Test func `counters and badges grow with every text size`() {
    #expect(isGrowing(sizes(EBCounter(count: 5))))
    #expect(isGrowing(sizes(NotificationBadge(content: .counter(5)))))
    let badge = sizes(Badge(text: "New")).map(\.first)
    #expect(zip(badge, badge.dropFirst()).allSatisfy { $0 ?? 0 < $1 ?? 0 })
  }

  @Test(arguments: EBCountdownStyle.allCases)
  func `countdowns grow up to accessibility3 and no further`(style: EBCountdownStyle) {
    let sizes = sizes(
      EBCountdown(endsAt: afterNoon(days: 3)).ebStyle(style).ebUnits([.mins, .secs]))
    #expect(isGrowing(sizes.prefix(10)))
    #expect(sizes[9] == sizes[10])
    #expect(sizes[9] == sizes[11])
  }

  @Test(arguments: [EBCountdownStyle.one, .per])
  func `numbers are in two rows at accessibility sizes`(style: EBCountdownStyle) {
    let view = EBCountdown(endsAt: afterNoon(days: 3)).ebStyle(style)
    for size in DynamicTypeSize.allCases {
      let node = node(view, at: size)
      #expect(node?.rows.count == (size.isAccessibilitySize ? 2 : 1))
      #expect(node?.numbers == ["03", "00", "00", "00"])
      #expect(node?.labels == ["Sale ends in 3 days"])
      #expect(self.node(view.ebUnits([.mins, .secs]), at: size)?.rows.count == 1)
    }
  }

  @Test func `a promo puts its footer below the numbers where type is large`() {
    let view = EBCountdownPromo(title: "Sale", endsAt: afterNoon(days: 3), cta: "Go", onTapCTA: {})
    func isNextToNumbers(_ size: DynamicTypeSize) -> Bool? {
      node(view, at: size)?.rows.contains { $0.texts.contains("03") && $0.texts.contains("Go") }
    }
    #expect(isNextToNumbers(.xxLarge) == true)
    #expect(isNextToNumbers(.xxxLarge) == false)
    #expect(node(view, at: .accessibility5)?.labels.last == "Go")
  }

  @Test func `type scales exactly with the text size, without rounding to pixels`() {
    let sizes = sizes(EBCounter(count: 5)).map { $0[0] / 14 }
    let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    #expect(zip(sizes, body).allSatisfy { abs($0 - $1 / 17) < 0.001 })
  }

  @Test func `everything in a view grows equally`() {
    let view = EBCountdown(endsAt: afterNoon(days: 3))
    let small = node(view, at: .large)?.textRuns.map(\.size) ?? []
    let large = node(view, at: .xxxLarge)?.textRuns.map(\.size) ?? []
    let factors = zip(large, small).map { $0 / $1 }
    #expect(factors.count == 8)
    #expect(factors.allSatisfy { abs($0 - factors[0]) < 1e-9 && $0 > 1 })
  }
}
