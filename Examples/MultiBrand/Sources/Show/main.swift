import Brands

for theme in Theme.allCases {
  let isDeep = theme.button.bg == theme.brand.deep
  print("\(theme): \(isDeep ? "deep" : "bright"), corner \(theme.corner.button.inPoints())")
}
print(Theme.acmeDark.button.label == Theme.acmeLight.button.bg)

/// The app knows its brand; the environment says whether dark mode is on.
func theme(isDark: Bool) -> Theme { isDark ? .zenDark : .zenLight }
print(theme(isDark: true))
