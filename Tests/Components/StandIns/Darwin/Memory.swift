// Declarations of macOS's C library as Swift imports them; none of our code runs them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public func malloc(_: Int) -> UnsafeMutableRawPointer! { fatalError() }
public func free(_: UnsafeMutableRawPointer!) { fatalError() }
public func memchr(_: UnsafeRawPointer!, _: Int32, _: Int) -> UnsafeMutableRawPointer! {
  fatalError()
}
public func memcmp(_: UnsafeRawPointer!, _: UnsafeRawPointer!, _: Int) -> Int32 { fatalError() }
public func strdup(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { fatalError() }
public func strerror(_: Int32) -> UnsafeMutablePointer<CChar>! { fatalError() }
public func getenv(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { fatalError() }

public func atan2(_: Double, _: Double) -> Double { fatalError() }
public func cbrt(_: Double) -> Double { fatalError() }
public func exp(_: Double) -> Double { fatalError() }
public func log(_: Double) -> Double { fatalError() }
public func cos(_: Double) -> Double { fatalError() }
public func pow(_: Double, _: Double) -> Double { fatalError() }
public func sin(_: Double) -> Double { fatalError() }
