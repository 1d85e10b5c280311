import Receipts
import ShopTheme

for theme in ShopTheme.Theme.allCases {
  let button = theme.button.pressed
  print("\(theme): pressed button \(button.label.hex) on \(button.bg.hex)")
}
print("banner: \(ShopTheme.Theme.light.banner.text.hex) on \(ShopTheme.Theme.light.banner.bg.hex)")
print("receipt: \(receiptWidth) points wide")
