#if canImport(SwiftUI)
  import SwiftUI
  import Themes

  private struct StyleKey: EnvironmentKey {
    static let defaultValue = EBCountdownStyle.one
  }

  private struct UnitsKey: EnvironmentKey {
    static let defaultValue: [EBTimeUnit]? = nil
  }

  private struct StateKey: EnvironmentKey {
    static let defaultValue: EBCountdownState? = nil
  }

  private struct WordsKey: EnvironmentKey {
    static let defaultValue: CountdownWords? = nil
  }

  private struct ClockKey: EnvironmentKey {
    static let defaultValue = CountdownClock.device
  }

  extension EnvironmentValues {
    var countdownStyle: EBCountdownStyle {
      get { self[StyleKey.self] }
      set { self[StyleKey.self] = newValue }
    }

    var countdownUnits: [EBTimeUnit]? {
      get { self[UnitsKey.self] }
      set { self[UnitsKey.self] = newValue }
    }

    var countdownState: EBCountdownState? {
      get { self[StateKey.self] }
      set { self[StateKey.self] = newValue }
    }

    var countdownWords: CountdownWords? {
      get { self[WordsKey.self] }
      set { self[WordsKey.self] = newValue }
    }

    var countdownClock: CountdownClock {
      get { self[ClockKey.self] }
      set { self[ClockKey.self] = newValue }
    }
  }

  extension View {
    /// Sets the layout of countdowns: one bar, a box per unit, or a compact pill.
    public func ebStyle(_ style: EBCountdownStyle) -> some View {
      environment(\.countdownStyle, style)
    }

    /// Sets the units of countdowns, in any order; nil or an empty list for the style's own.
    public func ebUnits(_ units: [EBTimeUnit]?) -> some View {
      environment(\.countdownUnits, units)
    }

    /// Sets the state of countdowns while time is left; nil to derive it from the time left.
    public func ebState(_ state: EBCountdownState?) -> some View {
      environment(\.countdownState, state)
    }

    /// Sets the words of countdowns; nil for those of the locale's language.
    public func ebWords(_ words: CountdownWords?) -> some View {
      environment(\.countdownWords, words)
    }

    /// Sets the clock of countdowns: the device's, or a stopped one for snapshot tests.
    public func ebClock(_ clock: CountdownClock) -> some View {
      environment(\.countdownClock, clock)
    }
  }
#endif
