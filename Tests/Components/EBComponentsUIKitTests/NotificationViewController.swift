// The unchanged sample of the document "Notification Badge", section "Updating badge content
// dynamically". It uses UIKit's types, so it is in a file without Testing.
import EBComponentsUIKit
import UIKit

class NotificationViewController: UIViewController {
  private let badge = NotificationBadge()

  override func viewDidLoad() {
    super.viewDidLoad()
    setupBadge()
  }

  private func setupBadge() {
    view.addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false

    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  func updateNotificationCount(_ count: Int) {
    badge.content = count > 0 ? .counter(count) : .empty
    badge.maxCount = 99
  }
}

extension NotificationViewController {
  /// The badge, for tests.
  var shownBadge: NotificationBadge? {
    view.subviews.compactMap { $0 as? NotificationBadge }.first
  }

  /// How far an edge of the badge is from the same edge of the screen.
  func distance(_ edge: NSLayoutConstraint.Attribute) -> CGFloat? {
    view.constraints.first { $0.firstItem === shownBadge && $0.firstAttribute == edge }?.constant
  }
}
