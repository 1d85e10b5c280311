import EBComponents
import Themes

/// A variant whose colors a sample is drawn in, as the contrast audit names it.
enum Variant: Hashable {
  case counter(EBCounterState)
  case countdown(EBCountdownStyle, EBCountdownState)
  case notificationBadge
  case badge(BadgeKind)

  /// The prefix of the keys of its rows in the audit.
  func key(in theme: Theme) -> String {
    let mode = "mode=\(theme)"
    return switch self {
    case .counter(let state): "EBCounter/state=\(state)/\(mode)/"
    case .countdown(let style, let state):
      "EBCountdown/style=\(style)/\(mode)/state=\(state)/"
    case .notificationBadge: "NotificationBadge/\(mode)/"
    case .badge(let kind): "Badge/kind=\(kind)/\(mode)/"
    }
  }
}
