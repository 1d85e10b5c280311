import EBComponents
import SwiftUI

extension Sample {
  static let contextRows = [
    Sample("A counter in a section header", of: .counter(.filled)) {
      HStack {
        Text(verbatim: "Notifications")
          .foregroundStyle(ink)
        EBCounter(count: 5, noun: "unread notifications")
        Spacer()
      }
    },
    Sample("A counter in a row", of: .counter(.filled)) {
      HStack {
        Text(verbatim: "Beneficiaries")
          .foregroundStyle(ink)
        Spacer()
        EBCounter(count: 3, limit: 10, noun: "beneficiaries")
      }
    },
    Sample("A counter on a tab", of: .counter(.filled), .counter(.active)) {
      HStack(spacing: 24) {
        HStack(spacing: 4) {
          Text(verbatim: "Pending")
          EBCounter(count: 247, state: .active, noun: "pending orders")
        }
        HStack(spacing: 4) {
          Text(verbatim: "Sent")
          EBCounter(count: 8, noun: "sent orders")
        }
      }
      .foregroundStyle(ink)
    },
    Sample("A badge in a row", of: .badge(.success)) {
      HStack {
        Text(verbatim: "Order 1042")
          .foregroundStyle(ink)
        Spacer()
        Badge(text: "Shipped", style: DesignSystem.shared.styles.badgeSuccess)
          .fixedSize()
      }
    },
    Sample("Notification badges on tab icons", of: .notificationBadge) {
      HStack(spacing: 48) {
        Image(systemName: "house")
          .accessibilityLabel("Home")
        Image(systemName: "bell")
          .accessibilityLabel("Alerts")
          .overlay(alignment: .topTrailing) {
            NotificationBadge(
              content: .counter(5), style: { $0.accessibilityLabel = "5 new alerts" }
            )
            .offset(x: 12, y: -10)
          }
      }
      .font(.system(size: 24))
      .foregroundStyle(ink)
    },
  ]

  static let contextCards = [
    Sample("A pill in a card", of: .countdown(.pill, .expiring)) {
      VStack(alignment: .leading, spacing: 12) {
        Text(verbatim: "Summer sale")
        Text(verbatim: "Garden chairs at half the price.")
          .font(.caption)
        EBCountdown(endsAt: lastHours)
          .ebStyle(.pill)
      }
      .foregroundStyle(ink)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
      .overlay {
        RoundedRectangle(cornerRadius: 12)
          .strokeBorder(ink)
      }
    },
    Sample("A bar above an action", of: .countdown(.one, .default), .badge(.neutral)) {
      VStack(spacing: 12) {
        EBCountdown(endsAt: saleEnd)
        Button {
          openSale()
        } label: {
          Text(verbatim: "Show now!")
            .foregroundStyle(Theme.colors.onBackground.neutral)
            .padding(12)
            .frame(maxWidth: .infinity)
            .background(ink, in: Capsule())
        }
      }
    },
  ]
}
