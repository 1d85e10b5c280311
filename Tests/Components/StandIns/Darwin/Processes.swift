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

@discardableResult public func signal(_: Int32, _: sig_t!) -> sig_t! { fatalError() }
@discardableResult public func sigemptyset(_: UnsafeMutablePointer<sigset_t>!) -> Int32 {
  fatalError()
}
@discardableResult public func sigaddset(_: UnsafeMutablePointer<sigset_t>!, _: Int32) -> Int32 {
  fatalError()
}
public func abort() -> Never { fatalError() }
public func _exit(_: Int32) -> Never { fatalError() }
public func exit(_: Int32) -> Never { fatalError() }
public func geteuid() -> uid_t { fatalError() }
@discardableResult public func usleep(_: UInt32) -> Int32 { fatalError() }
@discardableResult public func clock_gettime(_: clockid_t, _: UnsafeMutablePointer<timespec>!)
  -> Int32
{ fatalError() }

@discardableResult public func waitpid(_: pid_t, _: UnsafeMutablePointer<Int32>!, _: Int32) -> pid_t
{ fatalError() }
@discardableResult public func posix_spawnp(
  _: UnsafeMutablePointer<pid_t>!, _: UnsafePointer<CChar>!,
  _: UnsafePointer<posix_spawn_file_actions_t?>!, _: UnsafePointer<posix_spawnattr_t?>!,
  _: UnsafePointer<UnsafeMutablePointer<CChar>?>!, _: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { fatalError() }
@discardableResult public func posix_spawn_file_actions_init(
  _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { fatalError() }
@discardableResult public func posix_spawn_file_actions_destroy(
  _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { fatalError() }
@discardableResult public func posix_spawn_file_actions_addopen(
  _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _: Int32, _: UnsafePointer<CChar>!,
  _: Int32, _: mode_t
) -> Int32 { fatalError() }
@discardableResult public func posix_spawnattr_init(_: UnsafeMutablePointer<posix_spawnattr_t?>!)
  -> Int32
{ fatalError() }
@discardableResult public func posix_spawnattr_destroy(_: UnsafeMutablePointer<posix_spawnattr_t?>!)
  -> Int32
{ fatalError() }
@discardableResult public func posix_spawnattr_setsigdefault(
  _: UnsafeMutablePointer<posix_spawnattr_t?>!, _: UnsafePointer<sigset_t>!
) -> Int32 { fatalError() }
@discardableResult public func posix_spawnattr_setflags(
  _: UnsafeMutablePointer<posix_spawnattr_t?>!, _: Int16
) -> Int32 { fatalError() }
