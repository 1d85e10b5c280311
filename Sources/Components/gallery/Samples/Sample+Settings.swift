import EBComponents
import SwiftUI

extension Sample {
  /// Languages with different digits, unit words and reading directions.
  static let languages = [
    "en_US", "ar_EG", "de_DE", "fr_FR", "hi_IN@numbers=deva", "ja_JP",
  ].map { locale in
    Sample(
      Setting(locale: locale).languageName, of: .countdown(.one, .default),
      .countdown(.pill, .expiring),
      .counter(.filled), .notificationBadge, in: Setting(locale: locale)
    ) {
      VStack(spacing: 12) {
        EBCountdown(endsAt: saleEnd)
        EBCountdown(endsAt: lastHours).ebStyle(.pill)
        HStack(spacing: 12) {
          EBCounter(count: 3, limit: 10)
          NotificationBadge(content: .counter(1_250))
        }
      }
    }
  }

  static let longTexts = [
    Sample(
      "A long title", note: "The card grows; nothing is cut.", of: .countdown(.one, .default),
      .promo(.default)
    ) {
      EBCountdownPromo(
        title: "Our summer sale on everything for house and garden ends in:", endsAt: saleEnd,
        cta: "Show all offers", onTapCTA: { openSale() })
    },
    Sample("Many days", note: "A third digit where it takes one.", of: .countdown(.per, .default)) {
      EBCountdown(endsAt: saleEnd.addingTimeInterval(362 * 86_400))
        .ebStyle(.per)
    },
    Sample("Large numbers", of: .counter(.filled)) {
      EBCounter(count: 12_500, limit: 1_000_000, noun: "points")
    },
  ]

  static let moreContrast = [
    countdownBars[0].again(
      "A bar with increased contrast",
      note:
        "Units, colons and border take the numbers’ color. The fill is the end of the gradient. "
        + "All text has at least 4.5:1.", in: Setting(contrast: .increased)),
    countdownBoxes[0].again(
      "Boxes with increased contrast", note: "In dark the fill is the end of the bar’s gradient.",
      in: Setting(contrast: .increased)),
    promoStates[0].again(
      "A promo with increased contrast", note: "The card has the fill of the bar in it.",
      in: Setting(contrast: .increased)),
    countdownPills[1].again("A pill with increased contrast", in: Setting(contrast: .increased)),
  ]
}
