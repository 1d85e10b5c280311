import Foundation
import Testing
import TokenValues

struct ThemeTests {
  @Test func `a theme is its axis values`() {
    #expect(Theme.allCases.count == 8)
    #expect(Set(Theme.allCases).count == 8)
    #expect(Theme(brand: .zen) == Theme(brand: .zen, mode: .light, contrast: .standard))
    #expect(Theme.allCases.first?.rawValue == "acme/light/standard")
    #expect(Theme.allCases.last?.rawValue == "zen/dark/high")
  }

  @Test(arguments: Theme.allCases)
  func `a theme comes back from its raw value and from JSON`(theme: Theme) throws {
    #expect(Theme(rawValue: theme.rawValue) == theme)
    let json = try JSONEncoder().encode([theme])
    #expect(try JSONDecoder().decode([String].self, from: json) == [theme.rawValue])
    #expect(try JSONDecoder().decode([Theme].self, from: json) == [theme])
    #expect(Theme(brand: theme.brand, theme.appearance) == theme)
  }

  @Test(arguments: ["", "zen", "zen/dark", "zen/dark/high/", "/dark/high", "dark/zen/high"])
  func `other raw values are not a theme`(rawValue: String) {
    #expect(Theme(rawValue: rawValue) == nil)
  }

  @Test(arguments: Theme.Brand.allCases, TokenAppearance.allCases)
  func `an adaptive token has the theme's value in every appearance`(
    brand: Theme.Brand, appearance: TokenAppearance
  ) {
    let (adaptive, theme) = (Theme.adaptive(brand: brand), Theme(brand: brand, appearance))
    #expect(adaptive[in: appearance] == theme)
    for variant in ButtonVariant.allCases {
      for state in ButtonState.allCases {
        let (tokens, expected) = (adaptive.button[variant, state], theme.button[variant, state])
        #expect(tokens.bg[in: appearance] == expected.bg)
        #expect(tokens.label[in: appearance] == expected.label)
        #expect(tokens.shine[in: appearance] == expected.shine)
      }
    }
    // Group names that are also modifiers of a shape style.
    #expect(adaptive.shadow.card[in: appearance] == theme.shadow.card)
    #expect(adaptive.space.m[in: appearance] == Theme.space.m)
  }

  @Test func `adaptive tokens are equal if they are equal in every appearance`() {
    let (acme, zen) = (Theme.adaptive(brand: .acme), Theme.adaptive(brand: .zen))
    #expect(acme.button[.quiet, .normal].label == zen.button[.primary, .pressed].label)
    #expect(acme.button[.primary, .normal].bg != zen.button[.primary, .normal].bg)
    #expect(acme.radius.card != zen.radius.card)
    #expect(Set([acme.shadow.card, zen.shadow.card]).count == 1)
  }
}
