/// A component whose code Figma shows.
enum FigmaComponent: String, CaseIterable, Decodable {
  case counter = "EBCounter"
  case countdown = "EBCountdown"
  case countdownPromo = "EBCountdownPromo"
  case badge = "Badge"
  case notificationBadge = "NotificationBadge"

  /// The name of its Swift type.
  var name: String { rawValue }

  /// The path of the file that declares it, from the package's root.
  var source: String {
    let folder =
      switch self {
      case .counter: "Counter"
      case .countdown, .countdownPromo: "Countdown/Views"
      case .badge, .notificationBadge: "Badge"
      }
    return "Sources/Components/EBComponents/\(folder)/\(name).swift"
  }

  /// The placeholder for its node while the node is unknown.
  var placeholder: String { "\(name.uppercased())_NODE" }
}
