#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The seconds since 1970 (UTC), by the clock of the machine.
package func secondsSince1970() -> Int64 { Int64(time(nil)) }
