/// Three components of a color, in the order and units of its ``ColorSpace``.
package typealias Triple = SIMD3<Double>

extension Triple {
  /// Converts a color to another space without clamping; pass a DTCG `none` as 0.
  ///
  /// Conversions take the shortest path. sRGB, HSL and HWB convert to each other without XYZ, which
  /// keeps values at half an 8-bit step exact. The same space returns the components unchanged.
  package func converted(from source: ColorSpace, to destination: ColorSpace) -> Triple {
    if source == destination { return self }
    if source.depth >= destination.depth {
      return source.toParent(self).converted(from: source.parent, to: destination)
    }
    return destination.fromParent(converted(from: source, to: destination.parent))
  }

  /// The color with `alpha` (0 to 1) drawn over an opaque `backdrop`.
  ///
  /// Source-over on gamma-encoded components, as in CSS and Core Animation, not rounded to 8 bits.
  package func composited(alpha: Double, over backdrop: Triple) -> Triple {
    self * alpha + backdrop * (1 - alpha)
  }

  /// ΔEOK, the Euclidean distance between two OKLab colors. About 0.02 is just noticeable.
  ///
  /// CSS Color 4, section 19.1.
  package func deltaEOK(to other: Triple) -> Double {
    let squares = (self - other) * (self - other)
    return (squares.x + squares.y + squares.z).squareRoot()
  }

  /// The three numbers, each passed through `transform`.
  func mapped(_ transform: (Double) -> Double) -> Triple {
    Triple(transform(x), transform(y), transform(z))
  }
}
