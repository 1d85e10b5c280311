struct CounterTests {
  func counter(_ count: Int, of limit: Int? = nil, maxDisplay: Int = 99) -> Counter {
    Counter(count: count, limit: limit, maxDisplay: maxDisplay, locale: Locales.english)
  }

  @Test(
    arguments: [
      (0, "0"), (5, "5"), (99, "99"), (100, "99+"), (247, "99+"), (-1, "0"), (.min, "0"),
      (.max, "99+"),
    ] as [(Int, String)])
  func `above maxDisplay the pill shows 99+, and below 0 it shows 0`(count: Int, text: String) {
    #expect(counter(count).text == text)
  }

  @Test(
    arguments: [
      (9, 9, "9"), (9, 10, "9+"), (0, 0, "0"), (0, 1, "0+"), (-5, 1, "0+"),
      (1200, 1200, "1,200"), (1200, 1201, "1,200+"),
    ] as [(Int, Int, String)])
  func `maxDisplay is the caller's`(maxDisplay: Int, count: Int, text: String) {
    #expect(counter(count, maxDisplay: maxDisplay).text == text)
  }

  @Test(
    arguments: [
      (0, 10, "0 / 10"), (3, 10, "3 / 10"), (10, 10, "10 / 10"), (12, 10, "10 / 10"),
      (-4, 10, "0 / 10"), (150, 200, "150 / 200"), (5, 0, "0 / 0"), (5, -1, "0 / 0"),
    ] as [(Int, Int, String)])
  func `with a limit it shows count slash limit, clamped to the limit`(
    count: Int, limit: Int, text: String
  ) {
    #expect(counter(count, of: limit).text == text)
    #expect(counter(count, of: limit).hasLimit)
    #expect(!counter(count).hasLimit)
  }

  @Test func `empty at 0 and filled otherwise, and an explicit value overrides`() {
    #expect(counter(0).state == .empty)
    #expect(counter(-1).state == .empty)
    #expect(counter(1).state == .filled)
    #expect(counter(0, of: 10).state == .empty)
    #expect(Counter(count: 0, state: .active).state == .active)
    #expect(Counter(count: 5, state: .empty).state == .empty)
  }

  @Test func `counters that show and say the same are equal`() {
    #expect(counter(5) == Counter(count: 5, state: .filled, locale: Locales.english))
    #expect(Set([counter(-1), counter(0), counter(0, maxDisplay: 9)]).count == 1)
    #expect(counter(100) != counter(101))  // both show 99+
    #expect(counter(5) != Counter(count: 5, noun: "slots", locale: Locales.english))
    #expect(counter(5) != Counter(count: 5, state: .active, locale: Locales.english))
    #expect(counter(0) != Counter(count: 0, hideWhenZero: false, locale: Locales.english))
  }
}
