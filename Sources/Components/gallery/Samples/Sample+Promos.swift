import EBComponents
import SwiftUI

extension Sample {
  static let promoStates = [
    Sample("Promo, default", of: .countdown(.one, .default), .promo(.default)) {
      EBCountdownPromo(
        title: "Hurry up! Sale ends in:", endsAt: saleEnd, cta: "Show now!",
        onTapCTA: { openSale() })
    },
    Sample("Promo, expiring", of: .countdown(.one, .expiring), .promo(.expiring)) {
      EBCountdownPromo(
        title: "Hurry up! Sale ends in:", endsAt: lastHours, cta: "Show now!",
        onTapCTA: { openSale() })
    },
    Sample("Promo, expired", of: .countdown(.one, .expired), .promo(.expired)) {
      EBCountdownPromo(
        title: "Hurry up! Sale ends in:", endsAt: justEnded, cta: "Show now!",
        onTapCTA: { openSale() })
    },
  ]

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
    Sample(
      "Pressed", note: "Both buttons are being touched.", of: .countdown(.one, .default),
      .promo(.default), in: Setting(isPressed: true)
    ) {
      EBCountdownPromo(
        title: "Hurry up! Sale ends in:", endsAt: saleEnd, cta: "Show now!",
        onTapCTA: { openSale() })
    },
    Sample("Disabled", of: .countdown(.one, .default), .promo(.default)) {
      EBCountdownPromo(
        title: "Hurry up! Sale ends in:", endsAt: saleEnd, cta: "Show now!",
        onTapCTA: { openSale() }
      )
      .disabled(true)
    },
  ]
}
