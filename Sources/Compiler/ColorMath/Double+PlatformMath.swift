// The only file that imports the platform's C library; everything else calls these names.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Double {
  /// This number, which must not be negative, to the power of `exponent`.
  package func raised(to exponent: Double) -> Double { pow(self, exponent) }

  package var logarithm: Double { log(self) }

  /// e to the power of this number.
  var exponential: Double { exp(self) }

  /// The real cube root, also of negative numbers.
  var cubeRoot: Double { cbrt(self) }

  static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }

  static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

  /// The direction of the point (x, y) in degrees, from 0 to below 360; 0 at the origin.
  static func direction(x: Double, y: Double) -> Double {
    if x == 0, y == 0 { return 0 }
    return (atan2(y, x) * 180 / .pi).wrappedDegrees
  }

  /// The angle reduced to 0 up to but not including 360.
  package var wrappedDegrees: Double {
    let remainder = truncatingRemainder(dividingBy: 360)
    let positive = remainder < 0 ? remainder + 360 : remainder
    return positive < 360 ? positive : 0
  }

  /// The smaller angle between two hues in degrees, from 0 to 180.
  func hueGap(to other: Double) -> Double {
    let gap = (self - other).wrappedDegrees
    return min(gap, 360 - gap)
  }
}
