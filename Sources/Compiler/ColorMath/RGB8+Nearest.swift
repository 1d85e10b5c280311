extension RGB8 {
  /// The nearest 8-bit color that reaches each demand's ratio with its luminance.
  ///
  /// Returns this color if it already passes, and nil if no 8-bit color does. The search moves
  /// OKLCH lightness up and down at constant hue and keeps chroma as far as the gamut allows. It
  /// then improves the nearer result (ΔEOK) among its neighbors within 1° of the hue. Every
  /// candidate is checked as an 8-bit color. If a passing band is too narrow for that path, all
  /// 8-bit colors are searched. A gray becomes the nearest gray that passes, and a color only if no
  /// gray passes. A demand's luminance may be that of a color that is not 8-bit.
  package func nearest(meeting all: [ContrastDemand]) -> RGB8? {
    let demands = ContrastDemands(demands: all)
    if demands.isMet(by: self) { return self }
    if demands.passingBands.isEmpty { return nil }
    if isGray, let gray = demands.nearestGray(to: self) { return gray }
    let path = LightnessPath(through: self)
    let nearest = [-1.0 / 2048, 1.0 / 2048].compactMap { path.first(meeting: demands, step: $0) }
      .min { $0.deltaEOK(to: self) < $1.deltaEOK(to: self) }
    return (nearest ?? demands.nearestOfAll(to: self))?.polished(toward: self, meeting: demands)
  }

  /// Moves step by step to a passing neighbor in 8-bit sRGB until none is nearer to `origin`.
  ///
  /// A color has 26 neighbors; those more than 1° off the hue are left out.
  private func polished(toward origin: RGB8, meeting demands: ContrastDemands) -> RGB8 {
    let goal = origin.srgb.converted(from: .srgb, to: .oklab)
    var best = self
    var distance = deltaEOK(to: origin)
    while true {
      var nearer: RGB8?
      for neighbor in best.neighbors where demands.isMet(by: neighbor) {
        let lab = neighbor.srgb.converted(from: .srgb, to: .oklab)
        let candidate = lab.deltaEOK(to: goal)
        guard candidate < distance, keepsHue(lab, of: goal) else { continue }
        nearer = neighbor
        distance = candidate
      }
      guard let nearer else { return best }
      best = nearer
    }
  }

  /// Whether the color is black, white or gray.
  var isGray: Bool { red == green && green == blue }

  /// The colors one step away in at least one channel, at most 26.
  var neighbors: [RGB8] {
    func near(_ channel: UInt8) -> [UInt8] {
      [-1, 0, 1].compactMap { UInt8(exactly: Int(channel) + $0) }
    }
    return near(red).flatMap { red in
      near(green).flatMap { green in near(blue).map { RGB8(red: red, green: green, blue: $0) } }
    }.filter { $0 != self }
  }
}

/// Whether two OKLab colors differ by at most 1° of hue. Below a chroma of 0.02 hue is not checked.
private func keepsHue(_ one: Triple, of other: Triple) -> Bool {
  let (first, second) = (one.polar, other.polar)
  return first.y < 0.02 || second.y < 0.02 || first.z.hueGap(to: second.z) <= 1
}
