import EBComponents
import SwiftUI

extension Sample {
  static let counterStates = [
    Sample(
      "Empty", note: "Shown only if the caller sets hideWhenZero to false.", of: .counter(.empty),
      designedAt: DesignedSize(width: 25, height: 24)
    ) {
      EBCounter(count: 0, hideWhenZero: false, noun: "unread messages")
    },
    Sample("Filled", of: .counter(.filled), designedAt: DesignedSize(width: 24, height: 24)) {
      EBCounter(count: 5, noun: "unread messages")
    },
    Sample("Active", note: "Never derived: the caller sets it.", of: .counter(.active)) {
      EBCounter(count: 5, state: .active, noun: "unread messages")
    },
    Sample(
      "Empty, with a limit", of: .counter(.empty), designedAt: DesignedSize(width: 53, height: 24)
    ) {
      EBCounter(count: 0, limit: 10, hideWhenZero: false, noun: "slots")
    },
    Sample(
      "Filled, with a limit", of: .counter(.filled), designedAt: DesignedSize(width: 59, height: 24)
    ) {
      EBCounter(count: 10, limit: 10, noun: "slots")
    },
    Sample("Active, with a limit", of: .counter(.active)) {
      EBCounter(count: 3, limit: 10, state: .active, noun: "slots")
    },
  ]

  static let counterLimits = [
    Sample(
      "More than 99", note: "The pill shows a limited number, speech the full one.",
      of: .counter(.filled)
    ) {
      EBCounter(count: 247, noun: "unread messages")
    },
    Sample("Another maximum", of: .counter(.filled)) {
      EBCounter(count: 1_250, maxDisplay: 999, noun: "unread messages")
    },
    Sample("Above the limit", note: "Clamped to the limit.", of: .counter(.filled)) {
      EBCounter(count: 12, limit: 10, noun: "slots")
    },
    Sample("Zero", note: "Hidden, unless hideWhenZero is false.") {
      EBCounter(count: 0, noun: "unread messages")
    },
  ]

  static let countdownBars = ends.map { state, moment, name in
    Sample("One bar, \(state)", of: .countdown(.one, state), showing: ["moment": name]) {
      EBCountdown(endsAt: moment)
    }
  }

  static let countdownBoxes = ends.map { state, moment, name in
    Sample("Boxes, \(state)", of: .countdown(.per, state), showing: ["moment": name]) {
      EBCountdown(endsAt: moment)
        .ebStyle(.per)
    }
  }

  static let countdownPills =
    ends.map { state, moment, name in
      Sample("Pill, \(state)", of: .countdown(.pill, state), showing: ["moment": name]) {
        EBCountdown(endsAt: moment)
          .ebStyle(.pill)
      }
    } + [
      Sample(
        "Pill with an icon", note: "The icon is the caller's.", of: .countdown(.pill, .default)
      ) {
        EBCountdown(endsAt: saleEnd) {
          Image(systemName: "clock")
        }
        .ebStyle(.pill)
      }
    ]

  static let countdownUnits = [
    Sample(
      "No days", note: "The first unit includes the days: 85 hours.",
      of: .countdown(.per, .default)
    ) {
      EBCountdown(endsAt: saleEnd)
        .ebStyle(.per)
        .ebUnits([.hours, .mins, .secs])
    },
    Sample("Minutes and seconds", of: .countdown(.per, .expiring)) {
      EBCountdown(endsAt: lastMinutes)
        .ebStyle(.per)
        .ebUnits([.mins, .secs])
    },
    Sample("A bar without days", of: .countdown(.one, .default)) {
      EBCountdown(endsAt: saleEnd)
        .ebUnits([.hours, .mins, .secs])
    },
    Sample("A pill of two units", note: "It hugs its text.", of: .countdown(.pill, .expiring)) {
      EBCountdown(endsAt: lastHours)
        .ebStyle(.pill)
        .ebUnits([.hours, .mins])
    },
    Sample(
      "A state set by the caller", note: "Until the end, which is always expired.",
      of: .countdown(.one, .expiring)
    ) {
      EBCountdown(endsAt: saleEnd)
        .ebState(.expiring)
    },
  ]

  static let promoStates = ends.map { state, moment, name in
    Sample(
      "Promo, \(state)", of: .countdown(.one, state), .promo(state), showing: ["moment": name]
    ) {
      EBCountdownPromo(
        title: "Hurry up! Sale ends in:", endsAt: moment, cta: "Show now!",
        onTapCTA: { openSale() })
    }
  }

  static let promoSlots = [
    Sample("Without a close button", of: .countdown(.one, .default), .promo(.default)) {
      EBCountdownPromo(title: "Members first, until:", endsAt: saleEnd) {
        EmptyView()
      } footer: {
        EBCountdownPromoCTA("Join", action: { openSale() })
      }
    },
    Sample(
      "The caller's footer", of: .countdown(.one, .default), .promo(.default),
      .badge(.success)
    ) {
      EBCountdownPromo(title: "Free returns end in:", endsAt: saleEnd) {
        EBCountdownPromoCloseButton(onDismiss: {})
      } footer: {
        Badge(text: "In stock", style: DesignSystem.shared.styles.badgeSuccess)
      }
    },
    Sample("Numbers only", of: .countdown(.one, .expiring), .promo(.expiring)) {
      EBCountdownPromo(title: "Last hours:", endsAt: lastHours) {
        EmptyView()
      } footer: {
        EmptyView()
      }
    },
    promoStates[0].again(
      "Pressed", note: "Both buttons are being touched.", in: Setting(isPressed: true)),
    Sample("Disabled", of: .countdown(.one, .default), .promo(.default)) {
      EBCountdownPromo(
        title: "Hurry up! Sale ends in:", endsAt: saleEnd, cta: "Show now!",
        onTapCTA: { openSale() }
      )
      .disabled(true)
    },
  ]

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

  static let notificationCorners =
    CodeConnectTemplate.radii.map { name, swift, radius in
      Sample("Corners: \(name)", of: .notificationBadge, showing: ["radius": swift]) {
        NotificationBadge(content: .text("New"), style: { $0.cornerRadius = radius })
      }
    } + [
      Sample("One square corner", note: "Like a speech bubble.", of: .notificationBadge) {
        NotificationBadge(
          content: .text("New"),
          style: {
            $0.cornerRadius = .max(roundedCorners: [.topLeading, .topTrailing, .bottomTrailing])
          })
      }
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
