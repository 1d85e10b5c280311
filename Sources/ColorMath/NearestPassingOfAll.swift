extension Requirement {
  /// The nearest (ΔEOK) of all 16,777,216 colors that meets the requirement, with for each red and
  /// green only the blue nearest to that of `moving`; nil when none meets it.
  ///
  /// The luminances that pass are a few bands; for each band and each red and green, the blues that
  /// fall into it lie side by side.
  func nearestOfAll(to moving: RGB8) -> RGB8? {
    let origin = convert(moving.srgb, from: .srgb, to: .oklab)
    var best: (color: RGB8, distance: Double)?
    for band in passingBands {
      for red in UInt8.min...UInt8.max {
        for green in UInt8.min...UInt8.max {
          guard let color = color(red, green, blueNear: moving.blue, in: band) else { continue }
          let distance = deltaEOK(convert(color.srgb, from: .srgb, to: .oklab), origin)
          if distance < best?.distance ?? .infinity { best = (color, distance) }
        }
      }
    }
    return best?.color
  }

  /// The nearest (ΔEOK) of the 256 grays that meets the requirement; nil when none does.
  func nearestGray(to moving: RGB8) -> RGB8? {
    (UInt8.min...UInt8.max).map { RGB8(red: $0, green: $0, blue: $0) }.filter(isMet)
      .min { deltaEOK($0, moving) < deltaEOK($1, moving) }
  }

  /// The ranges of luminance that pass against every fixed one, each a hair wider against rounding.
  var passingBands: [LuminanceBand] {
    demands.reduce([LuminanceBand(lowest: 0, highest: 1)]) { bands, demand in
      let darker = (demand.luminance + 0.05) / demand.ratio - 0.05 + 1e-12
      let lighter = (demand.luminance + 0.05) * demand.ratio - 0.05 - 1e-12
      return bands.flatMap { $0.parts(upTo: darker, from: lighter) }
    }
  }

  /// The color of this red and green, in the band, whose blue is nearest to the one asked for.
  private func color(
    _ red: UInt8, _ green: UInt8, blueNear blue: UInt8, in band: LuminanceBand
  ) -> RGB8? {
    let rest = relativeLuminance(RGB8(red: red, green: green, blue: 0))
    let weight = luminanceWeights.z
    let lowest = firstStep { rest + weight * $0 >= band.lowest }
    let beyond = firstStep { rest + weight * $0 > band.highest }
    guard lowest < beyond else { return nil }
    let nearest = UInt8(min(max(Int(blue), lowest), beyond - 1))
    let color = RGB8(red: red, green: green, blue: nearest)
    return isMet(by: color) ? color : nil
  }

  /// The first 8-bit step whose light satisfies a condition that holds from some step on; 256 if none.
  private func firstStep(where condition: (Double) -> Bool) -> Int {
    var (low, high) = (0, 256)
    while low < high {
      let middle = (low + high) / 2
      if condition(linearOf8Bit[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Luminances from one to another, both among them.
struct LuminanceBand {
  var lowest: Double
  var highest: Double

  /// Whether some luminance is in both.
  func overlaps(_ other: LuminanceBand) -> Bool {
    lowest <= other.highest && other.lowest <= highest
  }

  /// What is left of the band at or below `low`, and at or above `high`.
  fileprivate func parts(upTo low: Double, from high: Double) -> [LuminanceBand] {
    (low >= lowest ? [LuminanceBand(lowest: lowest, highest: min(highest, low))] : [])
      + (high <= highest ? [LuminanceBand(lowest: max(lowest, high), highest: highest)] : [])
  }
}
