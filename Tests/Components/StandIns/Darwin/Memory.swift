// Declarations of macOS's C library as Swift imports them; none of our code runs them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public func malloc(_ size: Int) -> UnsafeMutableRawPointer! { fatalError() }
public func free(_ pointer: UnsafeMutableRawPointer!) { fatalError() }
public func memchr(
  _ start: UnsafeRawPointer!, _ byte: Int32, _ count: Int
) -> UnsafeMutableRawPointer! { fatalError() }
public func memcmp(_ one: UnsafeRawPointer!, _ other: UnsafeRawPointer!, _ count: Int) -> Int32 {
  fatalError()
}
public func strdup(_ text: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { fatalError() }
public func strerror(_ code: Int32) -> UnsafeMutablePointer<CChar>! { fatalError() }
public func getenv(_ name: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { fatalError() }

public func atan2(_ y: Double, _ x: Double) -> Double { fatalError() }
public func cbrt(_ x: Double) -> Double { fatalError() }
public func cos(_ x: Double) -> Double { fatalError() }
public func pow(_ x: Double, _ y: Double) -> Double { fatalError() }
public func sin(_ x: Double) -> Double { fatalError() }
