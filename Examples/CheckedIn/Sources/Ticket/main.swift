let theme = Theme.default
for state in TicketState.allCases {
  let bg = theme.ticket[state].bg
  print("\(state): \(Int(bg.red * 255)) \(Int(bg.green * 255)) \(Int(bg.blue * 255))")
}
print("corner: \(theme.layout.corner)")
