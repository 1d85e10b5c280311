import EBComponents
import Testing
import Themes

/// The colors of a countdown if the user asks for more contrast.
struct CountdownContrastTests {
  private func colors(
    _ style: EBCountdownStyle, _ state: EBCountdownState, _ theme: Theme, increased: Bool
  ) -> CountdownColors {
    CountdownColors(style: style, state: state, theme: theme, increasedContrast: increased)
  }

  @Test(arguments: EBCountdownStyle.allCases, EBCountdownState.allCases)
  func `with increased contrast all text has at least 4_5 to 1`(
    style: EBCountdownStyle, state: EBCountdownState
  ) {
    for theme in Theme.allCases {
      let found = ratios(of: colors(style, state, theme, increased: true))
      let read = found.filter { ["number", "unit", "text"].contains($0.key) }
      #expect(!read.isEmpty)
      #expect(read.values.allSatisfy { $0 >= 4.5 }, "\(theme) \(read)")
    }
  }

  @Test(arguments: EBCountdownStyle.allCases, EBCountdownState.allCases)
  func `increased contrast lowers no ratio`(style: EBCountdownStyle, state: EBCountdownState) {
    for theme in Theme.allCases {
      let plain = ratios(of: colors(style, state, theme, increased: false))
      let strong = ratios(of: colors(style, state, theme, increased: true))
      #expect(plain.allSatisfy { $0.value <= strong[$0.key] ?? 0 }, "\(plain) \(strong)")
    }
  }

  @Test(arguments: Theme.allCases, EBCountdownState.allCases)
  func `units, border and colons on the same fill take the color of the number`(
    theme: Theme, state: EBCountdownState
  ) {
    let bar = colors(.one, state, theme, increased: true)
    #expect([bar.unit, bar.colon, bar.border].allSatisfy { $0 == bar.number })
    let boxes = colors(.per, state, theme, increased: true)
    #expect([boxes.unit, boxes.border].allSatisfy { $0 == boxes.number })
    #expect(boxes.colon == colors(.per, state, theme, increased: false).colon)
    let pill = colors(.pill, state, theme, increased: true)
    #expect(pill.border == pill.pillText)
  }
}
