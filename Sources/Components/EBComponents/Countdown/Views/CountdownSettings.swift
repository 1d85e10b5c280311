#if canImport(SwiftUI)
  import SwiftUI
  import Themes

  /// What the modifiers of countdowns set for the views inside.
  struct CountdownSettings: Sendable {
    var style = EBCountdownStyle.one
    var units: [EBTimeUnit]?
    var state: EBCountdownState?
    var words: CountdownWords?
    var clock = CountdownClock.device
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
      environment(\.countdown.words, words)
    }

    /// Sets the clock of countdowns: the device's, or a stopped one for snapshot tests.
    public func ebClock(_ clock: CountdownClock) -> some View {
      environment(\.countdown.clock, clock)
    }
  }
#endif
