import BrandViews
import Brands
import SwiftUI
import Testing
import TokenValues
import Writers

@testable import gallery

/// The screen of Examples/MultiBrand, with its own themes.
@MainActor struct BrandScreenTests {
  @Test(arguments: Theme.allCases)
  func `the screen has the colors, corners and lines of the theme`(theme: Theme) throws {
    let screen = Drawing(BrandSection().node(in: theme))
    let (selected, other) = (theme.button.selected, theme.button.other)
    let isFirst = theme.brand == .acme
    let states = isFirst ? [selected, other] : [other, selected]
    #expect(screen.fills == [theme.colors.surface.page] + states.map(\.bg))
    #expect(screen.inks == [theme.colors.text.body] + states.map(\.label))
    #expect(screen.outlines.map(\.color) == states.map(\.outline))
    #expect(Set(screen.outlines.map(\.width)) == [theme.line.button.inPoints()])
    #expect(Set(screen.outlines.map(\.radius)) == [theme.corner.button.inPoints()])
  }

  @Test(arguments: TokenAppearance.allCases)
  func `the user picks a brand, and the appearance still follows the system`(
    appearance: TokenAppearance
  ) throws {
    let host = ViewHost(BrandScreen())
    #expect(Drawing(host.render()).selected == ["acme"])
    let presses = (host.render()?.all ?? []).compactMap { node in
      if case .button(_, let press) = node.kind { press } else { nil }
    }
    let press = try #require(presses.last)
    press()
    host.environment.colorScheme = appearance.isDark ? .dark : .light
    host.environment.standIn.contrast = appearance.increasedContrast ? .increased : .standard
    let screen = Drawing(host.render())
    #expect(screen.selected == ["zen"])
    #expect(screen.fills.last == Theme(brand: .zen, appearance).button.selected.bg)
  }

  @Test func `the gallery shows each theme once`() {
    let page = BrandSection().html.markup
    for theme in Theme.allCases {
      let caption = "· \(theme.brand) · \(theme.contrast) contrast"
      let figures = page.components(separatedBy: "<figure ").filter {
        $0.hasPrefix("class=\"cell \(theme.mode)\"") && $0.contains(caption)
      }
      #expect(figures.count == 1)
    }
  }
}

/// What a drawn screen consists of.
@MainActor private struct Drawing {
  let node: RenderNode?

  init(_ node: RenderNode?) { self.node = node }

  var fills: [TokenColor] {
    (node?.all ?? []).compactMap { node in
      guard case .fill(_, .color(let color)) = node.kind else { return nil }
      return TokenColor(color)
    }
  }

  var inks: [TokenColor] {
    (node?.textRuns ?? []).compactMap { run in
      if case .color(let color) = run.paint { TokenColor(color) } else { nil }
    }
  }

  var outlines: [(color: TokenColor, width: Double, radius: Double)] {
    (node?.all ?? []).compactMap { node in
      guard case .stroke(.rounded(let radii), .color(let color), let width) = node.kind else {
        return nil
      }
      return (TokenColor(color), width, radii.topLeading)
    }
  }

  var selected: [String] {
    (node?.elements ?? []).filter { $0.traits.contains(.isSelected) }.map(\.label)
  }
}

extension TokenColor {
  fileprivate init(_ color: Paint.RGBA) {
    self.init(sRGB: color.red, color.green, color.blue, alpha: color.opacity)
  }
}
