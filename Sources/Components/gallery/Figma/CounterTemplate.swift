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
}
