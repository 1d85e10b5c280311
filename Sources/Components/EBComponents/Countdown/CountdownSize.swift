public import Themes
import TokenValues

/// The designed size of a countdown, in points.
public struct CountdownSize: Hashable, Sendable {
  /// The width.
  public let width: Double
  /// The height.
  public let height: Double

  /// Creates a size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of a countdown that shows these units. The width of a pill is its minimum width.
  public init(style: EBCountdownStyle, units: [EBTimeUnit], theme: Theme) {
    let layout = theme.countdown.layout
    let count = EBTimeUnit.shown(units).count
    let (width, height) =
      switch style {
      case .one: (layout.barWidth, layout.barHeight)
      case .per: (Self.boxesWidth(count, layout), layout.perHeight)
      // With one or two units it hugs its text.
      case .pill: (count > 2 ? layout.pillWidth : layout.pillHeight, layout.pillHeight)
      }
    self.init(width: width, height: height)
  }

  /// The size of the promo card.
  public static func promo(in theme: Theme) -> CountdownSize {
    let layout = theme.countdown.layout
    return CountdownSize(width: layout.promoWidth, height: layout.promoHeight)
  }

  /// The width of a row of boxes, which depends on their number only.
  private static func boxesWidth(
    _ count: Int, _ layout: Theme.CountdownTokens.LayoutTokens
  ) -> Double {
    switch count {
    case 4: layout.perWidth
    case 3: layout.perWidthWithoutDays
    case 2: layout.perWidthMinsSecs
    default: layout.boxWidth
    }
  }
}
