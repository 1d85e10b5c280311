public import Foundation

/// A number of a countdown and its unit.
public struct CountdownCell: Hashable, Sendable {
  /// The unit.
  public let unit: EBTimeUnit
  /// The number of units.
  public let value: Int

  /// Creates a cell.
  public init(unit: EBTimeUnit, value: Int) {
    self.unit = unit
    self.value = value
  }

  /// The number with at least two digits.
  public func digits(in locale: Locale) -> String { value.clockText(in: locale) }

  /// The cells that show `secondsLeft` in the chosen units.
  ///
  /// The first unit includes the time of larger units that are not shown. The others stop at 23 hours,
  /// 59 mins or 59 secs, even if the next larger unit is not shown. Time below the smallest unit is
  /// rounded up, so only a countdown that is over shows all zeros.
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
