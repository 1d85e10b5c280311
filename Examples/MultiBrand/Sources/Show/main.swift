import Brands
import TokenValues

for theme in Theme.allCases {
  let isDeep = theme.button.bg == theme.ink.deep
  print("\(theme): \(isDeep ? "deep" : "bright"), corner \(theme.corner.button.inPoints())")
}
print(Theme(brand: .acme, mode: .dark).button.label == Theme(brand: .acme).button.bg)

/// The app knows its brand; the system says whether dark mode is on.
print(Theme(brand: .zen, TokenAppearance(isDark: true)))
