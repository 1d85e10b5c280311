/// The lowest contrast of a pair, of all renderers and at all positions of gradients.
package struct MeasuredContrast: Hashable, Sendable {
  /// The ratio, computed with exact colors and with 8-bit pixels; never rounded.
  package var ratio: Double
  /// The screen with the lowest ratio.
  package var screen: Screen
  /// The renderer with the lowest ratio; nil when all renderers draw the pair the same way.
  package var renderer: WorstRenderer?
  /// The lowest ratio on an sRGB screen; nil where it is `ratio`.
  package var srgbRatio: Double?
  /// The position of the lowest ratio, 0…1, on the foreground's gradient, or else on the highest
  /// gradient below it; nil when all are solid.
  package var at: Double?
  /// The position on the highest gradient below a foreground that is a gradient too.
  package var groundAt: Double?
  /// The difference in CIE L* where the ratio is lowest. Information only.
  package var lightnessDifference: Double

  /// The lowest of all ratios; nil without any.
  init?(_ all: [(renderer: Renderer, worst: WorstContrast)]) {
    // Ratios that differ by rounding only are those of the first renderer.
    guard let lowest = all.map(\.worst.ratio).min(),
      let least = all.first(where: { $0.worst.ratio <= lowest + 1e-12 })
    else { return nil }
    (ratio, screen) = (least.worst.ratio, least.renderer.screen)
    lightnessDifference = least.worst.lightnessDifference
    if all.count > 1 {
      renderer = WorstRenderer(
        least.renderer, among: Dictionary(firsts: all.map { ($0.renderer, $0.worst.ratio) }))
    }
    let srgb = all.filter { $0.renderer.screen == .srgb }.map(\.worst.ratio).min()
    srgbRatio = srgb.flatMap { $0 > lowest + 1e-9 ? $0 : nil }
    let positions = least.worst.positions
    let ground = positions.dropFirst().lazy.compactMap(\.self).first
    (at, groundAt) = (positions[0] ?? ground, positions[0].flatMap { _ in ground })
  }

  /// The positions on gradients with the lowest ratio.
  package var place: String? { at.map { shown($0) + (groundAt.map { " on \(shown($0))" } ?? "") } }

  /// The ratio on an sRGB screen where it is printed differently.
  package var srgbNote: String? {
    srgbRatio.flatMap { shown($0) == shown(ratio) ? nil : "\(shown($0)) in sRGB" }
  }

  /// Where the ratio is lowest, as the end of a sentence.
  package var spot: String {
    let ground = groundAt.map { " on \(shown($0)) of the one below" } ?? ""
    return (at.map { " at \(shown($0)) of the gradient" + ground } ?? "")
      + (renderer?.phrase ?? "") + (srgbNote.map { " (\($0))" } ?? "")
  }

  /// The difference in lightness, as a figure next to the ratio.
  package var figure: String { "ΔL* \(lightness)" }

  /// The difference in lightness, with one decimal.
  package var lightness: String { plain((lightnessDifference * 10).rounded() / 10) }

  /// The second figure, and where the ratio is lowest, each fact in a few words.
  package var notes: [String] {
    [figure, place.map { "worst at \($0)" }, renderer?.name, srgbNote].compactMap(\.self)
  }
}
