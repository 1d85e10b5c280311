/// A color modifier of Tokens Studio.
///
/// Source: `sd-transforms` (`src/color-modifiers`), which agrees with the Figma plugin. Mixing
/// follows Color.js (`src/interpolation.js`).
package struct ColorModifier: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// Moves the color toward white.
    case lighten
    /// Moves the color toward black.
    case darken
    /// Moves the color toward another color.
    case mix
    /// Sets the opacity.
    case alpha
  }

  package var kind: Kind
  /// The color space of the operation and of the result.
  package var space: ColorSpace
  /// The share of the way, 0 to 1; for `alpha`, the opacity.
  package var amount: Double
  /// The color to mix with.
  package var other: ColorValue?

  package init(_ kind: Kind, amount: Double, in space: ColorSpace, with other: ColorValue? = nil) {
    (self.kind, self.amount, self.space, self.other) = (kind, amount, space, other)
  }

  /// The modifier that an object describes. Throws the reason if there is none.
  package init(_ tree: JSONTree, with reading: ValueReading) throws(ExpressionFault) {
    var reading = reading
    guard let kind = tree["type"]?.text.flatMap(Kind.init) else {
      throw ExpressionFault("its 'type' must be lighten, darken, mix or alpha")
    }
    guard let space = tree["space"]?.text.flatMap({ Self.spaces[$0.lowercased()] }) else {
      throw ExpressionFault("its 'space' must be lch, srgb, p3 or hsl")
    }
    guard let amount = tree["value"].flatMap({ reading.factor($0, wanted: "a number") }) else {
      throw ExpressionFault("its 'value' is not a number")
    }
    self.init(kind, amount: amount, in: space)
    guard kind == .mix else { return }
    let color = tree["color"]?.text.flatMap { reading.computedColor($0.trimmingBlanks) }
    other = color.flatMap { ColorValue($0) }
    if other == nil { throw ExpressionFault("its 'color' is not a color") }
  }

  /// The color spaces that Tokens Studio offers.
  private static let spaces: [String: ColorSpace] = [
    "lch": .lch, "srgb": .srgb, "p3": .displayP3, "hsl": .hsl,
  ]

  /// The color after the change, in the modifier's space and inside its gamut.
  package func applied(to color: ColorValue) -> ColorValue {
    var color = color
    let share = min(max(amount, 0), 1)
    switch kind {
    case .alpha: color.alpha = share
    case .mix: if let other { return color.mixed(with: other, share: share, in: space) }
    case .lighten, .darken:
      color.components = moved(color.components.converted(from: color.space, to: space))
      color.space = space
    }
    return color.fitted(to: space)
  }

  /// Moves lightness, or every channel of RGB, toward white or black. LCH loses the same share of chroma.
  private func moved(_ color: Triple) -> Triple {
    func moved(_ value: Double, _ full: Double) -> Double {
      kind == .lighten ? min(full, value + (full - value) * amount) : max(0, value - value * amount)
    }
    switch space {
    case .lch: return Triple(moved(color.x, 100), max(0, color.y - amount * color.y), color.z)
    case .hsl: return Triple(color.x, color.y, moved(color.z, 100))
    // The other two of `spaces` are RGB.
    default: return Triple(moved(color.x, 1), moved(color.y, 1), moved(color.z, 1))
    }
  }
}

extension ColorValue {
  /// The color in another space, mapped into its gamut (CSS Color 4, section 13.2).
  fileprivate func fitted(to space: ColorSpace) -> ColorValue {
    let fitted = components.gamutMapped(from: self.space, to: space)
    return ColorValue(space: space, components: fitted.withHue(in: space), alpha: alpha)
  }

  /// Interpolates to another color: hues on the shorter arc, grays with the other hue, nothing premultiplied.
  fileprivate func mixed(with other: ColorValue, share: Double, in space: ColorSpace) -> ColorValue
  {
    var start = components.gamutMapped(from: self.space, to: space)
    var end = other.components.gamutMapped(from: other.space, to: space)
    if let hue = space.hueIndex {
      let chroma = 1
      let gray = space == .lch ? 0.02 : 1e-6
      if start[chroma] < gray { start[hue] = end[hue] }
      if end[chroma] < gray { end[hue] = start[hue] }
      let arc = end[hue] - start[hue]
      if arc > 180 { start[hue] += 360 } else if arc < -180 { end[hue] += 360 }
    }
    let mixed = start + (end - start) * share
    return ColorValue(
      space: space, components: mixed.withHue(in: space),
      alpha: alpha + (other.alpha - alpha) * share)
  }
}

extension Triple {
  /// The color with its hue in 0..<360, also after rounding to ten digits.
  fileprivate func withHue(in space: ColorSpace) -> Triple {
    var color = self
    if let hue = space.hueIndex { color[hue] = color[hue].wrappedDegrees.tenDigits.wrappedDegrees }
    return color
  }
}
