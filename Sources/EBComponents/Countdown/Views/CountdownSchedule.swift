#if canImport(SwiftUI)
  import SwiftUI

  /// When the face of a countdown is drawn anew.
  struct CountdownSchedule: TimelineSchedule {
    let deadline: CountdownDeadline
    let clock: CountdownClock
    /// How often the wall clock was set: a timeline asks another schedule for its dates.
    let wallClockChanges: Int

    /// A timeline may wait for a date after the one it shows: so that it shows the end, and rests
    /// then, there is always one.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
      let isSlow = mode == .lowFrequency
      let ticks = CountdownTicks(deadline: deadline, clock: clock, step: isSlow ? 60 : 1)
      return sequence(state: ticks) { $0.next() ?? .distantFuture }
    }
  }
#endif
