struct CountdownLayoutTests {
  static let all = EBTimeUnit.allCases
  static let withoutDays: [EBTimeUnit] = [.hours, .mins, .secs]
  static let minsSecs: [EBTimeUnit] = [.mins, .secs]

  @Test(
    arguments: [
      (.one, all, .light, 360, 50), (.one, all, .dark, 360, 50), (.per, all, .light, 360, 50),
      (.per, all, .dark, 360, 52), (.per, withoutDays, .light, 238, 50),
      (.per, withoutDays, .dark, 238, 52), (.per, minsSecs, .light, 147, 50),
      (.per, minsSecs, .dark, 147, 52), (.per, [.secs], .light, 56, 50),
      (.pill, [.days, .hours, .mins], .light, 161, 29),
    ] as [(EBCountdownStyle, [EBTimeUnit], Theme, Double, Double)])
  func `sizes by style, units and mode`(
    style: EBCountdownStyle, units: [EBTimeUnit], theme: Theme, width: Double, height: Double
  ) {
    let size = CountdownSize(style: style, units: units, theme: theme)
    #expect(size == CountdownSize(width: width, height: height))
  }

  @Test func `repeated or missing units do not change the size`() {
    let repeated: [EBTimeUnit] = [.secs, .mins, .secs, .mins]
    for style in EBCountdownStyle.allCases {
      #expect(
        CountdownSize(style: style, units: repeated, theme: .dark)
          == CountdownSize(style: style, units: Self.minsSecs, theme: .dark))
      #expect(
        CountdownSize(style: style, units: [], theme: .dark)
          == CountdownSize(style: style, units: Self.all, theme: .dark))
    }
  }
}
