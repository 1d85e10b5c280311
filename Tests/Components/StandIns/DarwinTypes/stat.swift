// Declarations of macOS's C library as Swift imports them; none of our code runs them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// Separate from Darwin's functions, because Swift allows a type and a function with the same name,
// `stat`, only in different modules.

public typealias mode_t = UInt16
public typealias dev_t = Int32
public typealias ino_t = UInt64
public typealias nlink_t = UInt16
public typealias uid_t = UInt32
public typealias off_t = Int64

public struct timespec {
  public var tv_sec: Int
  public var tv_nsec: Int
  public init() { (tv_sec, tv_nsec) = (0, 0) }
  public init(tv_sec: Int, tv_nsec: Int) { (self.tv_sec, self.tv_nsec) = (tv_sec, tv_nsec) }
}

public struct stat {
  public var st_dev: dev_t = 0
  public var st_mode: mode_t = 0
  public var st_nlink: nlink_t = 0
  public var st_ino: ino_t = 0
  public var st_uid: uid_t = 0
  public var st_atimespec = timespec()
  public var st_mtimespec = timespec()
  public var st_ctimespec = timespec()
  public var st_size: off_t = 0
  public init() {}
}
