#if DEBUG && canImport(os)
  import os

  nonisolated extension ThemeChoice {
    /// Logs a fault, which Xcode shows as an issue, the first time that an axis is without a value.
    func reportUnset() {
      for axis in unset where reported.withLock({ $0.insert(axis).inserted }) {
        let message =
          "No \(axis) of the theme was chosen. Views show the first; set theme(\(axis):)."
        Logger(subsystem: "com.apple.runtime-issues", category: "Theme").fault("\(message)")
      }
    }
  }

  nonisolated private let reported = OSAllocatedUnfairLock(initialState: Set<String>())
#endif
