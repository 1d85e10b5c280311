/// A search for a color with which every check passes that shows it.
package struct ColorChange: Sendable {
  /// The token to change.
  package var path: String
  package var value: TokenValue
  /// The stop to change, if the value is a gradient.
  package var stop: Int?
  /// The checks that show the token, the failing one first.
  package var uses: [Use]
  /// The demands of the first checks, as far as a search needed them.
  var known: [[ContrastDemand]] = []

  /// A check that shows the changed color.
  package struct Use: Sendable {
    package var placement: Placement
    package var required: Double
    package var movesForeground: Bool
    /// The layers of the background that have the color, as indices; the surface comes after the last.
    package var movedLayers: [Int]
    /// The stops that have the color, by layer, where it is not the whole layer; -1 is the foreground.
    package var movedStops: [Int: [Int]] = [:]
    /// Whether the color must stay lighter, or darker, than the other side: dark text on a light card
    /// stays dark.
    package var keepsPolarity = true
  }

  /// A check in increased contrast, and the same one in standard contrast. The change moves at least one.
  struct Promise {
    /// The ratio before the change, and how it shows the color; nil if it does not.
    typealias End = (ratio: Double, use: Use?)

    let increased, standard: End

    /// Whether increased contrast does not have less than standard contrast with a value in place of the
    /// changed color, or not less than it already had.
    func isKept(with value: TokenValue) -> Bool {
      func ratio(_ end: End) -> Double { end.use?.ratio(moving: value) ?? end.ratio }
      let loss = ratio(standard) - ratio(increased)
      return loss <= max(0, standard.ratio - increased.ratio) + 1e-9
    }
  }

  /// The nearest color with which every pair passes; nil for translucent colors, for which no color is
  /// suggested, and for gradients without a stop to change.
  package mutating func nearestColor() -> RGB8? { color(passing: uses.count) }

  /// Why no color works.
  ///
  /// - Parameters:
  ///   - count: The number of all checks that show the token, if it is not that of `uses`.
  ///   - phrase: Names the check at an index.
  package mutating func obstacle(in count: Int? = nil, naming phrase: (Int) -> String) -> String {
    guard moving != nil else { return "'\(path)' is not a solid, opaque color" }
    let name = stop.map { "stop \($0 + 1) of '\(path)'" } ?? "'\(path)'"
    guard color(passing: 1) != nil else {
      var free = self
      (free.uses[0].keepsPolarity, free.known) = (false, [])
      return "no color for \(name) reaches \(plain(uses[0].required)):1"
        + (free.color(passing: 1) == nil
          ? "" : " and stays \(uses[0].isLighter ? "lighter" : "darker")")
    }
    let count = count ?? uses.count
    if count > pairwiseChecks { return "no color for \(name) passes in all of its \(count) checks" }
    // With each check more there are fewer colors: one passes in the first `possible` of them.
    var (possible, impossible) = (1, uses.count)
    while impossible - possible > 1 {
      let middle = (possible + impossible) / 2
      if color(passing: middle, after: possible) == nil {
        impossible = middle
      } else {
        possible = middle
      }
    }
    return "no color for \(name) also passes as \(phrase(impossible - 1))"
  }

  /// Whether some color meets the demands of the checks and others.
  func mayPass(with others: [ContrastDemand]) -> Bool {
    moving?.nearest(meeting: uses.demands + others) != nil
  }

  /// The color that changes, in 8 bits.
  package var moving: RGB8? {
    let color: ColorValue
    if case .color(let whole) = value {
      color = whole
    } else if case .gradient(let stops) = value, let stop, stops.indices.contains(stop) {
      color = stops[stop].color
    } else {
      return nil
    }
    return color.alpha >= 1 ? color.rgb8 : nil
  }

  func value(with color: RGB8) -> TokenValue { value.replacing(stop, with: color) }

  /// The nearest color with which the first checks pass.
  ///
  /// `ContrastDemand` knows sRGB luminances only. Pairs that are also shown in Display P3, are
  /// translucent or fade are measured with each candidate, and demands are raised until they pass.
  private mutating func color(passing count: Int, after least: Int = 0) -> RGB8? {
    let uses = uses.prefix(count)
    guard let moving else { return nil }
    var (all, fixed): ([[ContrastDemand]], [ContrastDemand]) = ([], [])
    for (index, use) in uses.enumerated() {
      if index == known.count { known.append(use.demands) }
      all.append(known[index])
      if !use.movesBothSides { fixed += known[index] }
      // The first 1, 2, 4, … may already be too many; the first `least` are not.
      guard least < all.count, all.count < count, all.count & (all.count - 1) == 0 else { continue }
      fixed = ContrastDemand.strictest(of: fixed)
      if moving.nearest(meeting: fixed) == nil { return nil }
    }
    var factors = uses.map { _ in 1.0 }
    for _ in 0..<12 {
      let demands = zip(all, factors).flatMap { demands, factor in
        demands.map {
          ContrastDemand(luminance: $0.luminance, ratio: $0.ratio * factor, side: $0.side)
        }
      }
      guard let color = moving.nearest(meeting: ContrastDemand.strictest(of: demands)) else {
        return nil
      }
      let ratios = uses.map { $0.ratio(moving: value(with: color), below: $0.required) }
      let isEnough = zip(uses, ratios).allSatisfy { $1 >= $0.required }
      if isEnough { return uses.allSatisfy { $0.accepts(value(with: color)) } ? color : nil }
      for index in uses.indices where ratios[index] < uses[index].required {
        // A tint of the color on the other side moves with it.
        let moved =
          uses[index].movesBothSides ? uses[index].demands(with: value(with: color)) : all[index]
        if moved == all[index] {
          factors[index] *= max(uses[index].required / ratios[index], 1.0002)
        }
        all[index] = moved
      }
    }
    return nil
  }
}

extension Placement {
  /// The search for a color of one side with which the pair reaches a ratio, whichever side is lighter.
  package func change(moving side: ContrastResult.Suggestion.Move, required: Double) -> ColorChange
  {
    let use = ColorChange.Use(
      placement: self, required: required, movesForeground: side == .foreground,
      movedLayers: side == .background ? [0] : [], keepsPolarity: false)
    let value = (side == .foreground ? foreground : background[0]).value
    return ColorChange(path: value.text, value: value, uses: [use])
  }
}

/// The most checks of a color that an obstacle tells apart.
let pairwiseChecks = 16

extension [ColorChange.Use] {
  /// What those of them demand of a color that show it on one side only.
  var demands: [ContrastDemand] {
    ContrastDemand.strictest(of: filter { !$0.movesBothSides }.flatMap(\.demands))
  }
}

extension ColorChange.Use {
  /// Whether the color is on both sides, such as text on a tint of its color.
  fileprivate var movesBothSides: Bool { movesForeground && !movedLayers.isEmpty }

  /// The luminances that the changed color must contrast with: the darkest and lightest of the
  /// other side, as exact colors and as 8-bit pixels.
  fileprivate var demands: [ContrastDemand] { demands(on: placement) }

  /// What they demand when a value has taken the place of the color.
  fileprivate func demands(with value: TokenValue) -> [ContrastDemand] {
    demands(on: placement(moving: value))
  }

  private func demands(on placement: Placement) -> [ContrastDemand] {
    placement.renderers.flatMap { renderer -> [ContrastDemand] in
      guard let drawing = placement.drawing(by: renderer) else { return [] }
      let luminances = drawing.extremes(of: movesForeground ? .ground : .foreground)
      let moved = keepsPolarity ? drawing.extremes(of: movesForeground ? .foreground : .ground) : []
      let side = side(of: moved, from: luminances)
      return luminances.map { ContrastDemand(luminance: $0, ratio: required, side: side) }
    }
  }

  /// On which side of the other color the changed one is now; either if they overlap.
  private func side(of moved: [Double], from fixed: [Double]) -> ContrastDemand.Side {
    guard let least = moved.min(), let greatest = moved.max(), let darkest = fixed.min(),
      let lightest = fixed.max()
    else { return .either }
    return least > lightest ? .lighter : greatest < darkest ? .darker : .either
  }

  /// On which side of the background the foreground of a placement is.
  private func side(of placement: Placement) -> ContrastDemand.Side {
    placement.drawing().map {
      side(of: $0.extremes(of: .foreground), from: $0.extremes(of: .ground))
    } ?? .either
  }

  /// Whether the changed color is the lighter one now.
  fileprivate var isLighter: Bool { (side(of: placement) == .lighter) == movesForeground }

  /// Whether a value in place of the changed color leaves the lighter side lighter.
  package func accepts(_ value: TokenValue) -> Bool {
    guard keepsPolarity else { return true }
    let old = side(of: placement)
    return old == .either || side(of: placement(moving: value)) == old
  }

  /// Whether the check passes with a value in place of the changed color.
  func passes(with value: TokenValue) -> Bool { ratio(moving: value, below: required) >= required }

  /// The ratio with the changed color replaced by `color`.
  package func ratio(moving color: RGB8) -> Double {
    ratio(moving: .color(ColorValue(space: .srgb, components: color.srgb)))
  }

  /// The ratio with the changed color replaced by a value, or `limit` if it is not below it.
  func ratio(moving value: TokenValue, below limit: Double = .infinity) -> Double {
    placement(moving: value).ratio(below: limit, isTrial: limit < .infinity) ?? 1
  }

  func placement(moving value: TokenValue) -> Placement {
    var placement = placement
    func move(_ old: inout TokenValue, at layer: Int) {
      guard let stops = movedStops[layer], case .color(let color) = value else {
        old = value
        return
      }
      for stop in stops { old = old.replacing(stop, with: color) }
    }
    if movesForeground { move(&placement.foreground.value, at: -1) }
    for index in movedLayers {
      if index < placement.background.count {
        move(&placement.background[index].value, at: index)
      } else if var surface = placement.surface {
        move(&surface, at: index)
        placement.surface = surface
      }
    }
    return placement
  }
}

extension TokenValue {
  /// The value with another color: the stop of a gradient, or the whole value.
  package func replacing(_ stop: Int?, with color: RGB8) -> TokenValue {
    replacing(stop, with: ColorValue(space: .srgb, components: color.srgb))
  }

  func replacing(_ stop: Int?, with color: ColorValue) -> TokenValue {
    guard case .gradient(var stops) = self, let stop, stops.indices.contains(stop) else {
      return .color(color)
    }
    stops[stop].color = color
    return .gradient(stops)
  }
}
