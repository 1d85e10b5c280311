extension Double {
  /// A number without the noise of 32-bit floats: if it is exactly a `Float`, the shortest decimal for it.
  package var snapped: Double {
    guard self != rounded(), Double(Float(self)) == self, let short = Double("\(Float(self))")
    else { return self }
    return short
  }

  /// A number rounded to twelve significant digits, so that 0.1 + 0.2 is 0.3.
  package var withoutNoise: Double {
    guard self != 0, isFinite, abs(self) < 1e12 else { return self }
    var scale = 1.0
    while abs(self) * scale < 1e11, scale < 1e22 { scale *= 10 }
    let rounded = (self * scale).rounded() / scale
    return rounded == 0 ? 0 : rounded
  }

  /// A number with the fewest digits that identify it; integers have no decimal point.
  package var shortest: String { plain(withoutNoise) }
}

extension Triple { var snapped: Triple { Triple(x.snapped, y.snapped, z.snapped) } }
