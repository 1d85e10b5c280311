import ColorMath
import TokenModel

extension RemedySearch {
  /// What a translucent color of failing results looks like, if all of them pass without its alpha:
  /// "'veil' is translucent: over 'page' (#FFFFFF) it is about #86B5A3; without its alpha, the check passes".
  func transparency(of failing: [Int]) -> String? {
    let result = movers.results[failing[0]]
    for unit in movers.points(of: failing[0]).map(\.end) {
      let value = movers.tokens.value(unit.path, in: result.themeIndex)?.paint(at: unit.index)
      guard case .color(var color)? = value, color.alpha < 1 else { continue }
      color.alpha = 1
      let uses = failing.compactMap { index in
        movers.use(of: unit, in: index, required: movers.results[index].required ?? 1)
      }
      guard uses.count == failing.count, let drawn = result.drawn,
        uses.allSatisfy({ $0.ratio(moving: .color(color)) >= $0.required })
      else { continue }
      let sides = [result.foreground] + result.allLayers
      let side = uses[0].movesForeground ? 0 : (uses[0].movedLayers.first ?? 0) + 1
      let seen = (side == 0 ? drawn.foreground : drawn.background).stop(at: 0).color
      let place =
        side < 2 && side + 1 < sides.count
        ? ": over '\(sides[side + 1].path)' (\(sides[side + 1].value)) it is about "
          + RGB8(rounding: seen).hex : ""
      let checks = failing.count == 1 ? "the check passes" : "all \(failing.count) checks pass"
      return "'\(movers.tokens.set.paths.string(unit.path))' is translucent\(place); "
        + "without its alpha, \(failing.count == 2 ? "both checks pass" : checks)"
    }
    return nil
  }
}
