import Themes
import TokenValues

extension Counter {
  /// The color behind the number.
  public func backgroundColor(in theme: Theme) -> TokenColor {
    theme.counter.color[state].bg
  }

  /// The color of the number.
  public func labelColor(in theme: Theme) -> TokenColor {
    theme.counter.color[state].label
  }

  /// The text style of the number.
  public static func textStyle(in theme: Theme) -> TokenTextStyle {
    theme.text.counter.label
  }

  /// The width of the pill for a number that is `textWidth` points wide.
  public static func width(textWidth: Double, in theme: Theme) -> Double {
    let layout = theme.counter.layout
    return max(layout.minWidth.inPoints(), textWidth + 2 * layout.paddingHorizontal.inPoints())
  }
}
