/// A solid color with opacity.
package struct TranslucentColor: Hashable, Sendable {
  /// Gamma-encoded sRGB, 0 to 1.
  package var color: Triple
  /// Opacity, 0 to 1.
  package var alpha: Double

  /// This color at this opacity.
  package init(color: Triple, alpha: Double) {
    self.color = color
    self.alpha = alpha
  }

  /// The color that is visible when this one is drawn over an opaque color.
  func over(_ backdrop: Triple) -> Triple { color.composited(alpha: alpha, over: backdrop) }

  /// This color drawn over another translucent one.
  package func over(_ below: TranslucentColor) -> TranslucentColor {
    let rest = below.alpha * (1 - alpha)
    let sum = alpha + rest
    return TranslucentColor(
      color: sum > 0 ? (color * alpha + below.color * rest) / sum : color, alpha: sum)
  }

  /// A lower bound of the contrast between this color and a background over any opaque solid
  /// backdrop. It is at most 0.001 below the true minimum.
  ///
  /// The visible color rises with every channel of the backdrop, so a box of backdrops bounds both
  /// luminances. Under an opaque foreground one box is exact, because luminance takes every value
  /// between black and white. Otherwise boxes are halved, the lowest bound first, until the bound
  /// is within 0.001. After a hundred thousand boxes the bound may be looser, but it is still a
  /// bound.
  package func worstContrastOnAnyBackdrop(over background: TranslucentColor) -> Double {
    let whole = BackdropBox(low: Triple(repeating: 0), high: Triple(repeating: 1))
    if alpha >= 1 { return whole.bound(self, background: background) }
    var boxes = BoxHeap()
    var met = Double.infinity
    boxes.add(whole.bound(self, background: background), box: whole)
    for _ in 0..<100_000 {
      guard let (bound, box) = boxes.removeLowest() else { break }
      met = min(met, box.middleRatio(self, background: background))
      if met - bound < 0.001 { return bound }
      for half in box.halves { boxes.add(half.bound(self, background: background), box: half) }
    }
    return boxes.removeLowest()?.bound ?? met
  }
}

/// Backdrops between two colors, channel by channel.
private struct BackdropBox {
  var low, high: Triple

  /// The lowest ratio that the visible luminances over the box allow.
  func bound(_ foreground: TranslucentColor, background: TranslucentColor) -> Double {
    let (darkGround, lightGround) = (background.over(low), background.over(high))
    let ground = relativeLuminance(srgb: darkGround)...relativeLuminance(srgb: lightGround)
    let front =
      relativeLuminance(
        srgb: foreground.over(darkGround))...relativeLuminance(srgb: foreground.over(lightGround))
    if front.overlaps(ground) { return 1 }
    return front.lowerBound > ground.upperBound
      ? contrastRatio(front.lowerBound, to: ground.upperBound)
      : contrastRatio(front.upperBound, to: ground.lowerBound)
  }

  func middleRatio(_ foreground: TranslucentColor, background: TranslucentColor) -> Double {
    let ground = background.over((low + high) / 2)
    return contrastRatio(
      relativeLuminance(srgb: foreground.over(ground)), to: relativeLuminance(srgb: ground))
  }

  /// The box cut across its longest edge.
  var halves: [BackdropBox] {
    let size = high - low
    let channel = (0..<3).max { size[$0] < size[$1] } ?? 0
    let middle = low[channel] + size[channel] / 2
    var (below, above) = (self, self)
    below.high[channel] = middle
    above.low[channel] = middle
    return [below, above]
  }
}

/// Boxes, the one with the lowest bound first.
private struct BoxHeap {
  private var items: [(bound: Double, box: BackdropBox)] = []

  mutating func add(_ bound: Double, box: BackdropBox) {
    items.append((bound, box))
    var child = items.count - 1
    while child > 0, items[child].bound < items[(child - 1) / 2].bound {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeLowest() -> (bound: Double, box: BackdropBox)? {
    guard let lowest = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return lowest }
    items[0] = last
    var parent = 0
    while let child = [2 * parent + 1, 2 * parent + 2].filter({ $0 < items.count })
      .min(by: { items[$0].bound < items[$1].bound }), items[child].bound < items[parent].bound
    {
      items.swapAt(child, parent)
      parent = child
    }
    return lowest
  }
}
