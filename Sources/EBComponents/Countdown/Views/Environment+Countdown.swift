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
    /// How countdowns are laid out: one bar, a box per unit, or a compact pill.
    public func ebStyle(_ style: EBCountdownStyle) -> some View {
      environment(\.countdownStyle, style)
    }

    /// The units countdowns show, in any order; nil for those of their style, an empty list for all.
    public func ebUnits(_ units: [EBTimeUnit]?) -> some View {
      environment(\.countdownUnits, units)
    }

    /// The state countdowns show while time is left; nil to derive it from the time left.
    public func ebState(_ state: EBCountdownState?) -> some View {
      environment(\.countdownState, state)
    }

    /// The words countdowns show and speak; nil for those of the locale's language.
    public func ebWords(_ words: CountdownWords?) -> some View {
      environment(\.countdownWords, words)
    }

    /// The clock countdowns run on: the device's, or one that stands still in a snapshot test.
    public func ebClock(_ clock: CountdownClock) -> some View {
      environment(\.countdownClock, clock)
    }
  }
#endif
