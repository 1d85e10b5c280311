import Themes

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
    switch style {
    case .one:
      self.init(width: layout.barWidth.inPoints(), height: layout.barHeight.inPoints())
    case .per:
      self.init(
        width: Self.boxesWidth(EBTimeUnit.shown(units), theme), height: layout.perHeight.inPoints())
    case .pill:
      self.init(
        width: Self.pillWidth(EBTimeUnit.shown(units), theme),
        height: layout.pillHeight.inPoints())
    }
  }

  /// The size of the promo card.
  public static func promo(in theme: Theme) -> CountdownSize {
    let layout = theme.countdown.layout
    return CountdownSize(
      width: layout.promoWidth.inPoints(), height: layout.promoHeight.inPoints())
  }

  /// The minimum width of a pill; with one or two units it hugs its text.
  private static func pillWidth(_ units: [EBTimeUnit], _ theme: Theme) -> Double {
    let layout = theme.countdown.layout
    return (units.count > 2 ? layout.pillWidth : layout.pillHeight).inPoints()
  }

  /// The width of a row of boxes, which depends on their number only.
  private static func boxesWidth(_ units: [EBTimeUnit], _ theme: Theme) -> Double {
    let layout = theme.countdown.layout
    return switch units.count {
    case 4: layout.perWidth.inPoints()
    case 3: layout.perWidthWithoutDays.inPoints()
    case 2: layout.perWidthMinsSecs.inPoints()
    default: layout.boxWidth.inPoints()
    }
  }
}
