import Foundation

/// One number of a countdown and the unit it counts.
public struct CountdownCell: Hashable, Sendable {
  /// The unit counted.
  public let unit: EBTimeUnit
  /// How many of it.
  public let value: Int

  /// Creates a cell.
  public init(unit: EBTimeUnit, value: Int) {
    self.unit = unit
    self.value = value
  }

  /// The number in two digits, more if it needs them.
  public func digits(in locale: Locale) -> String {
    value.clockText(in: locale)
  }

  /// The cells that show `secondsLeft` in the chosen units.
  ///
  /// The first unit takes what the larger ones would hold. A later one stops at 23 hours, 59 mins
  /// or 59 secs, also where the unit above it was not chosen. Time below the smallest unit counts
  /// as one more of it, so that only a countdown that is over shows nothing but zeros.
  public static func cells(secondsLeft: Int, units: [EBTimeUnit]) -> [CountdownCell] {
    let shown = EBTimeUnit.shown(units)
    let smallest = shown.last?.seconds ?? 1
    var rest = max(0, secondsLeft).dividedRoundingUp(by: smallest)
    return shown.map { unit in
      let (whole, remainder) = rest.quotientAndRemainder(dividingBy: unit.seconds / smallest)
      rest = remainder
      let most = unit == shown.first ? nil : unit.ceiling
      return CountdownCell(unit: unit, value: most.map { min($0, whole) } ?? whole)
    }
  }
}
