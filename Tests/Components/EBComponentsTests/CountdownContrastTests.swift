/// The colors of a countdown if the user asks for more contrast.
struct CountdownContrastTests {
  private func colors(
    _ style: EBCountdownStyle, _ state: EBCountdownState, _ theme: Theme, increased: Bool
  ) -> CountdownColors {
    CountdownColors(style: style, state: state, theme: theme, increasedContrast: increased)
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

extension CountdownColors {
  fileprivate var number: TokenColor? {
    if case .cells(let number, _, _) = ink { number } else { nil }
  }
  fileprivate var unit: TokenColor? { if case .cells(_, let unit, _) = ink { unit } else { nil } }
  fileprivate var colon: TokenColor? {
    if case .cells(_, _, let colon) = ink { colon } else { nil }
  }
  fileprivate var pillText: TokenColor? { if case .pill(let text, _) = ink { text } else { nil } }
}
