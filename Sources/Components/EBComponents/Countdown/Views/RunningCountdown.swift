#if canImport(SwiftUI)
  #if canImport(Accessibility)
    // Attributed strings need sendable attributes, but the speech priority is not marked sendable.
    @preconcurrency import Accessibility
  #endif
  import SwiftUI
  import Themes

  /// A countdown whose end has been converted to the continuous clock.
  struct RunningCountdown<Content: View>: View {
    private let settings: CountdownSettings
    private let words: CountdownWords
    private let onExpire: () -> Void
    private let content: (EBCountdownPhase) -> Content

    @State private var progress: CountdownProgress
    @State private var latestEvent: CountdownEvent?
    @State private var wallClockChanges = 0
    /// Its number among the countdowns that may speak.
    @State private var number = 0
    @Environment(\.theme) private var theme
    @Environment(\.locale) private var locale
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @TextScale(relativeTo: .caption) private var scale

    init(
      progress: CountdownProgress, settings: CountdownSettings, words: CountdownWords,
      onExpire: @escaping () -> Void, content: @escaping (EBCountdownPhase) -> Content
    ) {
      _progress = State(initialValue: progress)
      self.settings = settings
      self.words = words
      self.onExpire = onExpire
      self.content = content
    }

    private var clock: CountdownClock { settings.clock }

    var body: some View {
      let fonts = CountdownFonts(theme.text.countdown, scale: scale)
      TimelineView(schedule) { context in
        let face = countdown.face(
          at: clock.now(), in: theme, hidesSeconds: context.cadence == .minutes)
        content(EBCountdownPhase(face: face, look: look(of: face, fonts: fonts)))
      }
      .transaction { transaction in
        if reduceMotion { transaction.animation = nil }
      }
      .task(id: settings.announcesTimeLeft) { await run() }
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
        deadline: progress.deadline, style: settings.style, state: settings.state,
        units: settings.units, words: words, locale: locale)
    }

    private func look(of face: CountdownFace, fonts: CountdownFonts) -> CountdownLook {
      CountdownLook(
        theme: theme,
        colors: face.colors(in: theme, increasedContrast: contrast == .increased), scale: scale,
        fonts: fonts)
    }

    private func run() async {
      guard settings.announcesTimeLeft else { return await advance() }
      await clock.announcer.including(progress.deadline) { number in
        self.number = number
        await advance()
      }
    }

    private func advance() async {
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
      guard event == .expired ? settings.speaks : settings.announcesTimeLeft else { return }
      let words = words.announcement(of: event, in: locale)
      guard clock.announcer.admits(event, of: number, words: words, at: clock.now()) else { return }
      var text = AttributedString(words)
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
