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
}
