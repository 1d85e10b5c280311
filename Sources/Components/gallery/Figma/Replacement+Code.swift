import EBComponents
import Foundation
import Themes

extension Replacement {
  /// The view, as Swift code of a caller, which declares `saleEnd` and `openSale()`.
  ///
  /// A state is written only if the component does not derive it.
  var code: String {
    switch self {
    case .counter(let count, let limit, let state):
      let counter = Counter(count: count, limit: limit)
      let arguments = [
        "count: \(count)", limit.map { "limit: \($0)" },
        counter.state == state ? nil : "state: .\(state)",
        counter.isHidden ? "hideWhenZero: false" : nil,
      ]
      return "EBCounter(\(arguments.compactMap(\.self).joined(separator: ", ")))"
    case .countdown(let style, let variant):
      return "EBCountdown(endsAt: saleEnd).ebStyle(.\(style))" + variant.modifiers(in: style)
    case .countdownPromo(let title, let cta, let variant):
      return "EBCountdownPromo(title: \(title.debugDescription), endsAt: saleEnd, "
        + "cta: \(cta.debugDescription), onTapCTA: { openSale() })" + variant.modifiers(in: .one)
    }
  }
}

extension CountdownVariant {
  fileprivate func modifiers(in style: EBCountdownStyle) -> String {
    (units == style.ownUnits ? "" : ".ebUnits(\(units.code))")
      + (state == .default ? "" : ".ebState(.\(state))")
  }
}

extension EBCountdownStyle {
  /// The units that are shown without a choice.
  var ownUnits: [EBTimeUnit] {
    let anyDay = Date(timeIntervalSince1970: 0)
    let deadline = CountdownClock.stopped(at: anyDay).deadline(endsAt: anyDay)
    return Countdown(deadline: deadline, style: self).units
  }
}

extension [EBTimeUnit] {
  /// The list in Swift: `[.mins, .secs]`.
  var code: String { "[\(map { ".\($0)" }.joined(separator: ", "))]" }
}
