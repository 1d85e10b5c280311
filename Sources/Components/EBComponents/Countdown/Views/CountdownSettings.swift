#if canImport(SwiftUI)
  public import SwiftUI
  public import Themes

  /// Whether countdowns announce the time left and their end.
  public enum EBAnnouncements: Hashable, Sendable {
    /// Bars, boxes and promos announce; pills are silent. Of several countdowns, one speaks each minute.
    case automatic
    /// Nothing is announced. A screen reader still reads a countdown when it is focused.
    case off
  }

  /// What the modifiers of countdowns set for the views inside.
  struct CountdownSettings: Sendable {
    var style = EBCountdownStyle.one
    var units: [EBTimeUnit]?
    var state: EBCountdownState?
    var ownWords: CountdownWords?
    var wordEdits: [@Sendable (inout CountdownWords) -> Void] = []
    var announcements = EBAnnouncements.automatic
    var clock = CountdownClock.device

    /// Whether countdowns announce their end, and the time left unless it is set to be over.
    var speaks: Bool { announcements == .automatic && style != .pill }
    var announcesTimeLeft: Bool { speaks && state != .expired }

    func words(in locale: Locale) -> CountdownWords {
      var words = ownWords ?? .words(for: locale)
      for edit in wordEdits { edit(&words) }
      return words
    }
  }

  private struct CountdownSettingsKey: EnvironmentKey {
    static let defaultValue = CountdownSettings()
  }

  extension EnvironmentValues {
    var countdown: CountdownSettings {
      get { self[CountdownSettingsKey.self] }
      set { self[CountdownSettingsKey.self] = newValue }
    }
  }

  extension View {
    /// Sets the layout of countdowns: one bar, a box per unit, or a compact pill.
    public func ebStyle(_ style: EBCountdownStyle) -> some View {
      environment(\.countdown.style, style)
    }

    /// Sets the units of countdowns, in any order; nil or an empty list for the style's own.
    public func ebUnits(_ units: [EBTimeUnit]?) -> some View {
      environment(\.countdown.units, units)
    }

    /// Sets the state of countdowns while time is left; nil to derive it from the time left.
    public func ebState(_ state: EBCountdownState?) -> some View {
      environment(\.countdown.state, state)
    }

    /// Sets the words of countdowns; nil for those of the locale's language.
    public func ebWords(_ words: CountdownWords?) -> some View {
      transformEnvironment(\.countdown) { settings in
        settings.ownWords = words
        settings.wordEdits = []
      }
    }

    /// Edits the words of countdowns, in the locale's language. Edits of views around this one come
    /// first.
    ///
    ///     EBCountdown(endsAt: kickoff)
    ///       .ebWords { $0.endsIn = { "Kickoff in \($0)" } }
    public func ebWords(_ edit: @escaping @Sendable (inout CountdownWords) -> Void) -> some View {
      transformEnvironment(\.countdown) { $0.wordEdits.append(edit) }
    }

    /// Sets whether countdowns announce the time left and their end.
    public func ebAnnouncements(_ announcements: EBAnnouncements) -> some View {
      environment(\.countdown.announcements, announcements)
    }

    /// Sets the clock of countdowns: the device's, or a stopped one for snapshot tests.
    public func ebClock(_ clock: CountdownClock) -> some View {
      environment(\.countdown.clock, clock)
    }
  }
#endif
