import EBComponents
import SwiftUI

extension Sample {
  static let notificationBadges = [
    Sample("Counter", of: .notificationBadge) {
      NotificationBadge(content: .counter(5))
    },
    Sample("More than the maximum", note: "Spoken in full.", of: .notificationBadge) {
      NotificationBadge(content: .counter(150), maxCount: 99)
    },
    Sample("No maximum", of: .notificationBadge) {
      NotificationBadge(content: .counter(1_250))
    },
    Sample("Text", of: .notificationBadge) {
      NotificationBadge(content: .text("New"))
    },
    Sample("Empty") {
      NotificationBadge()
    },
  ]

  static let notificationCorners = [
    Sample("Corners: none", of: .notificationBadge) {
      NotificationBadge(content: .text("New"), style: { $0.cornerRadius = .none })
    },
    Sample("Corners: small", of: .notificationBadge) {
      NotificationBadge(content: .text("New"), style: { $0.cornerRadius = .small() })
    },
    Sample("Corners: medium", of: .notificationBadge) {
      NotificationBadge(content: .text("New"), style: { $0.cornerRadius = .medium() })
    },
    Sample("Corners: large", of: .notificationBadge) {
      NotificationBadge(content: .text("New"), style: { $0.cornerRadius = .large() })
    },
    Sample("Corners: max", of: .notificationBadge) {
      NotificationBadge(content: .text("New"), style: { $0.cornerRadius = .max() })
    },
    Sample("One square corner", note: "Like a speech bubble.", of: .notificationBadge) {
      NotificationBadge(
        content: .text("New"),
        style: {
          $0.cornerRadius = .max(roundedCorners: [.topLeading, .topTrailing, .bottomTrailing])
        })
    },
  ]

  static let badgeKinds = [
    Sample("Neutral", of: .badge(.neutral)) {
      Badge(text: "Draft")
    },
    Sample("Info", of: .badge(.info)) {
      Badge(text: "New", style: DesignSystem.shared.styles.badgeInfo)
    },
    Sample("Success", of: .badge(.success)) {
      Badge(text: "Complete", style: DesignSystem.shared.styles.badgeSuccess)
    },
    Sample("Warning", of: .badge(.warning)) {
      Badge(text: "Pending", style: DesignSystem.shared.styles.badgeWarning)
    },
    Sample("Danger", of: .badge(.danger)) {
      Badge(text: "Error", style: DesignSystem.shared.styles.badgeDanger)
    },
  ]

  static let badgeTexts = [
    Sample("One line", note: "The default: a long text is cut.", of: .badge(.info)) {
      Badge(
        text: "Free delivery for orders placed before noon on weekdays",
        style: DesignSystem.shared.styles.badgeInfo
      )
      .frame(maxWidth: 200)
    },
    Sample("As many lines as needed", of: .badge(.info)) {
      Badge(
        text: "Free delivery for orders placed before noon on weekdays",
        style: { badge in
          DesignSystem.shared.styles.badgeInfo(&badge)
          badge.numberOfLines = 0
        }
      )
      .frame(maxWidth: 200)
    },
    Sample("Spoken differently", of: .badge(.warning)) {
      Badge(
        text: "3 d",
        style: { badge in
          DesignSystem.shared.styles.badgeWarning(&badge)
          badge.accessibilityLabel = "Due in 3 days"
        })
    },
  ]

  static let summaryStacks = [
    Sample(
      "Rows with their own spaces", note: "12 points after the first row, 4 after the others.",
      of: .badge(.success), .badge(.warning), .badge(.neutral)
    ) {
      SummaryStackView(
        rows: [
          Badge(
            text: "Paid", style: DesignSystem.shared.styles.badgeSuccess, customSpacingAfter: 12),
          Badge(text: "Ships late", style: DesignSystem.shared.styles.badgeWarning),
          Badge(text: "Gift"),
        ], spacing: 4)
    }
  ]
}
