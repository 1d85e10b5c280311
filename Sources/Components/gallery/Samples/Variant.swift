import EBComponents
import Themes

/// A variant whose colors a sample is drawn in, as the contrast audit names it.
enum Variant: Hashable {
  case counter(EBCounterState)
  case countdown(EBCountdownStyle, EBCountdownState)
  case notificationBadge
  case promo(EBCountdownState)
  case badge(BadgeKind)

  /// The component's name in its contract.
  var component: String {
    switch self {
    case .counter: "EBCounter"
    case .countdown: "EBCountdown"
    case .promo: "EBCountdownPromo"
    case .notificationBadge: "NotificationBadge"
    case .badge: "Badge"
    }
  }

  /// The values of the contract's axes, except the theme's.
  var values: [String: String] {
    switch self {
    case .counter(let state): ["state": "\(state)"]
    case .countdown(let style, let state): ["style": "\(style)", "state": "\(state)"]
    case .promo(let state): ["state": "\(state)"]
    case .notificationBadge: [:]
    case .badge(let kind): ["kind": "\(kind)"]
    }
  }
}
