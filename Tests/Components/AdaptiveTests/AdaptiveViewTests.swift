import SwiftUI
import Testing
import TokenValues

/// What views draw while the simulated system shows each of the four appearances.
@MainActor struct AdaptiveViewTests {
  private let zen = Theme.adaptive(brand: .zen).button[.primary, .pressed]

  @Test(arguments: TokenAppearance.allCases)
  func `adaptive styles follow the system`(appearance: TokenAppearance) {
    let theme = Theme(brand: .zen, appearance).button[.primary, .pressed]
    let view = Text("Buy").foregroundStyle(zen.label).background(zen.bg, in: Capsule())
    #expect(inks(view, in: appearance) == [theme.label])
    #expect(fills(view, in: appearance) == [theme.bg])
    #expect(fills(Color(zen.label), in: appearance) == [theme.label])
    #expect(fills(Circle().fill(theme.label), in: appearance) == [theme.label])
    #expect(resolved(zen.label, in: appearance) == theme.label)
  }

  @Test(arguments: TokenAppearance.allCases)
  func `a paint is drawn as its color or its gradient`(appearance: TokenAppearance) {
    let fixed = Theme(brand: .acme, appearance).button[.primary, .normal].shine
    let adaptive = Theme.adaptive(brand: .acme).button[.primary, .normal].shine
    for nodes in [
      drawn(Rectangle().fill(adaptive), in: appearance),
      drawn(Rectangle().fill(fixed), in: appearance),
    ] {
      switch (fixed, nodes.first?.kind) {
      case (.color(let color), .fill(_, .color(let paint))): #expect(TokenColor(paint) == color)
      case (.gradient(let gradient), .fill(_, .gradient(let stops))):
        #expect(stops.map { TokenColor($0.color) } == gradient.stops.map(\.color))
      default: Issue.record("Not drawn: \(fixed)")
      }
    }
  }

  @Test(arguments: TokenAppearance.allCases, TokenAppearance.allCases)
  func `a subtree with a theme draws that theme, whatever the system shows`(
    appearance: TokenAppearance, system: TokenAppearance
  ) {
    let theme = Theme(brand: .zen, appearance)
    let expected = theme.button[.primary, .pressed]
    let view = ThemedButton().foregroundStyle(zen.label).theme(theme)
    #expect(fills(view, in: system) == [expected.bg])
    #expect(inks(view, in: system) == [expected.label])
  }

  @Test(arguments: TokenAppearance.allCases)
  func `the app chooses the brand, and the appearance follows the system`(
    appearance: TokenAppearance
  ) {
    for brand in Theme.Brand.allCases {
      let expected = Theme(brand: brand, appearance).button[.primary, .pressed].bg
      #expect(fills(ThemedButton().theme(brand: brand), in: appearance) == [expected])
    }
    let inner = ThemedButton().theme(brand: .acme).theme(Theme(brand: .zen, mode: .dark))
    let expected = Theme(brand: .acme, mode: .dark).button[.primary, .pressed].bg
    #expect(fills(inner, in: appearance) == [expected])
  }

  @Test(arguments: TokenAppearance.allCases)
  func `system colors follow the color scheme of a set appearance`(system: TokenAppearance) {
    for appearance in TokenAppearance.allCases {
      let scheme = TokenAppearance(
        isDark: appearance.isDark, increasedContrast: system.increasedContrast)
      let view = Color(zen.bg).tokenAppearance(appearance)
      #expect(fills(view, in: system) == [zen.bg[in: scheme]])
      let primary = Color.primary.tokenAppearance(appearance)
      #expect(fills(primary, in: system) == [TokenColor(appearance.isDark ? 0xFFFFFF : 0)])
    }
  }

  @Test(arguments: TokenAppearance.allCases)
  func `nil follows the system again, inside any number of appearances`(system: TokenAppearance) {
    for appearance in TokenAppearance.allCases {
      let dark = TokenAppearance(isDark: true)
      let view = VStack {
        Color.primary
        Circle().fill(zen.label)
        Circle().fill(zen.label).tokenAppearance(dark)
      }
      .tokenAppearance(nil).tokenAppearance(appearance).tokenAppearance(dark)
      let primary = TokenColor(system.isDark ? 0xFFFFFF : 0)
      #expect(fills(view, in: system) == [primary, zen.label[in: system], zen.label[in: dark]])
    }
  }

  @Test func `the environment can be read and set`() {
    var environment = EnvironmentValues()
    environment.standIn.contrast = .increased
    #expect(environment.theme == Theme(brand: .acme, contrast: .high))
    environment.theme = Theme(brand: .zen, mode: .dark)
    #expect(environment.theme == Theme(brand: .zen, mode: .dark))
    #expect(environment.tokenAppearance == TokenAppearance(isDark: true))
    #expect(environment.colorScheme == .dark)
    environment.tokenAppearance = TokenAppearance(isDark: false)
    #expect(environment.theme == Theme(brand: .zen))
    #expect(environment.colorScheme == .light)
  }
}

/// A view as an app writes it.
private struct ThemedButton: View {
  @Environment(\.theme) private var theme

  var body: some View { Text("Buy").background(theme.button[.primary, .pressed].bg, in: Capsule()) }
}
