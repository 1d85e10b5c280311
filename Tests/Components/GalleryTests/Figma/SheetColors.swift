import EBComponents
import Themes

/// The colors of a variant in the countdown's sheet, directly from the theme's tokens.
struct SheetColors {
  let background: TokenPaint
  let border: TokenColor?
  let number: TokenColor
  /// The words below the numbers; nil if there are none.
  let unit: TokenColor?
  /// The dots between the numbers; nil if there are none.
  let colon: TokenColor?

  init(_ style: EBCountdownStyle, _ state: EBCountdownState, in theme: Theme) {
    switch style {
    case .one:
      let roles = theme.countdown.one[state]
      (background, border) = (roles.bg, roles.border)
      (number, unit, colon) = (roles.number, roles.unit, roles.colon)
    case .per:
      let roles = theme.countdown.per[state]
      (background, border) = (roles.bg, roles.border)
      (number, unit, colon) = (roles.number, roles.unit, roles.colon)
    case .pill:
      let roles = theme.countdown.pill[state]
      (background, border) = (roles.bg, roles.border)
      (number, unit, colon) = (roles.text, nil, nil)
    }
  }
}
