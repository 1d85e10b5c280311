import BrandViews
import Brands
import SwiftUI
import Writers

/// The screen of Examples/MultiBrand: each brand in each appearance that the system can show.
@MainActor struct BrandSection {
  var html: HTML {
    HTML(.div, .id("brands/screen"), .className("sample")) {
      HTML(.h3) { HTML(.a, .link(to: "brands/screen"), text: "BrandScreen") }
      HTML(.div, .className("cells")) { Theme.allCases.map(cell) }
      HTML(.pre) { HTML(.code, text: "BrandScreen()") }
    }
  }

  private func cell(_ theme: Theme) -> HTML {
    HTML(.figure, .className("cell \(theme.mode)")) {
      Stage(page: theme.colors.surface.page) { node(in: theme, at: $0) }.html
      HTML(.figcaption) {
        HTML(.b, text: "\(theme.mode)".capitalized)
        " · \(theme.brand) · \(theme.contrast) contrast"
      }
    }
  }

  /// The screen after the user picked the brand, while the system shows the theme's appearance.
  func node(in theme: Theme, at size: DynamicTypeSize = .large) -> RenderNode? {
    var values = EnvironmentValues()
    values.dynamicTypeSize = size
    values.colorScheme = theme.appearance.isDark ? .dark : .light
    values.standIn.contrast = theme.appearance.increasedContrast ? .increased : .standard
    return ViewHost(BrandScreen(brand: theme.brand), environment: values).render()
  }
}
