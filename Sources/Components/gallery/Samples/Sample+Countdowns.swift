import EBComponents
import SwiftUI

extension Sample {
  static let countdownBars = [
    Sample("One bar, default", of: .countdown(.one, .default)) {
      EBCountdown(endsAt: saleEnd)
    },
    Sample("One bar, expiring", of: .countdown(.one, .expiring)) {
      EBCountdown(endsAt: lastHours)
    },
    Sample("One bar, expired", of: .countdown(.one, .expired)) {
      EBCountdown(endsAt: justEnded)
    },
  ]

  static let countdownBoxes = [
    Sample("Boxes, default", of: .countdown(.per, .default)) {
      EBCountdown(endsAt: saleEnd)
        .ebStyle(.per)
    },
    Sample("Boxes, expiring", of: .countdown(.per, .expiring)) {
      EBCountdown(endsAt: lastHours)
        .ebStyle(.per)
    },
    Sample("Boxes, expired", of: .countdown(.per, .expired)) {
      EBCountdown(endsAt: justEnded)
        .ebStyle(.per)
    },
  ]

  static let countdownPills = [
    Sample("Pill, default", of: .countdown(.pill, .default)) {
      EBCountdown(endsAt: saleEnd)
        .ebStyle(.pill)
    },
    Sample("Pill, expiring", of: .countdown(.pill, .expiring)) {
      EBCountdown(endsAt: lastHours)
        .ebStyle(.pill)
    },
    Sample("Pill, expired", of: .countdown(.pill, .expired)) {
      EBCountdown(endsAt: justEnded)
        .ebStyle(.pill)
    },
    Sample("Pill with an icon", note: "The icon is the caller's.", of: .countdown(.pill, .default))
    {
      EBCountdown(endsAt: saleEnd) {
        Image(systemName: "clock")
      }
      .ebStyle(.pill)
    },
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
}
