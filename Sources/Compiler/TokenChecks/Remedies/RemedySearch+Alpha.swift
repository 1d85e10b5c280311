import ColorMath
import TokenModel
import Writers

extension RemedySearch {
  /// What a translucent color looks like in failing results that pass without its alpha, by result.
  func transparencies(of failing: [Int]) -> [Int: String] {
    let users = failing.flatMap { index in
      movers.points(of: index).map(\.end).grouped(by: \.self).map { (index: index, unit: $0[0]) }
    }
    var notes: [Int: String] = [:]
    for uses in users.grouped(by: \.unit) {
      let passing = uses.filter { passesOpaque($0.unit, in: $0.index) }.map(\.index)
      guard let first = passing.first else { continue }
      let note =
        "\(appearance(of: uses[0].unit, in: first)); without its alpha, "
        + passing.phrase(of: uses.count)
      for index in passing where notes[index] == nil { notes[index] = note }
    }
    return notes
  }

  /// Whether a result passes if a translucent color in it is opaque.
  private func passesOpaque(_ unit: ColorUnit, in index: Int) -> Bool {
    let result = movers.results[index]
    let value = movers.tokens.value(unit.path, in: result.themeIndex)
    guard case .color(var color)? = value?.paint(at: unit.index), color.alpha < 1,
      let required = result.required,
      let use = movers.use(of: unit, in: index, required: required)
    else { return false }
    color.alpha = 1
    return use.ratio(moving: .color(color)) >= required
  }

  /// What a translucent color is over its ground: "'veil' is translucent: over 'page' (#FFFFFF) it is about
  /// #86B5A3".
  private func appearance(of unit: ColorUnit, in index: Int) -> String {
    let result = movers.results[index]
    let use = movers.use(of: unit, in: index, required: 1)
    let isFront = use?.movesForeground ?? false
    let ground = isFront ? result.background : result.allLayers.dropFirst().first
    let name = "'\(movers.tokens.set.paths.string(unit.path))' is translucent"
    guard isFront || use?.movedLayers.first == 0, let ground, let drawn = result.drawn else {
      return name
    }
    let seen = (isFront ? drawn.foreground : drawn.background).stop(at: 0).color
    return name
      + ": over '\(ground.path)' (\(ground.value)) it is about \(RGB8(rounding: seen).hex)"
  }
}

extension [Int] {
  /// How many of some checks pass.
  fileprivate func phrase(of all: Int) -> String {
    if count < all { return "\(count) of \(all) checks pass" }
    return all == 1 ? "the check passes" : all == 2 ? "both checks pass" : "all \(all) checks pass"
  }
}
