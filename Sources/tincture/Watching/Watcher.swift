import Platform

/// Waits until something that a build looked at may have changed.
///
/// On Linux the kernel says so (inotify). Where it cannot, and on other systems, the stamps are
/// compared every 0.1 s; beside inotify once a second, because a change that another machine makes
/// on a network file system is not announced.
struct Watcher {
  var root: String
  /// Why nobody says when something changes; nil when the kernel does.
  private(set) var obstacle: String?
  private var inputs = Inputs()
  /// Whether the stamps say everything; else what was looked at is looked at once more.
  private var isSettled = true
  #if os(Linux)
    private var notifications: Notifications?
  #endif

  /// How long nothing must happen after a change before it is taken for whole, in ms: an editor
  /// writes a file in several steps, and several files at once.
  private static let quiet: Int32 = 20
  /// How long a change may be waited for to be whole, in ms, while more and more happens.
  private static let patience: Int32 = 100

  init(root: String) {
    self.root = root
    #if os(Linux)
      do {
        notifications = try Notifications()
      } catch {
        obstacle = error.reason
      }
    #else
      obstacle = "this system announces no changes"
    #endif
  }

  /// Watches what a build looked at, and nothing else.
  ///
  /// - Returns: Whether something came under watch that was not before.
  mutating func follow(inputsOf news: WatchNews) -> Bool {
    inputs = news.inputs
    isSettled = inputs.areSettled
    #if os(Linux)
      guard let notifications else { return false }
      do {
        return try notifications.follow(WatchedFolders(inputs, in: root).interests)
      } catch {
        obstacle = error.reason
        self.notifications = nil
      }
    #endif
    return false
  }

  /// Waits; returns whether something may have changed, and false when asked to end.
  mutating func waitForChange(or interruption: Interruption) throws -> Bool {
    while true {
      #if os(Linux)
        let descriptor = notifications?.descriptor
      #else
        let descriptor: Int32? = nil
      #endif
      let period: Int32 = descriptor == nil ? 100 : 1000
      switch try interruption.wait(for: descriptor, milliseconds: period) {
      case .interrupted: return false
      case .ready:
        if hasNotice() { return try settle(or: interruption) }
      case .timeout:
        if !isSettled || !inputs.areUnchanged(in: root) { return true }
      }
    }
  }

  /// Waits for the end of a burst of changes.
  private func settle(or interruption: Interruption) throws -> Bool {
    #if os(Linux)
      let end = Stamp.now() + Int64(Self.patience) * 1_000_000
      while Stamp.now() < end {
        switch try interruption.wait(for: notifications?.descriptor, milliseconds: Self.quiet) {
        case .interrupted: return false
        case .ready: _ = hasNotice()
        case .timeout: return true
        }
      }
    #endif
    return true
  }

  /// Takes all that the kernel has to say; whether any of it matters.
  private func hasNotice() -> Bool {
    #if os(Linux)
      return notifications?.takeAll() ?? false
    #else
      return false
    #endif
  }
}
