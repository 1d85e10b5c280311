import RandomNumbers

struct CountdownCellTests {
  func values(_ seconds: Duration, _ units: [EBTimeUnit]) -> [Int] {
    let whole = Int(seconds.components.seconds)
    return CountdownCell.cells(secondsLeft: whole, units: units).map(\.value)
  }

  /// Every set of units, including the empty one.
  static let subsets: [[EBTimeUnit]] = (0..<16).map { bits in
    EBTimeUnit.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
  }

  @Test func `the first shown unit includes the time of hidden larger units`() {
    let time = left(2, 13, 4, 5)
    #expect(values(time, [.days, .hours, .mins, .secs]) == [2, 13, 4, 5])
    #expect(values(time, [.hours, .mins, .secs]) == [61, 4, 5])
    #expect(values(time, [.mins, .secs]) == [61 * 60 + 4, 5])
    #expect(values(time, [.secs]) == [(61 * 60 + 4) * 60 + 5])
  }

  @Test(arguments: subsets) func `any count of seconds has cells`(units: [EBTimeUnit]) {
    for seconds in [Int.max, .max - 1, .max / 2] {
      let cells = CountdownCell.cells(secondsLeft: seconds, units: units)
      #expect(cells.first.map { $0.value > 0 } == true)
    }
    for seconds in [-1, -90_000, Int.min] {
      let cells = CountdownCell.cells(secondsLeft: seconds, units: units)
      #expect(cells.allSatisfy { $0.value == 0 })
    }
  }

  @Test func `any subset of units is shown in their order and each once`() {
    let cells = CountdownCell.cells(secondsLeft: 61, units: [.secs, .mins, .secs])
    #expect(cells == [CountdownCell(unit: .mins, value: 1), CountdownCell(unit: .secs, value: 1)])
  }

  @Test(arguments: [(0, "00"), (3, "03"), (59, "59"), (100, "100"), (12_345, "12345")])
  func `two digits per cell, and hundreds of days grow to three`(value: Int, digits: String) {
    #expect(CountdownCell(unit: .days, value: value).digits(in: Locales.english) == digits)
  }

  @Test(arguments: subsets)
  func `for any set of units no cell exceeds its maximum, and only the end is all zeros`(
    units: [EBTimeUnit]
  ) {
    var generator = SplitMix(seed: 11)
    for _ in 0..<2_000 {
      let seconds = Int.random(in: 1...(400 * 86_400), using: &generator)
      let cells = CountdownCell.cells(secondsLeft: seconds, units: units)
      #expect(cells.dropFirst().allSatisfy { $0.value <= $0.unit.ceiling ?? 0 })
      #expect(cells.contains { $0.value > 0 })
    }
    let end = CountdownCell.cells(secondsLeft: 0, units: units)
    #expect(end.allSatisfy { $0.value == 0 })
  }

  @Test(
    arguments: [[.days], [.days, .hours], [.hours, .mins], [.mins, .secs], []] as [[EBTimeUnit]])
  func `units without a gap add up to the time left, rounded up`(units: [EBTimeUnit]) {
    var generator = SplitMix(seed: 13)
    for _ in 0..<2_000 {
      let seconds = Int.random(in: 0...(400 * 86_400), using: &generator)
      let cells = CountdownCell.cells(secondsLeft: seconds, units: units)
      let sum = cells.reduce(0) { $0 + $1.value * $1.unit.seconds }
      let smallest = cells.map(\.unit.seconds).min() ?? 1
      #expect(sum >= seconds)
      #expect(sum < seconds + smallest)
      #expect(sum % smallest == 0)
    }
  }
}
