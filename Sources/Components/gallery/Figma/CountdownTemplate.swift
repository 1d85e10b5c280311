import EBComponents
import Themes

extension CodeConnectTemplate {
  /// Leaves out defaults: the default state, and the units of the style. The mode is not a property
  /// of the countdown.
  static let countdown =
    choice("style", of: EBCountdownStyle.self) + variant + #"""
      const ownUnits = {
      \#(ownUnits)}

      const modifiers = []
      if (style) modifiers.push(`.ebStyle(${style})`)
      if (units && units !== ownUnits[style]) modifiers.push(`.ebUnits(${units})`)
      \#(pushState)
      const code = ["EBCountdown(endsAt: saleEnd)", ...modifiers].join("\n  ")

      """#

  /// A promo is drawn in the style `one`; its text comes from the design.
  static let countdownPromo =
    string + "\n" + variant + #"""

      const modifiers = []
      if (units && units !== "\#(SwiftCode.units(SwiftCode.ownUnits(of: .one)))") modifiers.push(`.ebUnits(${units})`)
      \#(pushState)
      const words = `title: ${string("title")}, endsAt: saleEnd, cta: ${string("cta")}`
      const promo = `EBCountdownPromo(\n  ${words}, onTapCTA: { openSale() })`
      const code = [promo, ...modifiers].join("\n  ")

      """#

  private static let variant =
    choice("state", of: EBCountdownState.self)
    + choice(
      "units",
      options: unitChoices.map { units in
        (units.map(\.rawValue).joined(separator: " "), SwiftCode.units(units))
      })

  private static let pushState = """
    if (state && state !== ".\(EBCountdownState.default)") modifiers.push(`.ebState(${state})`)
    """

  private static let ownUnits = EBCountdownStyle.allCases
    .map { "  \(quoted(".\($0)")): \(quoted(SwiftCode.units(SwiftCode.ownUnits(of: $0)))),\n" }
    .joined()

  /// Every nonempty set of units, ordered by number of units, then by the largest units.
  static let unitChoices: [[EBTimeUnit]] = {
    let units = EBTimeUnit.allCases
    let choices = (1..<(1 << units.count)).map { bits in
      units.enumerated().filter { bits >> (units.count - 1 - $0.offset) & 1 == 1 }.map(\.element)
    }
    return choices.reversed()
  }()
}
