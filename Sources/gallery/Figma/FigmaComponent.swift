/// A component that Figma shows the code of.
enum FigmaComponent: String, CaseIterable {
  case counter = "EBCounter"
  case countdown = "EBCountdown"
  case countdownPromo = "EBCountdownPromo"
  case badge = "Badge"
  case notificationBadge = "NotificationBadge"

  /// The name of its Swift type.
  var name: String { rawValue }

  /// The file that declares it, from the package's root.
  var source: String {
    let folder =
      switch self {
      case .counter: "Counter"
      case .countdown, .countdownPromo: "Countdown/Views"
      case .badge, .notificationBadge: "Badge"
      }
    return "Sources/EBComponents/\(folder)/\(name).swift"
  }

  /// Stands for its node until somebody knows it.
  var placeholder: String { "\(name.uppercased())_NODE" }
}
