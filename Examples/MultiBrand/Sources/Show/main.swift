import Brands
import TokenValues

for theme in Theme.allCases {
  let button = theme.button.selected
  print("\(theme): \(button.label) on \(button.bg), corner \(theme.corner.button)")
}

/// The app knows its brand; the system shows dark mode and increased contrast.
print(Theme(brand: .zen, TokenAppearance(isDark: true, increasedContrast: true)))
