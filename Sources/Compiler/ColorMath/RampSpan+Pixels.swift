// The 8-bit pixels of a span, whose contrast can be lower than that of the exact colors.

extension RampSpan {
  /// Lowers `lowest` to the lowest ratio of this span's pixels.
  func findLowestRounded(_ lowest: inout Lowest) {
    for position in isLowestAtEnd ? [start, end] : onePositionPerPixel {
      lowest.consider(
        contrastRatio(
          pixel(foreground, position: position), to: pixel(background, position: position)),
        at: position)
    }
  }

  private func pixel(_ piece: RampPiece, position: Double) -> RGB8 {
    RGB8(rounding: piece.color(at: position))
  }

  /// Whether the lowest ratio must be at an end: one side is solid, the channels of the other all
  /// rise or all fall, and its luminance stays on one side of the solid's.
  private var isLowestAtEnd: Bool {
    let (piece, other) = foreground.isSolid ? (background, foreground) : (foreground, background)
    guard other.isSolid, piece.channelsAgree else { return false }
    let solid = pixel(other, position: start).relativeLuminance
    let first = pixel(piece, position: start).relativeLuminance
    let last = pixel(piece, position: end).relativeLuminance
    return solid >= max(first, last) || solid <= min(first, last)
  }

  /// Both ends, and the middle of every range on which neither side's pixel changes.
  ///
  /// Ranges below a billionth are rounding noise: two channels change at the same position there.
  private var onePositionPerPixel: [Double] {
    let changes = (foreground.pixelChanges + background.pixelChanges)
      .filter { $0 > start && $0 < end }.sorted()
    let edges = [start] + changes + [end]
    let middles = zip(edges, edges.dropFirst()).compactMap { edge, next in
      next - edge < 1e-9 ? nil : (edge + next) / 2
    }
    return [start] + middles + [end]
  }
}

extension RampPiece {
  /// Whether no channel rises while another falls.
  fileprivate var channelsAgree: Bool {
    let change = endColor - startColor
    return interpolation != .oklab && (change.min() >= 0 || change.max() <= 0)
  }

  /// Where a channel changes from one 8-bit step to the next; in OKLab an even, fine grid instead.
  fileprivate var pixelChanges: [Double] {
    if isSolid { return [] }
    return switch interpolation {
    case .srgb, .displayP3: channelChanges { $0 }
    case .srgbLinear: channelChanges(TransferCurve.srgb.linear)
    case .oklab: [start, end].subdivided(into: 1024)
    }
  }

  /// The changes of all channels; `line` maps an encoded channel to a value that changes linearly.
  private func channelChanges(_ line: (Double) -> Double) -> [Double] {
    (0..<3).flatMap { channel in
      let (first, last) = (startColor[channel], endColor[channel])
      let lowest = (min(first, last) * 255 - 0.5).rounded(.up)
      let highest = (max(first, last) * 255 - 0.5).rounded(.down)
      return stride(from: lowest, through: highest, by: 1).map { step in
        let edge = line((step + 0.5) / 255)
        return position(ofShare: (edge - line(first)) / (line(last) - line(first)))
      }
    }
  }
}
