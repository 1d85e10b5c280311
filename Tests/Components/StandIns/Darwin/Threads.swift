// Declarations of macOS's C library as Swift imports them; none of our code runs them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
public typealias pthread_key_t = UInt

public struct _opaque_pthread_t { public init() {} }
public struct pthread_attr_t { public init() {} }

@discardableResult public func pthread_create(
  _: UnsafeMutablePointer<pthread_t?>!, _: UnsafePointer<pthread_attr_t>?,
  _: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
  _: UnsafeMutableRawPointer?
) -> Int32 { fatalError() }
@discardableResult public func pthread_join(
  _: pthread_t, _: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Int32 { fatalError() }

@discardableResult public func pthread_sigmask(
  _: Int32, _: UnsafePointer<sigset_t>!, _: UnsafeMutablePointer<sigset_t>!
) -> Int32 { fatalError() }
@discardableResult public func pthread_key_create(
  _: UnsafeMutablePointer<pthread_key_t>, _: (@convention(c) (UnsafeMutableRawPointer) -> Void)?
) -> Int32 { fatalError() }
public func pthread_getspecific(_: pthread_key_t) -> UnsafeMutableRawPointer? { fatalError() }
@discardableResult public func pthread_setspecific(_: pthread_key_t, _: UnsafeRawPointer?) -> Int32
{ fatalError() }

public struct pthread_mutex_t { public init() {} }
public struct pthread_mutexattr_t { public init() {} }

@discardableResult public func pthread_mutex_init(
  _: UnsafeMutablePointer<pthread_mutex_t>, _: UnsafePointer<pthread_mutexattr_t>?
) -> Int32 { fatalError() }

@discardableResult public func pthread_mutex_destroy(_: UnsafeMutablePointer<pthread_mutex_t>)
  -> Int32
{ fatalError() }

@discardableResult public func pthread_mutex_lock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
{ fatalError() }

@discardableResult public func pthread_mutex_unlock(_: UnsafeMutablePointer<pthread_mutex_t>)
  -> Int32
{ fatalError() }
