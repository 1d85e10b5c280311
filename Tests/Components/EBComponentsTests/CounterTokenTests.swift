/// The counter's tokens: colors, type and layout.
struct CounterTokenTests {
  @Test(
    arguments: [
      (.light, .empty, 0xEEF2F9, 0x3C4A5C), (.dark, .empty, 0x3C4A5C, 0xC2CFE5),
      (.light, .filled, 0xEEF2F9, 0x072592), (.dark, .filled, 0x3C4A5C, 0xFFFFFF),
      (.light, .active, 0xEEF2F9, 0x005CE5), (.dark, .active, 0x3C4A5C, 0x9BC5FD),
    ] as [(Theme, EBCounterState, UInt32, UInt32)])
  func `counter color tokens by state`(
    theme: Theme, state: EBCounterState, bg: UInt32, label: UInt32
  ) {
    let counter = Counter(count: 1, state: state)
    #expect(counter.backgroundColor(in: theme) == TokenColor(bg))
    #expect(counter.labelColor(in: theme) == TokenColor(label))
  }

  @Test func `main counter label is the color of a text field's character counter`() {
    #expect(Theme.light.main.counter.label == TokenColor(0x3C4A5C))
    #expect(Theme.dark.main.counter.label == TokenColor(0xC2CFE5))
  }

  @Test func `it hugs its text, and is a circle around narrow text`() {
    for digit in [0.0, 8, 14, 24] {
      #expect(Counter(count: 7).width(textWidth: digit, in: .light) == 24)
    }
    #expect(Counter(count: 12).width(textWidth: 17, in: .light) == 33)
    #expect(Counter(count: 3, limit: 10).width(textWidth: 43, in: .light) == 59)
  }
}
