import BrandViews
import Brands

@testable import gallery

/// The screen of Examples/MultiBrand, with its own themes.
@MainActor struct BrandScreenTests {
  @Test(arguments: Theme.allCases)
  func `the screen has the colors, corners and lines of the theme`(theme: Theme) throws {
    let screen = try #require(BrandSection().node(in: theme))
    let (selected, other) = (theme.button.selected, theme.button.other)
    let isFirst = theme.brand == .acme
    let states = isFirst ? [selected, other] : [other, selected]
    let fills = [theme.colors.surface.page] + states.map(\.bg)
    #expect(screen.filledShapes.map(\.paint) == fills.map { .color($0) })
    let inks = [theme.colors.text.body] + states.map(\.label)
    #expect(screen.coloredTexts.map(\.paint) == inks.map { .color($0) })
    #expect(screen.borderLines.map(\.paint) == states.map { .color($0.outline) })
    #expect(Set(screen.borderLines.map(\.width)) == [theme.line.button])
    #expect(Set(screen.radii) == [theme.corner.button])
  }

  @Test(arguments: TokenAppearance.allCases)
  func `the user picks a brand, and the appearance still follows the system`(
    appearance: TokenAppearance
  ) throws {
    let host = ViewHost(BrandScreen())
    #expect(host.render()?.selected == ["acme"])
    let presses = (host.render()?.all ?? []).compactMap { node in
      if case .button(_, let press) = node.kind { press } else { nil }
    }
    let press = try #require(presses.last)
    press()
    host.environment.colorScheme = appearance.isDark ? .dark : .light
    host.environment.standIn.contrast = appearance.increasedContrast ? .increased : .standard
    let screen = host.render()
    #expect(screen?.selected == ["zen"])
    let fill = Theme(brand: .zen, appearance).button.selected.bg
    #expect(screen?.filledShapes.last?.paint == .color(fill))
  }
}

extension RenderNode {
  fileprivate var radii: [Double] {
    all.compactMap {
      if case .stroke(.rounded(let radii), _, _) = $0.kind { radii.topLeading } else { nil }
    }
  }

  fileprivate var selected: [String] {
    elements.filter { $0.traits.contains(.isSelected) }.map(\.label)
  }
}
