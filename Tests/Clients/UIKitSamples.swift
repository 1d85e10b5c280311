// An app's file with only one of our imports: the UIKit samples of the designers' documents.
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

@MainActor func notificationBadges() -> [NotificationBadge] {
  let badge = NotificationBadge()
  // Set counter content
  badge.content = .counter(42)
  // Set text content
  badge.content = .text("Alert")
  // Hide badge
  badge.content = .empty

  // Different corner radius options
  badge.cornerRadius = .none
  badge.cornerRadius = .small(roundedCorners: .allCorners)
  badge.cornerRadius = .medium(roundedCorners: .allCorners)
  badge.cornerRadius = .large(roundedCorners: .allCorners)
  badge.cornerRadius = .max(roundedCorners: .allCorners)

  // Set maximum count
  badge.maxCount = 99
  badge.content = .counter(150)  // Displays "99+"

  // Empty badge (hidden by default)
  let emptyBadge = NotificationBadge()
  // Badge with counter
  let counterBadge = NotificationBadge(content: .counter(5))
  // Badge with text
  let textBadge = NotificationBadge(content: .text("New"))
  // Badge with counter and max count limit
  let limitedBadge = NotificationBadge(content: .counter(150), maxCount: 99)

  // Badge with custom styling
  let customStyle: Style<NotificationBadge> = { badge in
    badge.backgroundColor = .systemRed
    badge.cornerRadius = .medium(roundedCorners: .allCorners)
  }
  let styledBadge = NotificationBadge(content: .counter(10), style: customStyle)
  let fullBadge = NotificationBadge(
    content: .counter(25),
    maxCount: 99,
    style: DesignSystem.shared.styles.notificationBadge
  )
  return [badge, emptyBadge, counterBadge, textBadge, limitedBadge, styledBadge, fullBadge]
}

@MainActor func badges() -> SummaryStackView {
  let badge = Badge(text: "This is a longer badge text")
  badge.numberOfLines = 2
  badge.textColor = UIColor(Theme.colors.onBackground.danger)
  let spaced = Badge(
    text: "Status",
    style: DesignSystem.shared.styles.badge,
    customSpacingAfter: 16.0
  )
  let styles: [Style<Badge>] = [
    DesignSystem.shared.styles.badgeNeutral, DesignSystem.shared.styles.badgeInfo,
    DesignSystem.shared.styles.badgeSuccess, DesignSystem.shared.styles.badgeWarning,
    DesignSystem.shared.styles.badgeDanger,
  ]
  let fonts = [
    DesignSystem.shared.fonts.preferredFont(.caption1, .regular),
    DesignSystem.shared.fonts.preferredFont(.caption2, .semibold),
  ]
  let rows: [any SummaryStackRow] =
    [badge, spaced] + zip(styles, fonts).map { style, _ in Badge(text: "New", style: style) }
  return SummaryStackView(rows: rows)
}
