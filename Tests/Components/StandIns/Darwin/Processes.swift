// Declarations of macOS's C library as Swift imports them; none of our code runs them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public typealias sigset_t = UInt32
public typealias sig_atomic_t = Int32
public typealias sig_t = @convention(c) (Int32) -> Void
public typealias pid_t = Int32
public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
public typealias posix_spawnattr_t = UnsafeMutableRawPointer

public struct clockid_t: Hashable, RawRepresentable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var errno: Int32 {
  get { fatalError() }
  set { fatalError() }
}
public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }

public var EAGAIN: Int32 { fatalError() }
public var EEXIST: Int32 { fatalError() }
public var EINTR: Int32 { fatalError() }
public var EISDIR: Int32 { fatalError() }
public var ENOENT: Int32 { fatalError() }
public var ENOTDIR: Int32 { fatalError() }
public var EPIPE: Int32 { fatalError() }
public var ENXIO: Int32 { fatalError() }
public var EWOULDBLOCK: Int32 { fatalError() }
public var SIGABRT: Int32 { fatalError() }
public var SIGHUP: Int32 { fatalError() }
public var SIGILL: Int32 { fatalError() }
public var SIGINT: Int32 { fatalError() }
public var SIGPIPE: Int32 { fatalError() }
public var SIGSEGV: Int32 { fatalError() }
public var SIGTERM: Int32 { fatalError() }
public var SIGTRAP: Int32 { fatalError() }
public var SIGXFSZ: Int32 { fatalError() }
public var SIG_IGN: sig_t! { fatalError() }
public var SIG_DFL: sig_t! { fatalError() }
public var SIG_BLOCK: Int32 { fatalError() }
public var SIG_SETMASK: Int32 { fatalError() }
public var POSIX_SPAWN_SETSIGDEF: Int32 { fatalError() }
public var CLOCK_REALTIME: clockid_t { fatalError() }
public var CLOCK_MONOTONIC: clockid_t { fatalError() }

@discardableResult public func signal(_ number: Int32, _ handler: sig_t!) -> sig_t! {
  fatalError()
}
@discardableResult public func sigemptyset(_ set: UnsafeMutablePointer<sigset_t>!) -> Int32 {
  fatalError()
}
@discardableResult public func sigaddset(
  _ set: UnsafeMutablePointer<sigset_t>!, _ number: Int32
) -> Int32 { fatalError() }
public func abort() -> Never { fatalError() }
public func _exit(_ code: Int32) -> Never { fatalError() }
public func exit(_ code: Int32) -> Never { fatalError() }
public func geteuid() -> uid_t { fatalError() }
@discardableResult public func usleep(_ microseconds: UInt32) -> Int32 { fatalError() }
@discardableResult public func clock_gettime(
  _ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>!
) -> Int32 { fatalError() }

@discardableResult public func waitpid(
  _ process: pid_t, _ status: UnsafeMutablePointer<Int32>!, _ options: Int32
) -> pid_t { fatalError() }
@discardableResult public func posix_spawnp(
  _ process: UnsafeMutablePointer<pid_t>!, _ file: UnsafePointer<CChar>!,
  _ actions: UnsafePointer<posix_spawn_file_actions_t?>!,
  _ attributes: UnsafePointer<posix_spawnattr_t?>!,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { fatalError() }
@discardableResult public func posix_spawn_file_actions_init(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { fatalError() }
@discardableResult public func posix_spawn_file_actions_destroy(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { fatalError() }
@discardableResult public func posix_spawn_file_actions_addopen(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _ descriptor: Int32,
  _ path: UnsafePointer<CChar>!, _ oflag: Int32, _ mode: mode_t
) -> Int32 { fatalError() }
@discardableResult public func posix_spawnattr_init(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!
) -> Int32 { fatalError() }
@discardableResult public func posix_spawnattr_destroy(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!
) -> Int32 { fatalError() }
@discardableResult public func posix_spawnattr_setsigdefault(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!, _ set: UnsafePointer<sigset_t>!
) -> Int32 { fatalError() }
@discardableResult public func posix_spawnattr_setflags(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!, _ flags: Int16
) -> Int32 { fatalError() }
