// Uses of generated themes off the main actor, with any default isolation.
import SwiftUI
import UIKit

nonisolated func page() -> TokenColor { Theme.light.colors.surface.page }
nonisolated func isOneTheme() -> Bool { Theme.light == Theme.dark }
nonisolated func need<Value: Hashable & Sendable>(_ value: Value) {}
nonisolated func send<Value: Sendable>(_ value: Value) {}

nonisolated func everything() {
  for theme in Theme.allCases {
    need(theme)
    need(theme.mode)
    send(theme.countdown.one[.expiring])
    need(theme.countdown.one[.expiring].bg)
    need(theme.text.countdown.number.family)
    need(theme.radius.small)
    need(theme.countdown.behavior.expiringThresholdHours)
  }
  need(EBCountdownState.allCases)
  need(Theme(mode: .dark))
  need(Theme(rawValue: "dark"))
  send(Theme.adaptive.countdown.one[.expiring].bg)
  need(Theme.colors.background.danger[in: TokenAppearance(isDark: true)])
  need(TokenColor(0x112233))
  need(TokenShadow(layers: []))
  need(TokenStrokeStyle.dashes([.points(1)], cap: .round))
  need(
    TokenTransition(
      duration: .zero, delay: .zero, timingFunction: TokenCubicBezier(0, 0, 1, 1)))
}

/// Values that bridges create for the system. UIKit may resolve a color on any thread, so it must not
/// need the main actor.
nonisolated func bridges(_ traits: UITraitCollection, _ environment: EnvironmentValues) {
  _ = UIColor(Theme.colors.background.danger)
  _ = UIColor(Theme.dark.countdown.pill.expiring.text)
  _ = UIFont(Theme.light.text.countdown.number)
  _ = Theme(TokenAppearance(traits))
  _ = Theme(TokenAppearance(environment))
  _ = Color(Theme.colors.background.danger)
  _ = Color(Theme.dark.countdown.pill.expiring.text)
  _ = AnyShapeStyle(Theme.light.countdown.one.default.bg)
  _ = Font(fixed: Theme.light.text.countdown.number, scale: 1.2)
}
