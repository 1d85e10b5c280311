import BrandViews
import Brands
import SwiftUI
import Writers

/// The screen of Examples/MultiBrand: each brand in each appearance that the system can show.
@MainActor struct BrandSection {
  var html: HTML {
    HTML(.section, .id("brands")) {
      HTML(.h2, text: "Brands")
      HTML(
        .p, .class("lead"),
        text: "The screen of Examples/MultiBrand. The user picks a brand; light, dark and "
          + "increased contrast follow the system.")
      HTML(.div, .id("brands/screen"), .class("sample")) {
        HTML(.h3) { HTML(.a, .link("#brands/screen"), text: "BrandScreen") }
        HTML(.div, .class("cells")) { Theme.allCases.map(cell) }
        HTML(.pre) { HTML(.code, text: "BrandScreen()") }
      }
    }
  }

  private func cell(_ theme: Theme) -> HTML {
    let page = ColorText(theme.colors.surface.page)
    return HTML(.figure, .class("cell \(theme.mode)")) {
      Stage(node: node(in: theme), page: page, setting: Setting()).html()
      HTML(.figcaption) {
        HTML(.b, text: "\(theme.mode)".capitalized)
        " · \(theme.brand) · \(theme.contrast) contrast"
      }
    }
  }

  /// The screen after the user picked the brand, while the system shows the theme's appearance.
  func node(in theme: Theme) -> RenderNode? {
    var values = EnvironmentValues()
    values.colorScheme = theme.appearance.isDark ? .dark : .light
    values.standIn.contrast = theme.appearance.increasedContrast ? .increased : .standard
    return ViewHost(BrandScreen(brand: theme.brand), environment: values).render()
  }
}
