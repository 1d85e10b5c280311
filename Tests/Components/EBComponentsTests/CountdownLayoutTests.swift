import EBComponents
import Testing
import Themes
import TokenValues

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

  @Test(arguments: Theme.allCases)
  func `number Bold 20 on 24, unit label Semibold 10 on 10, pill semibold 13`(theme: Theme) {
    let text = theme.text.countdown
    let styles = [text.number, text.unit, text.pill]
    #expect(styles.map { $0.size.inPoints() } == [20, 10, 13])
    #expect(styles.prefix(2).map { $0.lineHeightInPoints() } == [24, 10])
    #expect(styles.map(\.weight) == [700, 600, 600].map { TokenFontWeight($0) })
    #expect(styles.allSatisfy { $0.family.names.first == "Proxima Soft" })
  }
}
