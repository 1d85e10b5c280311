import EBComponents
import SwiftUI

extension Live {
  /// The live previews, each for the section of its component.
  static let all = [counter, countdown, promo, notificationBadge, badge]

  private static let counter = Live(
    section: "counter", component: "EBCounter", start: Sample.counterStates[1],
    knobs: [
      .knob("count", number: 5), .knob("limit", number: nil),
      .knob("maxDisplay", number: Counter(count: 0).maxDisplay),
      .knob("state", values: EBCounterState.allCases, none: "derived"),
      .knob("hideWhenZero", isOn: Counter(count: 0).hideWhenZero),
      .knob("noun", text: "unread messages"),
    ],
    drawings: [hidden]
      + EBCounterState.allCases.flatMap { state in
        [("", 5, nil), (" wide", 15, nil), (" limit", 5, 10)].map { name, count, limit in
          Sample("\(state)\(name)", of: .counter(state)) {
            EBCounter(count: count, limit: limit, state: state)
          }
        }
      })

  private static let countdown = Live(
    section: "countdown", component: "EBCountdown", start: Sample.countdownBars[0],
    knobs: [
      .knob("style", values: EBCountdownStyle.allCases),
      .knob("state", values: EBCountdownState.allCases, none: "derived"),
      .knob("icon", isOn: false),
      .knob("units", boxes: EBTimeUnit.allCases.map(\.rawValue), none: "the style’s own"),
    ], clock: LiveClock(announces: true),
    drawings: EBCountdownStyle.allCases.flatMap { style in
      (style == .pill ? [false, true] : [false]).flatMap { hasIcon in
        Sample.ends.flatMap { end in
          (1...4).map {
            countdown(style, end.state, endsAt: end.moment, units: $0, hasIcon: hasIcon)
          }
        }
      }
    })

  /// The layout depends on the number of units, not on which they are.
  private static func countdown(
    _ style: EBCountdownStyle, _ state: EBCountdownState, endsAt moment: Date, units: Int,
    hasIcon: Bool
  ) -> Sample {
    let name = "\(style) \(state) \(units)" + (hasIcon ? " icon" : "")
    return Sample(name, of: .countdown(style, state)) {
      EBCountdown(endsAt: moment) {
        if hasIcon { Image(systemName: "clock") }
      }
      .ebStyle(style)
      .ebUnits(EBTimeUnit.allCases.suffix(units))
    }
  }

  private static let promo = Live(
    section: "promo", component: "EBCountdownPromo", start: Sample.promoStates[0],
    knobs: [
      .knob("title", text: "Hurry up! Sale ends in:"), .knob("cta", text: "Show now!"),
      .knob("state", values: EBCountdownState.allCases, none: "derived"),
    ], clock: LiveClock(announces: false),
    drawings: Sample.ends.flatMap { state, moment, _ in
      ["", "Title"].flatMap { title in
        ["", "Button"].map { cta in
          let name = "\(state)" + (title.isEmpty ? "" : " title") + (cta.isEmpty ? "" : " cta")
          return Sample(name, of: .countdown(.one, state), .promo(state)) {
            EBCountdownPromo(title: title, endsAt: moment, cta: cta, onTapCTA: {})
          }
        }
      }
    })

  private static let notificationBadge = Live(
    section: "notification-badge", component: "NotificationBadge",
    start: Sample.notificationBadges[0],
    knobs: [
      .knob("content", options: ["counter", "text", "empty"].map { ($0, ".\($0)") }),
      .knob("counter", number: 5), .knob("text", text: "New"), .knob("maxCount", number: nil),
      .knob("hideWhenZero", isOn: NotificationBadge().hideWhenZero),
      .knob("cornerRadius", options: radii.map { ($0.name, ".\($0.name)") }),
      .knob("roundedCorners", options: corners.map { ($0.name, $0.name) }),
      .knob("accessibilityLabel", text: ""),
    ],
    drawings: [hidden]
      + radii.flatMap { radius in
        corners.flatMap { corner in
          [("", "5"), (" wide", "New")].map { name, text in
            Sample("\(radius.name) \(corner.name)\(name)", of: .notificationBadge) {
              NotificationBadge(
                content: .text(text), style: { $0.cornerRadius = radius.type(corner.set) })
            }
          }
        }
      })

  private typealias Radius = @Sendable (RoundedCorners) -> DesignSystem.CornerRadiusTypes

  /// The default first.
  private static let radii: [(name: String, type: Radius)] = [
    ("max", { .max(roundedCorners: $0) }), ("large", { .large(roundedCorners: $0) }),
    ("medium", { .medium(roundedCorners: $0) }), ("small", { .small(roundedCorners: $0) }),
    ("none", { _ in .none }),
  ]

  /// All corners, and sets that designs have used.
  private static let corners: [(name: String, set: RoundedCorners)] = [
    (".allCorners", .allCorners),
    (
      "[.topLeading, .topTrailing, .bottomTrailing]", [.topLeading, .topTrailing, .bottomTrailing]
    ),
    ("[.topLeading, .topTrailing]", [.topLeading, .topTrailing]),
  ]

  private static let badge = Live(
    section: "badge", component: "Badge", start: Sample.badgeKinds[0],
    knobs: [
      .knob("kind", values: BadgeKind.allCases), .knob("text", text: "Draft"),
      .knob("numberOfLines", options: lines.map { ("\($0)", $0 == 0 ? "0: no limit" : "\($0)") }),
      .knob("accessibilityLabel", text: ""),
    ],
    drawings: [hidden]
      + BadgeKind.allCases.flatMap { kind in
        lines.map { lines in
          Sample("\(kind) \(lines)", of: .badge(kind)) {
            Badge(text: "Draft") {
              DesignSystem.shared.styles.badge(kind)(&$0)
              $0.numberOfLines = lines
            }
          }
        }
      })

  /// The default first.
  private static let lines = [1, 2, 3, 0]

  private static let hidden = Sample("hidden") { EmptyView() }
}
