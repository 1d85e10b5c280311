import EBComponents
import Themes

extension CodeConnectTemplate {
  /// Writes a state only if the count does not imply it: an `empty` counter of 0 needs no state, a
  /// `filled` one of 0 does. A count that is a variable may imply either.
  static let counter =
    number + "\n" + choice("state", of: EBCounterState.self) + #"""
      const count = digits("count")
      const derived = count === undefined ? [\#(states(0)), \#(states(1))]
        : Number(count) === 0 ? [\#(states(0))] : [\#(states(1))]

      const parts = [`count: ${number("count")}`]
      if (instance.getBoolean("hasLimit")) parts.push(`limit: ${number("limit")}`)
      if (state && !derived.includes(state)) parts.push(`state: ${state}`)
      if (count !== undefined && Number(count) === 0) parts.push("hideWhenZero: false")
      const code = `EBCounter(${parts.join(", ")})`

      """#

  /// The state that a count implies, as JavaScript.
  private static func states(_ count: Int) -> String { quoted(".\(Counter(count: count).state)") }

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
      if (units && units !== "\#(EBCountdownStyle.one.ownUnits.code)") modifiers.push(`.ebUnits(${units})`)
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
        (units.map(\.rawValue).joined(separator: " "), units.code)
      })

  private static let pushState = """
    if (state && state !== ".\(EBCountdownState.default)") modifiers.push(`.ebState(${state})`)
    """

  private static let ownUnits = EBCountdownStyle.allCases
    .map { "  \(quoted(".\($0)")): \(quoted($0.ownUnits.code)),\n" }
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
