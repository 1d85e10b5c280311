#if canImport(SwiftUI)
  import SwiftUI

  /// When the face of a countdown is redrawn.
  struct CountdownSchedule: TimelineSchedule {
    let deadline: CountdownDeadline
    let clock: CountdownClock
    /// How often the wall clock was set. A changed schedule makes a timeline ask for new dates.
    let wallClockChanges: Int

    /// A timeline may need a date after the one it shows. There is always one, so the timeline shows
    /// the end and then stops.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
      let isSlow = mode == .lowFrequency
      let ticks = CountdownTicks(deadline: deadline, clock: clock, step: isSlow ? 60 : 1)
      return sequence(state: ticks) { $0.next() ?? .distantFuture }
    }
  }
#endif
