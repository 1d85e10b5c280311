import SwiftUI
import Testing
import TokenValues

/// Tokens in the theme of the view that draws them.
@MainActor struct ThemedTests {
  private let label = Theme.themed.button[.primary, .pressed].label

  @Test(arguments: Theme.Brand.allCases, TokenAppearance.allCases)
  func `a style follows the brand, the mode and the contrast of a subtree`(
    brand: Theme.Brand, appearance: TokenAppearance
  ) {
    let expected = Theme(brand: brand, appearance).button[.primary, .pressed]
    let view = VStack {
      Text("Buy").foregroundStyle(.theme.button[.primary, .pressed].label)
        .background(.theme.button[.primary, .pressed].bg, in: .capsule)
      Text("Buy").foregroundStyle(Color.theme(\.button[.primary, .pressed].label))
      label
    }.theme(brand: brand)
    #expect(inks(view, in: appearance) == [expected.label, expected.label])
    #expect(fills(view, in: appearance) == [expected.bg, expected.label])
  }

  @Test func `the nearest theme decides`() {
    let view = Circle().fill(.theme.button[.primary, .normal].bg)
      .theme(Theme(brand: .zen, mode: .dark)).theme(brand: .acme)
    let expected = Theme(brand: .zen, mode: .dark).button[.primary, .normal].bg
    #expect(fills(view, in: TokenAppearance(isDark: false)) == [expected])
  }

  @Test func `tokens with one path are equal, and so are their colors`() {
    #expect(label == Theme.themed.button[.primary, .pressed].label)
    #expect(label != Theme.themed.button[.primary, .normal].label)
    #expect(Set([label, Theme.themed.button[.primary, .pressed].label]).count == 1)
    #expect(Color(label) == Color.theme(\.button[.primary, .pressed].label))
  }

  @Test func `a paint, a text style and a shadow follow the brand too`() {
    let view = VStack {
      Rectangle().fill(Theme.themed.button[.primary, .normal].shine)
      Text("Buy").textStyle(Theme.themed.text.label)
      Circle().fill(.white).tokenShadow(Theme.themed.shadow.card)
    }.theme(Theme(brand: .zen, mode: .dark, contrast: .high))
    let nodes = drawn(view, in: TokenAppearance(isDark: false))
    let runs = nodes.compactMap { if case .text(let run) = $0.kind { run } else { nil } }
    #expect(runs.map(\.weight) == [700])
    #expect(nodes.count { if case .shadow = $0.kind { true } else { false } } == 4)
  }

  @Test func `an axis without a chosen value is known until it is chosen`() {
    var choice = ThemeChoice(Theme(brand: .acme), unset: ["brand", "density"])
    #expect(choice.unset == ["brand", "density"])
    choice.choose("brand") { $0.brand = .zen }
    #expect(choice.unset == ["density"])
    #expect(choice.theme == Theme(brand: .zen))
    #expect(ThemeChoice(Theme(brand: .zen)).unset.isEmpty)
  }

  @Test(arguments: Theme.Brand.allCases)
  func `UIKit's colors follow the brand of traits, in a UIKit subtree and in SwiftUI`(
    brand: Theme.Brand
  ) {
    let color = PlatformColor(theme: \.button[.primary, .pressed].bg)
    let (outer, inner) = (PlatformView(frame: .zero), PlatformView(frame: .zero))
    outer.addSubview(inner)
    outer.traitOverrides.brand = brand
    outer.traitOverrides.userInterfaceStyle = .dark
    let traits = inner.traitCollection
    let expected = Theme(brand: brand, mode: .dark)
    #expect(traits.theme == expected)
    let parts = color.standInComponents(for: traits)
    let bg = expected.button[.primary, .pressed].bg
    #expect(TokenColor(sRGB: parts.red, parts.green, parts.blue) == bg)
    let view = Color(uiColor: color).theme(expected)
    #expect(fills(view, in: TokenAppearance(isDark: false)) == [bg])
  }
}

/// Values that are compared without computing them.
struct AdaptiveEqualityTests {
  @Test func `members of one root with one path are equal, whatever they cost to compute`() {
    let zen = Adaptive<Theme>(root: "zen") { _ in fatalError("Nothing needs the value.") }
    #expect(zen.button[.primary, .pressed].bg == zen.button[.primary, .pressed].bg)
    #expect(zen == Adaptive<Theme>(root: "zen") { Theme(brand: .zen, $0) })
  }

  @Test func `members of other roots or paths are compared by value`() {
    func themes(_ root: String?, _ brand: Theme.Brand) -> Adaptive<Theme> {
      Adaptive(root: root) { Theme(brand: brand, $0) }
    }
    #expect(themes("a", .zen).button[.quiet, .normal] != themes("b", .acme).button[.quiet, .normal])
    #expect(themes("a", .zen).text.label == themes("b", .acme).text.label)
    #expect(themes(nil, .zen).radius.card != themes(nil, .acme).radius.card)
  }
}
