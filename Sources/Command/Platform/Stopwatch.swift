/// How long each stage of a build takes.
///
/// A class, because stages end at many depths of the build. It does not ask ContinuousClock, whose
/// library the command has no other use for and would load at every start.
package final class Stopwatch {
  private var last = Stamp.sinceStart()
  private var laps: [(stage: String, nanoseconds: Int64)] = []

  package init() {}

  /// Ends a stage, which began when the one before it ended. What a build does again counts twice.
  package func finish(_ stage: String) {
    let now = Stamp.sinceStart()
    let time = now - last
    last = now
    if let index = laps.firstIndex(where: { $0.stage == stage }) {
      laps[index].nanoseconds += time
    } else {
      laps.append((stage, time))
    }
  }

  /// A line for each stage: its name, and milliseconds.
  package var report: String {
    laps.map { stage, nanoseconds in
      let thousandths = String(nanoseconds % 1_000_000 / 1000)
      let padding = String(repeating: "0", count: 3 - thousandths.utf8.count)
      return "\(stage) \(nanoseconds / 1_000_000).\(padding)\(thousandths) ms\n"
    }.joined()
  }
}
