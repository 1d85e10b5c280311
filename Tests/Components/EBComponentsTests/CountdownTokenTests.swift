/// The table of the countdown's colors; a role that does not exist is nil.
struct CountdownTokenTests {
  struct Row: Sendable {
    let theme: Theme
    let state: EBCountdownState
    let bg: UInt32
    let border: UInt32?
    let number: UInt32
    let unit: UInt32
    let colon: UInt32
  }

  static let rows = [
    Row(
      theme: .light, state: .default, bg: 0xEEF2F9, border: 0xE5EBF4, number: 0x2340A9,
      unit: 0x6075C1, colon: 0x9BC5FD),
    Row(
      theme: .light, state: .expiring, bg: 0xFCF0CA, border: 0xEBB30A, number: 0x6C5009,
      unit: 0x6C5009, colon: 0xEBB30A),
    Row(
      theme: .light, state: .expired, bg: 0xEEF2F9, border: 0xE5EBF4, number: 0x3C4A5C,
      unit: 0x3C4A5C, colon: 0xC2CFE5),
    Row(
      theme: .dark, state: .default, bg: 0x1972F9, border: nil, number: 0xFFFFFF, unit: 0xFFFFFF,
      colon: 0x9BC5FD),
    Row(
      theme: .dark, state: .expiring, bg: 0xF7D96E, border: nil, number: 0x453408, unit: 0x453408,
      colon: 0x453408),
    Row(
      theme: .dark, state: .expired, bg: 0x3C4A5C, border: nil, number: 0xFFFFFF, unit: 0xFFFFFF,
      colon: 0xC2CFE5),
  ]

  @Test(arguments: rows) func `countdown one and per tokens by mode and state`(row: Row) {
    let ink = CountdownColors.Ink.cells(
      number: TokenColor(row.number), unit: TokenColor(row.unit), colon: TokenColor(row.colon))
    for style in [EBCountdownStyle.one, .per] {
      let colors = CountdownColors(style: style, state: row.state, theme: row.theme)
      #expect(colors.border == row.border.map { TokenColor($0) })
      #expect(colors.ink == ink)
      if style == .per || row.theme == .light || row.state != .default {
        #expect(colors.background == .color(TokenColor(row.bg)))
      }
    }
  }

  @Test(arguments: rows) func `countdown pill tokens by mode and state`(row: Row) {
    let colors = CountdownColors(style: .pill, state: row.state, theme: row.theme)
    #expect(colors.background == .color(TokenColor(row.bg)))
    #expect(colors.border == row.border.map { TokenColor($0) })
    #expect(colors.ink == .pill(text: TokenColor(row.number), icon: TokenColor(row.number)))
  }
}
