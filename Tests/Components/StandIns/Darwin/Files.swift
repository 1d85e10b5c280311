// Declarations of macOS's C library as Swift imports them; none of our code runs them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import DarwinTypes

public typealias nfds_t = UInt32
public typealias DIR = OpaquePointer

public struct dirent {
  public var d_type: UInt8 = 0
  public var d_name: (CChar, CChar) = (0, 0)
  public init() {}
}

public struct pollfd {
  public var fd: Int32
  public var events: Int16
  public var revents: Int16
  public init() { (fd, events, revents) = (0, 0, 0) }
  public init(fd: Int32, events: Int16, revents: Int16) {
    (self.fd, self.events, self.revents) = (fd, events, revents)
  }
}

public var S_IFMT: mode_t { fatalError() }
public var S_IFREG: mode_t { fatalError() }
public var S_IFDIR: mode_t { fatalError() }
public var DT_UNKNOWN: Int32 { fatalError() }
public var DT_DIR: Int32 { fatalError() }
public var S_IFLNK: mode_t { fatalError() }

public var O_RDONLY: Int32 { fatalError() }
public var O_WRONLY: Int32 { fatalError() }
public var O_CREAT: Int32 { fatalError() }
public var O_EXCL: Int32 { fatalError() }
public var O_TRUNC: Int32 { fatalError() }
public var O_CLOEXEC: Int32 { fatalError() }
public var O_DIRECTORY: Int32 { fatalError() }
public var O_NOFOLLOW: Int32 { fatalError() }
public var O_NONBLOCK: Int32 { fatalError() }
public var F_GETFD: Int32 { fatalError() }
public var LOCK_SH: Int32 { fatalError() }
public var LOCK_EX: Int32 { fatalError() }
public var LOCK_NB: Int32 { fatalError() }
public var POLLIN: Int32 { fatalError() }
public var POLLOUT: Int32 { fatalError() }
public var POLLERR: Int32 { fatalError() }

public func open(_: UnsafePointer<CChar>, _: Int32) -> Int32 { fatalError() }
public func open(_: UnsafePointer<CChar>, _: Int32, _: mode_t) -> Int32 { fatalError() }
public func fcntl(_: Int32, _: Int32) -> Int32 { fatalError() }
@discardableResult public func close(_: Int32) -> Int32 { fatalError() }
@discardableResult public func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int {
  fatalError()
}
@discardableResult public func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int { fatalError() }
@discardableResult public func fsync(_: Int32) -> Int32 { fatalError() }
@discardableResult public func flock(_: Int32, _: Int32) -> Int32 { fatalError() }
@discardableResult public func pipe(_: UnsafeMutablePointer<Int32>!) -> Int32 { fatalError() }
@discardableResult public func poll(_: UnsafeMutablePointer<pollfd>!, _: nfds_t, _: Int32) -> Int32
{ fatalError() }
@discardableResult public func isatty(_: Int32) -> Int32 { fatalError() }

public struct tm {
  public init() { fatalError() }
}
@discardableResult public func gmtime_r(
  _: UnsafePointer<Int>!, _: UnsafeMutablePointer<tm>!
) -> UnsafeMutablePointer<tm>! { fatalError() }
public func time(_: UnsafeMutablePointer<Int>!) -> Int { fatalError() }
@discardableResult public func strftime(
  _: UnsafeMutablePointer<CChar>!, _: Int, _: UnsafePointer<CChar>!, _: UnsafePointer<tm>!
) -> Int { fatalError() }

public struct winsize {
  public var ws_row, ws_col, ws_xpixel, ws_ypixel: UInt16
  public init() { fatalError() }
}
public var TIOCGWINSZ: UInt { fatalError() }
public func ioctl(_: Int32, _: UInt, _: UnsafeMutableRawPointer!) -> Int32 { fatalError() }

@discardableResult public func stat(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!)
  -> Int32
{ fatalError() }
@discardableResult public func lstat(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!)
  -> Int32
{ fatalError() }
@discardableResult public func fstat(_: Int32, _: UnsafeMutablePointer<stat>!) -> Int32 {
  fatalError()
}
@discardableResult public func fchmod(_: Int32, _: mode_t) -> Int32 { fatalError() }
@discardableResult public func mkdir(_: UnsafePointer<CChar>!, _: mode_t) -> Int32 { fatalError() }
@discardableResult public func rmdir(_: UnsafePointer<CChar>!) -> Int32 { fatalError() }
@discardableResult public func unlink(_: UnsafePointer<CChar>!) -> Int32 { fatalError() }
@discardableResult public func rename(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32 {
  fatalError()
}
@discardableResult public func realpath(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<CChar>!)
  -> UnsafeMutablePointer<CChar>!
{ fatalError() }

public func opendir(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<DIR>! { fatalError() }
public func readdir(_: UnsafeMutablePointer<DIR>!) -> UnsafeMutablePointer<dirent>! { fatalError() }
@discardableResult public func closedir(_: UnsafeMutablePointer<DIR>!) -> Int32 { fatalError() }
