// The only file that imports the platform's C library; everything else calls these names.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `base` raised to `exponent`; `base` must not be negative.
func power(_ base: Double, exponent: Double) -> Double { pow(base, exponent) }

/// The real cube root, also of negative numbers.
func cubeRoot(_ value: Double) -> Double { cbrt(value) }

/// e raised to `exponent`.
func exponential(_ exponent: Double) -> Double { exp(exponent) }

/// The sine of an angle in degrees.
func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }

/// The cosine of an angle in degrees.
func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

/// The direction of the point (x, y) in degrees, from 0 up to but not including 360; 0 at the origin.
func direction(x: Double, y: Double) -> Double {
  if x == 0, y == 0 { return 0 }
  return wrapped(degrees: atan2(y, x) * 180 / .pi)
}

/// The angle reduced to 0 up to but not including 360.
func wrapped(degrees: Double) -> Double {
  let remainder = degrees.truncatingRemainder(dividingBy: 360)
  let positive = remainder < 0 ? remainder + 360 : remainder
  return positive < 360 ? positive : 0
}
