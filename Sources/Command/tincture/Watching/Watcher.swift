import Platform

/// Waits until the inputs of a build may have changed.
///
/// On Linux the kernel reports changes (inotify). If it cannot, and on other systems, the watcher
/// compares stamps every 0.1 s. With inotify it does so once a second, because changes that another
/// machine makes on a network file system are not reported.
struct Watcher {
  var root: FilePath
  /// Why the kernel does not report changes; nil if it does.
  private(set) var obstacle: String?
  private var inputs = Inputs()
  /// Whether stamps show all changes. If not, the inputs are read again.
  private var isSettled = true
  #if os(Linux)
    private var notifications: Notifications?
  #endif

  /// How long to wait for more changes after a change, in ms. Editors write a file in several
  /// steps, and several files at once.
  private static let quiet: Int32 = 20
  /// The maximum time to wait for more changes, in ms.
  private static let patience: Int32 = 100

  init(root: FilePath) {
    self.root = root
    #if os(Linux)
      do {
        notifications = try Notifications()
      } catch {
        obstacle = error.reason
      }
    #else
      obstacle = "this system does not report changes"
    #endif
  }

  /// Watches the inputs of a build, and nothing else.
  ///
  /// - Returns: Whether new paths are watched.
  mutating func follow(_ inputs: Inputs) -> Bool {
    self.inputs = inputs
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

  /// Waits for a change. Returns false if interrupted.
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
        if hasRelevantNotification() { return try settle(or: interruption) }
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
        case .ready: _ = hasRelevantNotification()
        case .timeout: return true
        }
      }
    #endif
    return true
  }

  /// Reads the kernel's notifications, and returns whether any is relevant.
  private func hasRelevantNotification() -> Bool {
    #if os(Linux)
      return notifications?.takeAll() ?? false
    #else
      return false
    #endif
  }
}
