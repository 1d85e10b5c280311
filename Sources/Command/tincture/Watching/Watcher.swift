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
  private var notifications: Notifications?

  /// How long to wait for more changes after a change, in ms. Editors write a file in several
  /// steps, and several files at once.
  private static let quiet: Int32 = 20
  /// The maximum time to wait for more changes, in ms.
  private static let patience: Int32 = 100

  init(root: FilePath) {
    self.root = root
    do {
      notifications = try Notifications()
    } catch {
      obstacle = error.reason
    }
  }

  /// Watches the inputs of a build, and nothing else. Returns whether new paths are watched.
  mutating func follow(_ inputs: Inputs) -> Bool {
    self.inputs = inputs
    isSettled = inputs.areSettled
    do {
      return try notifications?.follow(WatchedFolders(inputs, in: root).interests) ?? false
    } catch {
      obstacle = error.reason
      notifications = nil
      return false
    }
  }

  /// Waits for a change. Returns false if interrupted.
  mutating func waitForChange(or interruption: Interruption) throws -> Bool {
    while true {
      let descriptor = notifications?.descriptor
      let period: Int32 = descriptor == nil ? 100 : 1000
      switch try interruption.wait(for: descriptor, milliseconds: period) {
      case .interrupted: return false
      case .ready:
        if notifications?.takeAll() ?? false { return try settle(or: interruption) }
      case .timeout:
        if !isSettled || !inputs.areUnchanged(in: root) { return true }
      }
    }
  }

  /// Waits for the end of a burst of changes.
  private func settle(or interruption: Interruption) throws -> Bool {
    let end = Stamp.now() + Int64(Self.patience) * 1_000_000
    while Stamp.now() < end {
      switch try interruption.wait(for: notifications?.descriptor, milliseconds: Self.quiet) {
      case .interrupted: return false
      case .ready: _ = notifications?.takeAll()
      case .timeout: return true
      }
    }
    return true
  }
}
