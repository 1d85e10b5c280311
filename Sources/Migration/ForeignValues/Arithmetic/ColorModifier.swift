import TokenModel

/// A color modifier of Tokens Studio.
///
/// Source: `sd-transforms` (`src/color-modifiers`), which agrees with the Figma plugin. Mixing
/// follows Color.js (`src/interpolation.js`).
package struct ColorModifier: Hashable, Sendable {
  /// The operation.
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
  package var other: StudioColor?

  /// A modifier of a kind.
  package init(_ kind: Kind, amount: Double, in space: ColorSpace, with other: StudioColor? = nil) {
    (self.kind, self.amount, self.space, self.other) = (kind, amount, space, other)
  }

  /// The modifier that an object describes, or why there is none.
  package static func reading(
    _ tree: JSONTree, with reading: ValueReading
  ) -> Result<ColorModifier, ExpressionFault> {
    var reading = reading
    guard let kind = tree["type"]?.text.flatMap(Kind.init) else {
      return .failure(ExpressionFault("its 'type' must be lighten, darken, mix or alpha"))
    }
    guard let space = tree["space"]?.text.flatMap(space) else {
      return .failure(ExpressionFault("its 'space' must be lch, srgb, p3 or hsl"))
    }
    guard let amount = tree["value"].flatMap({ reading.factor($0, wanted: "a number") }) else {
      return .failure(ExpressionFault("its 'value' is not a number"))
    }
    var modifier = ColorModifier(kind, amount: amount, in: space)
    if kind == .mix {
      let color = tree["color"]?.text.flatMap { reading.computedColor($0.trimmingBlanks) }
      guard let other = color.flatMap({ StudioColor($0) }) else {
        return .failure(ExpressionFault("its 'color' is not a color"))
      }
      modifier.other = other
    }
    return .success(modifier)
  }

  /// The color space with a name. Tokens Studio offers four.
  static func space(_ name: String) -> ColorSpace? {
    switch name.lowercased() {
    case "lch": .lch
    case "srgb": .srgb
    case "p3": .displayP3
    case "hsl": .hsl
    default: nil
    }
  }

  /// The color after the change, in the modifier's space and inside its gamut.
  package func applied(to color: StudioColor) -> StudioColor {
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

  /// Moves the lightness of LCH and HSL, or every channel of RGB, toward white or black. In LCH the
  /// chroma shrinks by the same share.
  private func moved(_ color: Triple) -> Triple {
    func moved(_ value: Double, _ full: Double) -> Double {
      kind == .lighten ? min(full, value + (full - value) * amount) : max(0, value - value * amount)
    }
    switch space {
    case .lch: return Triple(moved(color.x, 100), max(0, color.y - amount * color.y), color.z)
    case .hsl: return Triple(color.x, color.y, moved(color.z, 100))
    // The other two spaces of `space(_:)` are RGB.
    default: return Triple(moved(color.x, 1), moved(color.y, 1), moved(color.z, 1))
    }
  }
}

/// A color in a space, with its opacity.
package struct StudioColor: Hashable, Sendable {
  package var space: ColorSpace
  package var components: Triple
  package var alpha: Double

  /// A color in a space.
  package init(_ space: ColorSpace, components: Triple, alpha: Double = 1) {
    (self.space, self.components, self.alpha) = (space, components, alpha)
  }

  /// The color of a DTCG value. `none` becomes 0.
  package init?(_ tree: JSONTree) {
    guard case .string(let name)? = tree["colorSpace"], let space = ColorSpace(rawValue: name),
      case .array(let items)? = tree["components"], items.count == 3
    else { return nil }
    let numbers = items.map { if case .number(let number) = $0 { number } else { 0.0 } }
    self.init(space, components: Triple(numbers[0], numbers[1], numbers[2]))
    if case .number(let alpha)? = tree["alpha"] { self.alpha = alpha }
  }

  /// The color as DTCG writes it.
  package var tree: JSONTree { .color(space, components: components, alpha: alpha) }

  /// The color in another space, mapped into its gamut (CSS Color 4, section 13.2).
  func fitted(to space: ColorSpace) -> StudioColor {
    let fitted = components.gamutMapped(from: self.space, to: space)
    return StudioColor(space, components: normalizingHue(fitted, space: space), alpha: alpha)
  }

  /// Interpolates to another color in a space. Hues take the shorter arc, and a gray takes the hue
  /// of the other color. Components are not premultiplied by the opacity.
  func mixed(with other: StudioColor, share: Double, in space: ColorSpace) -> StudioColor {
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
    return StudioColor(
      space, components: normalizingHue(mixed, space: space),
      alpha: alpha + (other.alpha - alpha) * share)
  }
}

/// Normalizes the hue to 0..<360, also after rounding to ten digits.
private func normalizingHue(_ color: Triple, space: ColorSpace) -> Triple {
  var color = color
  if let hue = space.hueIndex {
    var degrees = color[hue].truncatingRemainder(dividingBy: 360).tenDigits
    if degrees < 0 { degrees += 360 }
    color[hue] = degrees >= 360 ? 0 : degrees
  }
  return color
}

extension ColorSpace {
  fileprivate var hueIndex: Int? {
    switch self {
    case .lch: 2
    case .hsl: 0
    default: nil  // the other two spaces of `space(_:)` have no hue
    }
  }
}
