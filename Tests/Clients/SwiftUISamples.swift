// An app's file with only one of our imports: the SwiftUI samples of the designers' documents.
import EBComponents
import SwiftUI

struct CountdownSamples: View {
  let saleEnd: Date
  let lastChance: Date
  let voucherExpiry: Date
  let timeLeft: Duration
  @State private var isPromoShown = true
  @Environment(\.theme) private var theme

  func openSale() {}

  var body: some View {
    VStack {
      // Primitive — inline countdown bar
      EBCountdown(endsAt: saleEnd)
        .ebStyle(.one)

      // Segmented boxes, Mins+Secs only
      EBCountdown(endsAt: lastChance)
        .ebStyle(.per)
        .ebUnits([.mins, .secs])

      // Pill — dock inside a Voucher card
      EBCountdown(endsAt: voucherExpiry)
        .ebStyle(.pill)
        .ebState(timeLeft < .hours(24) ? .expiring : .default)

      // Promo recipe — composition over the primitive
      EBCountdownPromo(
        title: "Hurry up! Sale ends in:",
        endsAt: saleEnd,
        cta: "Show now!",
        onTapCTA: { openSale() }
      )
    }
    .foregroundStyle(Color(theme.colors.surface.page))
    .background(Color(Theme.colors.background.danger))
    .theme(.dark)
  }
}

/// Layouts, ends and words of an app.
struct OwnCountdowns: View {
  let end: Date
  func openOffers() {}

  var body: some View {
    VStack {
      EBCountdown(endsAt: end) { $0.numbers }
      EBCountdown(endsAt: end, onExpire: openOffers) { countdown in
        if countdown.state == .expired { Text("See you next year") } else { countdown.numbers }
      }
      EBCountdown(endsAt: end) {
        Image(systemName: "clock")
      } expired: {
        Button("More offers") { openOffers() }
      }
      EBCountdown(endsAt: end, expired: { Text("Over") }).ebAnnouncements(.off)
      EBCountdownPromo(
        title: "Kickoff in:", expiredTitle: "It is on", endsAt: end, cta: "Watch",
        onTapCTA: { openOffers() })
      EBCountdownWidgetPill(endsAt: end, date: .now)
    }
    .ebWords { $0.endsIn = { "Kickoff in \($0)" } }
  }
}

struct CounterSamples: View {
  let count: Int
  let limit: Int?

  var body: some View {
    HStack {
      EBCounter(count: count, limit: limit)
      EBCounter(count: 100, maxDisplay: 999)
      EBCounter(count: 3, state: .active)
      EBCounter(count: 0, hideWhenZero: true)
      EBCounter(count: 5).accessibilityLabel("5 unread messages")
    }
  }
}

struct BadgeSamples: View {
  var body: some View {
    let customStyle: Style<NotificationBadge> = { badge in
      badge.cornerRadius = .medium(roundedCorners: .allCorners)
    }
    VStack {
      NotificationBadge()
      NotificationBadge(content: .counter(150), maxCount: 99)
      NotificationBadge(content: .counter(10), style: customStyle)
      NotificationBadge(
        content: .counter(25),
        maxCount: 99,
        style: DesignSystem.shared.styles.notificationBadge
      )
      Badge(text: "Pending", style: DesignSystem.shared.styles.badgeWarning)
      SummaryStackView(rows: [Badge(text: "Status", customSpacingAfter: 16), Badge(text: "New")])
    }
  }
}

/// Every enum that the components take, by each of its cases.
@MainActor func everyCase() -> some View {
  VStack {
    ForEach(EBCountdownStyle.allCases, id: \.self) { style in
      EBCountdown(endsAt: .now, notifiesIfAlreadyExpired: true).ebStyle(style).ebState(.expired)
    }
    ForEach(EBCounterState.allCases, id: \.self) { EBCounter(count: 3, state: $0) }
    ForEach(BadgeKind.allCases, id: \.self) { kind in
      Badge(text: "New", style: DesignSystem.shared.styles.badge(kind))
    }
  }
}
