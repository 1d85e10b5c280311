import EBComponents
import Foundation
import Testing

struct CountdownTicksTests {
  /// The seconds from now to each tick, up to a number of ticks.
  func ticks(_ wait: Duration, step: Int = 1, prefix: Int = 100) -> [Double] {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let clock = CountdownClock(now: { Time.start }, date: { date }, sleep: { _ in })
    let ticks = CountdownTicks(deadline: Time.deadline(in: wait), clock: clock, step: step)
    return ticks.prefix(prefix).map { ($0.timeIntervalSince(date) * 1000).rounded() / 1000 }
  }

  @Test func `ticks are now, each whole second before the end, and the end`() {
    #expect(ticks(.milliseconds(3_250)) == [0, 0.25, 1.25, 2.25, 3.25])
    #expect(ticks(.seconds(2)) == [0, 1, 2])
    #expect(ticks(.milliseconds(1)) == [0, 0.001])
  }

  @Test func `a display refreshed once a minute gets whole minutes before the end`() {
    #expect(ticks(.seconds(150), step: 60) == [0, 30, 90, 150])
    #expect(ticks(.seconds(120), step: 60) == [0, 60, 120])
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(-1_000_000)])
  func `a countdown that is over is drawn once`(wait: Duration) {
    #expect(ticks(wait) == [0])
  }

  @Test func `a far end has ticks without end`() {
    #expect(ticks(left(365 * 2000), prefix: 3) == [0, 1, 2])
  }
}
