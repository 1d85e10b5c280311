#if canImport(SwiftUI)
  #if canImport(Accessibility)
    // Attributed strings need sendable attributes, but the speech priority is not marked sendable.
    @preconcurrency import Accessibility
  #endif
  import SwiftUI
  import Themes

  /// Runs a countdown and draws its faces. A different end starts a new countdown.
  struct CountdownTicker<Content: View>: View {
    let endsAt: Date
    let style: EBCountdownStyle
    let notifiesIfAlreadyExpired: Bool
    let onExpire: () -> Void
    @ViewBuilder let content: (CountdownFace, CountdownLook) -> Content

    @Environment(\.countdown.clock) private var clock
    @Environment(\.theme) private var theme

    var body: some View {
      // The identity is the bits of the date, because a NaN date never equals itself.
      RunningCountdown(
        progress: CountdownProgress(
          deadline: clock.deadline(endsAt: endsAt), startingAt: clock.now(), theme: theme,
          notifiesIfAlreadyExpired: notifiesIfAlreadyExpired),
        style: style, clock: clock, onExpire: onExpire, content: content
      )
      .id(endsAt.timeIntervalSinceReferenceDate.bitPattern)
      .dynamicTypeSize(...DynamicTypeSize.accessibility3)
    }
  }

  /// A countdown whose end has been converted to the continuous clock.
  private struct RunningCountdown<Content: View>: View {
    private let style: EBCountdownStyle
    private let clock: CountdownClock
    private let onExpire: () -> Void
    private let content: (CountdownFace, CountdownLook) -> Content

    @State private var progress: CountdownProgress
    @State private var latestEvent: CountdownEvent?
    @State private var wallClockChanges = 0
    @Environment(\.theme) private var theme
    @Environment(\.locale) private var locale
    @Environment(\.countdown.units) private var units
    @Environment(\.countdown.state) private var state
    @Environment(\.countdown.words) private var words
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @TextScale(relativeTo: .caption) private var scale

    init(
      progress: CountdownProgress, style: EBCountdownStyle, clock: CountdownClock,
      onExpire: @escaping () -> Void, content: @escaping (CountdownFace, CountdownLook) -> Content
    ) {
      _progress = State(initialValue: progress)
      self.style = style
      self.clock = clock
      self.onExpire = onExpire
      self.content = content
    }

    var body: some View {
      TimelineView(schedule) { context in
        let face = countdown.face(
          at: clock.now(), in: theme, hidesSeconds: context.cadence == .minutes)
        content(face, look(of: face))
      }
      .transaction { transaction in
        if reduceMotion { transaction.animation = nil }
      }
      .task { await run() }
      .task {
        for await _ in clock.wallClockChanges() { wallClockChanges += 1 }
      }
      .onChange(of: latestEvent) { _, event in
        if let event { report(event) }
      }
    }

    /// The dates of the timeline are wall clock dates, so each change of that clock makes a new
    /// schedule. The views in the timeline keep their identity and state.
    private var schedule: CountdownSchedule {
      CountdownSchedule(
        deadline: progress.deadline, clock: clock, wallClockChanges: wallClockChanges)
    }

    private var countdown: Countdown {
      Countdown(
        deadline: progress.deadline, style: style, state: state, units: units,
        words: words, locale: locale)
    }

    private func look(of face: CountdownFace) -> CountdownLook {
      CountdownLook(
        theme: theme,
        colors: face.colors(in: theme, increasedContrast: contrast == .increased), scale: scale)
    }

    private func run() async {
      var progress = progress
      while let event = try? await progress.next(on: clock) {
        self.progress = progress
        latestEvent = event
      }
    }

    private func report(_ event: CountdownEvent) {
      announce(event)
      if event == .expired { onExpire() }
    }

    /// Announces an event, unless the caller set the countdown to `expired` before its end.
    private func announce(_ event: CountdownEvent) {
      if state == .expired, event != .expired { return }
      var text = AttributedString(countdown.words.announcement(of: event, in: locale))
      text.accessibilitySpeechAnnouncementPriority = event == .expired ? .high : .low
      AccessibilityNotification.Announcement(text).post()
    }
  }

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
