/// The lowest and highest luminance of a ramp, and where they occur.
package struct LuminanceRange: Hashable, Sendable {
  /// WCAG relative luminance of the darkest position, 0 to 1.
  package var minimum: Double
  /// WCAG relative luminance of the lightest position, 0 to 1.
  package var maximum: Double
  /// The lowest position, 0 to 1, of the minimum.
  package var minimumAt: Double
  /// The lowest position, 0 to 1, of the maximum.
  package var maximumAt: Double
}

extension LuminanceRange {
  /// The range of relative luminance along a ramp of at least one stop. Exact in the same sense as
  /// ``worstContrast(foreground:background:interpolation:)``.
  package init(of ramp: [RampStop], interpolation: RampInterpolation = .srgb) {
    var least = Lowest()
    var greatest = Lowest()
    for piece in RampPiece.pieces(of: ramp, interpolation: interpolation) {
      for position in [piece.start] + piece.turningPoints + [piece.end] {
        let luminance = piece.luminance(at: position)
        least.consider(luminance, at: position)
        greatest.consider(-luminance, at: position)
      }
    }
    self.init(
      minimum: least.ratio, maximum: -greatest.ratio,
      minimumAt: least.position, maximumAt: greatest.position)
  }
}
