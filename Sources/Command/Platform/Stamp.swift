import CLibrary

/// The identity of a file or folder, and when it last changed, in nanoseconds since 1970.
///
/// `changed` is the inode's time (`st_ctim`), which no program can set back.
package struct Stamp: Equatable {
  package var device: UInt64
  package var node: UInt64
  package var size: Int64
  package var changed: Int64

  /// Nanoseconds within which a file system may give two writes one time; twice Linux's slowest.
  package static let tick: Int64 = 20_000_000

  /// The stamp of a path, with links resolved; nil if it does not exist.
  package init?(at path: FilePath) {
    guard let status = path.status() else { return nil }
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(truncatingIfNeeded: status.st_size)
    changed = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The time now, on the clock that files are stamped with.
  package static func now() -> Int64 { nanoseconds(of: CLOCK_REALTIME) }

  /// The UTC day now, as `YYYY-MM-DD`.
  package static func today() -> String {
    var (seconds, day) = (time(nil), tm())
    gmtime_r(&seconds, &day)
    return String(unsafeUninitializedCapacity: 16) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { strftime($0.baseAddress, 16, "%Y-%m-%d", &day) }
    }
  }

  /// The time since the system started, which cannot be set.
  static func sinceStart() -> Int64 { nanoseconds(of: CLOCK_MONOTONIC) }

  private static func nanoseconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
