/// A number with a unit, as in Tokens Studio. Bare numbers and px combine; other units only with themselves.
package struct Quantity: Hashable, Sendable {
  package var value: Double
  /// The power of px: 0 for a bare number, 1 for a length.
  var pixels = 0
  /// A unit other than px (`rem`, `em`, `%`), or an empty string.
  package var other = ""

  /// A number with a unit, which may be empty.
  package init(_ value: Double, unit: String = "") {
    self.value = value
    if unit == "px" { pixels = 1 } else { other = unit }
  }

  package var unit: String { other.isEmpty ? (pixels == 0 ? "" : "px") : other }

  /// A number without a unit, and the share that a percentage is; nil for other units.
  var factor: Double? {
    switch unit {
    case "": value
    case "%": (value / 100).tenDigits
    default: nil
    }
  }

  package var text: String { value.shortest + unit }
}

/// Why an expression has no value.
package struct ExpressionFault: Error, Hashable, Sendable {
  /// The reason, as the end of a message.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }
}

extension Quantity {
  /// The sum or difference of two numbers with the same unit. With px, a bare number is px.
  func adding(_ other: Quantity, sign: Double) throws(ExpressionFault) -> Quantity {
    guard self.other == other.other else { throw .units(self, to: other) }
    var sum = self
    sum.value += sign * other.value
    sum.pixels = max(pixels, other.pixels)
    return try sum.checked()
  }

  func multiplied(by factor: Quantity) throws(ExpressionFault) -> Quantity {
    let hasPercent = other == "%" && factor.pixels > 0 || factor.other == "%" && pixels > 0
    guard other.isEmpty || factor.other.isEmpty || other == factor.other, !hasPercent else {
      throw .units(self, to: factor)
    }
    var product = self
    product.value *= factor.value
    product.pixels += factor.pixels
    if other.isEmpty { product.other = factor.other }
    return try product.checked()
  }

  func divided(by divisor: Quantity) throws(ExpressionFault) -> Quantity {
    guard divisor.value != 0 else { throw ExpressionFault("it divides by zero") }
    guard divisor.other.isEmpty else { throw .units(self, to: divisor) }
    var ratio = self
    ratio.value /= divisor.value
    ratio.pixels = max(0, pixels - divisor.pixels)
    return try ratio.checked()
  }

  /// The quantity, if it is finite.
  func checked() throws(ExpressionFault) -> Quantity {
    guard value.isFinite else { throw ExpressionFault("its result is not finite") }
    return self
  }
}

extension ExpressionFault {
  fileprivate static func units(_ one: Quantity, to other: Quantity) -> ExpressionFault {
    ExpressionFault("the units of '\(one.text)' and '\(other.text)' cannot be combined")
  }
}
