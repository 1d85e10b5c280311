extension RemedySearch {
  /// A translucent color without whose alpha a failing result passes, and the same color without it.
  mutating func translucent(in index: Int) -> (unit: ColorUnit, opaque: TokenValue)? {
    let (result, tokens) = (movers.results[index], movers.tokens)
    for unit in movers.points(of: index).map(\.end) {
      let value = tokens.value(unit.path, in: result.themeIndex)?.paint(at: unit.index)
      guard case .color(var color)? = value, color.alpha < 1, opaqueTrials < opaqueTrialLimit
      else { continue }
      opaqueTrials += 1
      color.alpha = 1
      if passes(index, with: .color(color), for: unit) { return (unit, .color(color)) }
    }
    return nil
  }

  private func passes(_ index: Int, with value: TokenValue, for unit: ColorUnit) -> Bool {
    movers.use(of: unit, in: index, required: movers.results[index].required ?? 1)?
      .passes(with: value) ?? false
  }

  /// What a translucent color of failing results looks like, if all of them pass without its alpha:
  /// "'veil' is translucent: over 'page' (#FFFFFF) it is about #86B5A3; without its alpha, the check passes".
  mutating func transparency(of failing: [Int]) -> String? {
    let result = movers.results[failing[0]]
    guard let (unit, opaque) = translucent(in: failing[0]), let drawn = result.drawn,
      let use = movers.use(of: unit, in: failing[0], required: 1),
      failing.allSatisfy({ passes($0, with: opaque, for: unit) })
    else { return nil }
    let sides = [result.foreground] + result.allLayers
    let side = use.movesForeground ? 0 : (use.movedLayers.first ?? 0) + 1
    let seen = (side == 0 ? drawn.foreground : drawn.background).stop(at: 0).color
    let place =
      side < 2 && side + 1 < sides.count
      ? ": over '\(sides[side + 1].path)' (\(sides[side + 1].value)) it is about "
        + RGB8(rounding: seen).hex : ""
    let checks = failing.count == 2 ? "both checks" : "all \(failing.count) checks"
    return
      "'\(movers.tokens.set.paths.string(unit.path))' is translucent\(place); without its alpha, "
      + (failing.count == 1 ? "the check passes" : "\(checks) pass")
  }
}

/// How many translucent colors of failing results are tried without their alpha.
private let opaqueTrialLimit = 1000
