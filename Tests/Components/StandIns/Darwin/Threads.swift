// Declarations of macOS's C library as Swift imports them; none of our code runs them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
public typealias pthread_key_t = UInt

public struct _opaque_pthread_t { public init() {} }
public struct pthread_attr_t { public init() {} }

@discardableResult public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>!, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
  _ argument: UnsafeMutableRawPointer?
) -> Int32 { fatalError() }
@discardableResult public func pthread_join(
  _ thread: pthread_t, _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Int32 { fatalError() }

@discardableResult public func pthread_sigmask(
  _ how: Int32, _ set: UnsafePointer<sigset_t>!, _ before: UnsafeMutablePointer<sigset_t>!
) -> Int32 { fatalError() }
@discardableResult public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>,
  _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)?
) -> Int32 { fatalError() }
public func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer? {
  fatalError()
}
@discardableResult public func pthread_setspecific(
  _ key: pthread_key_t, _ value: UnsafeRawPointer?
) -> Int32 { fatalError() }

public struct pthread_mutex_t { public init() {} }
public struct pthread_mutexattr_t { public init() {} }

@discardableResult public func pthread_mutex_init(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: UnsafePointer<pthread_mutexattr_t>?
) -> Int32 { fatalError() }

@discardableResult public func pthread_mutex_destroy(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 { fatalError() }

@discardableResult public func pthread_mutex_lock(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 { fatalError() }

@discardableResult public func pthread_mutex_unlock(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 { fatalError() }
