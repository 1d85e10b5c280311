import UIKit

/// The environment of a view.
@MainActor func surroundings(
  _ locale: String = "en_US", scheme: ColorScheme = .light,
  change: (inout EnvironmentValues) -> Void = { _ in }
) -> EnvironmentValues {
  var values = EnvironmentValues()
  values.locale = Locale(identifier: locale)
  values.colorScheme = scheme
  values.layoutDirection =
    values.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  change(&values)
  return values
}

/// The drawing of a view.
@MainActor func drawn(_ view: some View, in values: EnvironmentValues? = nil) -> RenderNode? {
  ViewHost(view, environment: values ?? surroundings()).render()
}

/// Runs with the given typefaces installed.
@MainActor func withInstalled(_ families: Set<String>, body: () -> Void) {
  UIFont.$standInFamilies.withValue(families, operation: body)
}

/// The fixed date of the tests.
let noon = Date(timeIntervalSince1970: 1_800_000_000)

/// A date after noon.
func afterNoon(days: Int = 0, hours: Int = 0, mins: Int = 0, secs: Int = 0) -> Date {
  noon.addingTimeInterval(Double(((days * 24 + hours) * 60 + mins) * 60 + secs))
}

extension RenderNode {
  /// The fills of shapes, outermost first.
  var fills: [Paint] {
    all.compactMap { if case .fill(_, let paint) = $0.kind { paint } else { nil } }
  }

  /// The labels that a screen reader would read, in order.
  var labels: [String] { elements.map(\.label) }

  /// Taps the button with a label; false if there is none.
  @MainActor func tap(_ label: String) -> Bool {
    let button = all.last { node in
      node.elements.map(\.label) == [label]
        && node.all.contains { if case .button = $0.kind { true } else { false } }
    }
    for node in button?.all ?? [] {
      guard case .button(_, let press) = node.kind else { continue }
      press()
      return true
    }
    return false
  }
}

extension RenderNode {
  /// The numbers of a bar or boxes, without the words below them.
  var numbers: [String] { texts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element) }
}

extension Date {
  /// From this date to another one.
  func duration(to other: Date) -> Duration { .seconds(other.timeIntervalSince(self)) }
}

/// A time left in days, hours, minutes and seconds.
func left(days: Int = 0, hours: Int = 0, mins: Int = 0, secs: Int = 0) -> Duration {
  .seconds(((days * 24 + hours) * 60 + mins) * 60 + secs)
}

/// A token's color as 0xRRGGBB.
func hex(_ token: TokenColor) -> UInt32 { token.hex }

extension TokenColor {
  fileprivate var hex: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}

extension Paint {
  /// Its colors as 0xRRGGBB, from top to bottom.
  var hexes: [UInt32] {
    switch self {
    case .color(let color): [color.hex]
    case .gradient(let stops): stops.map(\.color.hex)
    }
  }
}

extension Paint.RGBA {
  var hex: UInt32 { TokenColor(sRGB: red, green, blue).hex }
}

extension RenderNode {
  /// The colors of the texts, in order.
  var inks: [UInt32] { textRuns.flatMap(\.paint.hexes) }

  /// The radii of filled rectangles: upper leading, upper trailing, then the lower ones.
  var radii: [[Double]] {
    all.compactMap { node in
      guard case .fill(.rounded(let radii), _) = node.kind else { return nil }
      return [radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]
    }
  }

  /// Whether its size is fixed.
  var isFixed: Bool {
    all.contains { if case .fixedSize(true, true) = $0.kind { true } else { false } }
  }

  /// The frames, outermost first.
  var frames: [FrameSize] {
    all.compactMap { if case .frame(let size) = $0.kind { size } else { nil } }
  }

  /// The rows in it.
  var rows: [RenderNode] { all.filter { if case .row = $0.kind { true } else { false } } }

  /// The names of symbols and pictures.
  var images: [String] {
    all.compactMap { if case .image(let name, _, _) = $0.kind { name } else { nil } }
  }

  /// The opacities of translucent content.
  var opacities: [Double] {
    all.compactMap { if case .opacity(let opacity) = $0.kind { opacity } else { nil } }
  }
}
