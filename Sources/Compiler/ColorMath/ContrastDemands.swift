/// A contrast ratio to reach with a fixed color.
package struct ContrastDemand: Hashable, Sendable {
  /// The relative luminance of the fixed color, 0 to 1.
  package var luminance: Double
  /// The lowest ratio allowed, 1 to 21.
  package var ratio: Double
  /// On which side of the fixed color the other one must be.
  package var side: Side

  /// Where a color is in relation to a fixed color.
  package enum Side: Hashable, Sendable { case lighter, darker, either }

  /// Creates a demand for `ratio` with a color of `luminance`.
  package init(luminance: Double, ratio: Double, side: Side = .either) {
    (self.luminance, self.ratio, self.side) = (luminance, ratio, side)
  }

  /// The demands that decide: those of one side that ask for less than another one are left out.
  package static func strictest(of demands: [ContrastDemand]) -> [ContrastDemand] {
    // Bounds that are as good as equal can differ by rounding.
    let lightest = (demands.filter { $0.side == .lighter }.map(\.lightest).max() ?? 0) - 1e-9
    let darkest = (demands.filter { $0.side == .darker }.map(\.darkest).min() ?? 1) + 1e-9
    let strict = demands.filter {
      ($0.side != .lighter || $0.lightest > lightest)
        && ($0.side != .darker || $0.darkest < darkest)
    }
    return Array(Set(strict))
  }

  /// The greatest luminance of a darker color that meets the demand.
  fileprivate var darkest: Double { (luminance + 0.05) / ratio - 0.05 }
  /// The least luminance of a lighter color that meets the demand.
  fileprivate var lightest: Double { (luminance + 0.05) * ratio - 0.05 }

  /// Whether a color of another luminance meets the demand.
  fileprivate func isMet(by other: Double) -> Bool {
    let isOnSide =
      switch side {
      case .lighter: other >= luminance
      case .darker: other <= luminance
      case .either: true
      }
    return isOnSide && contrastRatio(other, to: luminance) >= ratio
  }
}

/// Contrast demands that a color must all meet.
struct ContrastDemands {
  let demands: [ContrastDemand]

  func isMet(by color: RGB8) -> Bool {
    let luminance = color.relativeLuminance
    return demands.allSatisfy { $0.isMet(by: luminance) }
  }

  /// The nearest (ΔEOK) of all 16,777,216 colors that meets the demands; nil if none does.
  ///
  /// For each red and green, only the blue nearest to that of `moving` is tried. The luminances that
  /// pass form a few bands. For each band, red and green, the blues inside the band are contiguous.
  func nearestOfAll(to moving: RGB8) -> RGB8? {
    let origin = moving.srgb.converted(from: .srgb, to: .oklab)
    var best: (color: RGB8, distance: Double)?
    for band in passingBands {
      for red in UInt8.min...UInt8.max {
        for green in UInt8.min...UInt8.max {
          guard let color = color(red, green: green, blueNear: moving.blue, in: band)
          else { continue }
          let distance = color.srgb.converted(from: .srgb, to: .oklab).deltaEOK(to: origin)
          if distance < best?.distance ?? .infinity { best = (color, distance) }
        }
      }
    }
    return best?.color
  }

  /// The nearest (ΔEOK) of the 256 grays that meets the demands; nil if none does.
  func nearestGray(to moving: RGB8) -> RGB8? {
    (UInt8.min...UInt8.max).map { RGB8(red: $0, green: $0, blue: $0) }.filter(isMet)
      .min { $0.deltaEOK(to: moving) < $1.deltaEOK(to: moving) }
  }

  /// The ranges of luminance that meet every demand, each slightly widened against rounding.
  var passingBands: [LuminanceBand] {
    demands.reduce([0...1]) { bands, demand in
      let (darker, lighter) = (demand.darkest + 1e-12, demand.lightest - 1e-12)
      return bands.flatMap { band in
        switch demand.side {
        case .either: band.parts(upTo: darker, from: lighter)
        case .darker: band.parts(upTo: darker, from: .infinity)
        case .lighter: band.parts(upTo: -.infinity, from: lighter)
        }
      }
    }
  }

  /// The color in the band with this red and green whose blue is nearest to the given one.
  private func color(
    _ red: UInt8, green: UInt8, blueNear blue: UInt8, in band: LuminanceBand
  ) -> RGB8? {
    let rest = RGB8(red: red, green: green, blue: 0).relativeLuminance
    let weight = luminanceWeights.z
    let lowest = firstStep { rest + weight * $0 >= band.lowerBound }
    let beyond = firstStep { rest + weight * $0 > band.upperBound }
    guard lowest < beyond else { return nil }
    let nearest = UInt8(min(max(Int(blue), lowest), beyond - 1))
    let color = RGB8(red: red, green: green, blue: nearest)
    return isMet(by: color) ? color : nil
  }

  /// The first 8-bit step whose light meets a condition that stays true from there; 256 if none does.
  private func firstStep(where condition: (Double) -> Bool) -> Int {
    var (low, high) = (0, 256)
    while low < high {
      let middle = (low + high) / 2
      if condition(RGB8.linear[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A range of luminances.
typealias LuminanceBand = ClosedRange<Double>

extension LuminanceBand {
  /// The parts of the band at or below `low`, and at or above `high`.
  fileprivate func parts(upTo low: Double, from high: Double) -> [LuminanceBand] {
    (low >= lowerBound ? [lowerBound...Swift.min(upperBound, low)] : [])
      + (high <= upperBound ? [Swift.max(lowerBound, high)...upperBound] : [])
  }
}
