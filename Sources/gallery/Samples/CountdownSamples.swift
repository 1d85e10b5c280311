import EBComponents
import SwiftUI

@MainActor let countdownBars = [
  Sample("One bar, default", .countdown(.one, .default)) {
    EBCountdown(endsAt: saleEnd)
  },
  Sample("One bar, expiring", .countdown(.one, .expiring)) {
    EBCountdown(endsAt: lastHours)
  },
  Sample("One bar, expired", .countdown(.one, .expired)) {
    EBCountdown(endsAt: justEnded)
  },
]

@MainActor let countdownBoxes = [
  Sample("Boxes, default", .countdown(.per, .default)) {
    EBCountdown(endsAt: saleEnd)
      .ebStyle(.per)
  },
  Sample("Boxes, expiring", .countdown(.per, .expiring)) {
    EBCountdown(endsAt: lastHours)
      .ebStyle(.per)
  },
  Sample("Boxes, expired", .countdown(.per, .expired)) {
    EBCountdown(endsAt: justEnded)
      .ebStyle(.per)
  },
]

@MainActor let countdownPills = [
  Sample("Pill, default", .countdown(.pill, .default)) {
    EBCountdown(endsAt: saleEnd)
      .ebStyle(.pill)
  },
  Sample("Pill, expiring", .countdown(.pill, .expiring)) {
    EBCountdown(endsAt: lastHours)
      .ebStyle(.pill)
  },
  Sample("Pill, expired", .countdown(.pill, .expired)) {
    EBCountdown(endsAt: justEnded)
      .ebStyle(.pill)
  },
  Sample("Pill with an icon", note: "The icon is the caller's.", .countdown(.pill, .default)) {
    EBCountdown(endsAt: saleEnd) {
      Image(systemName: "clock")
    }
    .ebStyle(.pill)
  },
]

@MainActor let countdownUnits = [
  Sample(
    "No days", note: "The first unit includes the days: 85 hours.",
    .countdown(.per, .default)
  ) {
    EBCountdown(endsAt: saleEnd)
      .ebStyle(.per)
      .ebUnits([.hours, .mins, .secs])
  },
  Sample("Minutes and seconds", .countdown(.per, .expiring)) {
    EBCountdown(endsAt: lastMinutes)
      .ebStyle(.per)
      .ebUnits([.mins, .secs])
  },
  Sample("A bar without days", .countdown(.one, .default)) {
    EBCountdown(endsAt: saleEnd)
      .ebUnits([.hours, .mins, .secs])
  },
  Sample("A pill of two units", note: "It hugs its text.", .countdown(.pill, .expiring)) {
    EBCountdown(endsAt: lastHours)
      .ebStyle(.pill)
      .ebUnits([.hours, .mins])
  },
  Sample(
    "A state set by the caller", note: "Until the end, which is always expired.",
    .countdown(.one, .expiring)
  ) {
    EBCountdown(endsAt: saleEnd)
      .ebState(.expiring)
  },
]
