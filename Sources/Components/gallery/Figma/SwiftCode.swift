import EBComponents
import Foundation
import Themes

/// Swift code of a caller; the caller declares `saleEnd` and `openSale()`.
enum SwiftCode {
  /// The view that replaces a variant of a sheet.
  ///
  /// A state is written only if the component does not derive it.
  static func view(_ replacement: Replacement) -> String {
    switch replacement {
    case .counter(let count, let limit, let state): counter(count, limit: limit, state: state)
    case .countdown(let style, let variant):
      "EBCountdown(endsAt: saleEnd).ebStyle(.\(style))" + modifiers(variant, in: style)
    case .countdownPromo(let title, let cta, let variant):
      "EBCountdownPromo(title: \(literal(title)), endsAt: saleEnd, cta: \(literal(cta)), "
        + "onTapCTA: { openSale() })" + modifiers(variant, in: .one)
    }
  }

  /// Units as a list in Swift: `[.mins, .secs]`.
  static func units(_ units: [EBTimeUnit]) -> String {
    "[\(units.map { ".\($0)" }.joined(separator: ", "))]"
  }

  /// The default units of a style.
  static func ownUnits(of style: EBCountdownStyle) -> [EBTimeUnit] {
    let anyDay = Date(timeIntervalSince1970: 0)
    let deadline = CountdownClock.stopped(at: anyDay).deadline(endsAt: anyDay)
    return Countdown(deadline: deadline, style: style).units
  }

  private static func counter(_ count: Int, limit: Int?, state: EBCounterState) -> String {
    let counter = Counter(count: count, limit: limit)
    let arguments = [
      "count: \(count)", limit.map { "limit: \($0)" },
      counter.state == state ? nil : "state: .\(state)",
      counter.isHidden ? "hideWhenZero: false" : nil,
    ]
    return "EBCounter(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }

  private static func modifiers(
    _ variant: CountdownVariant, in style: EBCountdownStyle
  ) -> String {
    (variant.units == ownUnits(of: style) ? "" : ".ebUnits(\(units(variant.units)))")
      + (variant.state == .default ? "" : ".ebState(.\(variant.state))")
  }

  /// A text as a string literal.
  private static func literal(_ text: String) -> String { text.debugDescription }
}
