/// Moves `start` step by step to a passing neighbor in 8-bit sRGB until none is nearer to `moving`.
///
/// A color has 26 neighbors; those more than 1° off the hue are left out.
func polished(_ start: RGB8, moving: RGB8, requirement: Requirement) -> RGB8 {
  let origin = convert(moving.srgb, from: .srgb, to: .oklab)
  var best = start
  var distance = deltaEOK(start, to: moving)
  while true {
    var nearer: RGB8?
    for neighbor in best.neighbors where requirement.isMet(by: neighbor) {
      let lab = convert(neighbor.srgb, from: .srgb, to: .oklab)
      let candidate = deltaEOK(lab, to: origin)
      guard candidate < distance, keepsHue(lab, of: origin) else { continue }
      nearer = neighbor
      distance = candidate
    }
    guard let nearer else { return best }
    best = nearer
  }
}

/// Whether two OKLab colors differ by at most 1° of hue. Below a chroma of 0.02 hue is not checked.
private func keepsHue(_ one: Triple, of other: Triple) -> Bool {
  let (first, second) = (polar(one), polar(other))
  return first.y < 0.02 || second.y < 0.02 || hueGap(first.z, to: second.z) <= 1
}

extension RGB8 {
  /// Whether the color is black, white or gray.
  var isGray: Bool { red == green && green == blue }

  /// The colors one step away in at least one channel, at most 26.
  var neighbors: [RGB8] {
    let offsets = [-1, 0, 1]
    return offsets.flatMap { r in
      offsets.flatMap { g in
        offsets.compactMap { b in
          (r, g, b) == (0, 0, 0) ? nil : moved(r, g: g, and: b)
        }
      }
    }
  }

  private func moved(_ r: Int, g: Int, and b: Int) -> RGB8? {
    guard let red = UInt8(exactly: Int(red) + r), let green = UInt8(exactly: Int(green) + g),
      let blue = UInt8(exactly: Int(blue) + b)
    else { return nil }
    return RGB8(red: red, green: green, blue: blue)
  }
}
