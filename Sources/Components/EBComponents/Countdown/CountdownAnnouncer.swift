/// Keeps the countdowns of a screen from speaking at once: the one that ends next announces the time left,
/// and ends that sound the same are announced once.
@MainActor final class CountdownAnnouncer {
  /// Nearly a minute, because tasks can be woken late.
  private static let pause = Duration.seconds(59)
  private var running: [Int: CountdownDeadline] = [:]
  private var count = 0
  private var latest: (words: String, instant: ContinuousClock.Instant)?

  nonisolated init() {}

  /// Adds a countdown that may speak, until the function returns.
  ///
  /// - Parameter body: Runs the countdown; it gets the number to announce with.
  func including(_ deadline: CountdownDeadline, while body: (_ number: Int) async -> Void) async {
    count += 1
    let number = count
    running[number] = deadline
    await body(number)
    running[number] = nil
  }

  /// Whether a countdown announces an event now.
  func admits(
    _ event: CountdownEvent, of number: Int, words: String, at now: ContinuousClock.Instant
  ) -> Bool {
    let isRecent = latest.map { $0.instant.duration(to: now) < Self.pause } ?? false
    let first = running.min { ($0.value.instant, $0.key) < ($1.value.instant, $1.key) }?.key
    let isSilent =
      event == .expired
      ? isRecent && latest?.words == words : isRecent || (first ?? number) != number
    if !isSilent { latest = (words, now) }
    return !isSilent
  }
}
