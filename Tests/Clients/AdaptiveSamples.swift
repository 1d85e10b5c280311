// A file of an app with themes that have a brand, a mode and a contrast.
import SwiftUI
import TokenValues
import UIKit

struct BuyButton: View {
  @Environment(\.theme) private var theme
  @Environment(\.tokenAppearance) private var appearance
  private let zen = Theme.adaptive(brand: .zen)

  var body: some View {
    VStack {
      Text("Buy")
        .foregroundStyle(Theme.adaptive(brand: .zen).button[.primary, .pressed].label)
        .background(zen.button[.primary, .pressed].bg, in: Capsule())
        .textStyle(theme.text.label)
        .textStyle(zen.text.label, relativeTo: .caption)
        .tokenShadow(theme.shadow.card)
        .tokenShadow(zen.shadow.card)
        .padding(CGFloat(Theme.space.m))
      RoundedRectangle(cornerRadius: CGFloat(theme.radius.card, rootSize: 17))
        .fill(theme.button[.quiet, .normal].shine)
      Capsule().strokeBorder(zen.button[.quiet, .normal].shine, lineWidth: 2)
      Color(zen.button[.primary, .pressed].bg).tokenAppearance(TokenAppearance(isDark: true))
      if appearance.isDark { Color(theme.button[.primary, .normal].label) }
    }
    .theme(Theme(brand: .zen, mode: .dark))
    .theme(brand: .acme)
    .tokenAppearance(nil)
    .environment(\.theme, Theme(brand: .zen))
    .environment(\.tokenAppearance, TokenAppearance(isDark: false))
  }
}

nonisolated func need<Value: Hashable & Sendable>(_ value: Value) {}

/// Values that any thread may use.
nonisolated func everything(_ environment: EnvironmentValues) {
  let zen = Theme.adaptive(brand: .zen)
  need(zen)
  need(zen.text.label)
  need(zen.button[.primary, .pressed].bg[in: environment.tokenAppearance])
  need(environment.theme)
  need(Color(zen.button[.primary, .pressed].bg))
  need(UIColor(zen.button[.primary, .pressed].bg))
  need(UnitCurve(TokenCubicBezier(0, 0, 1, 1)))
  need(TokenColor(0x112233).hex)
  _ = zen.button[.primary, .pressed].shine.resolve(in: environment)
  _ = Animation(TokenCubicBezier(0, 0, 1, 1), duration: .seconds(1))
}
