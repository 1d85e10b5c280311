import BrandViews
import Brands
import SwiftUI
import Writers

/// The screen of Examples/MultiBrand: each brand in each appearance that the system can show.
@MainActor struct BrandSection {
  var html: HTML {
    .element(
      .section, .id("brands"),
      content: [
        .element(.h2, text: "Brands"),
        .element(
          .p, .class("lead"),
          text: "The screen of Examples/MultiBrand. The user picks a brand; light, dark and "
            + "increased contrast follow the system."),
        .element(
          .div, .id("brands/screen"), .class("sample"),
          content: [
            .element(
              .h3, content: [.element(.a, .link("#brands/screen"), text: "BrandScreen")]),
            .element(.div, .class("cells"), content: Theme.allCases.map(cell)),
            .element(.pre, content: [.element(.code, text: "BrandScreen()")]),
          ]),
      ])
  }

  private func cell(_ theme: Theme) -> HTML {
    let stage = Stage(
      node: node(in: theme), page: ColorText(theme.colors.surface.page), setting: Setting())
    return .element(
      .figure, .class("cell \(theme.mode)"),
      content: [
        stage.html(),
        .element(
          .figcaption,
          content: [
            .element(.b, text: "\(theme.mode)".capitalized),
            .text(" · \(theme.brand) · \(theme.contrast) contrast"),
          ]),
      ])
  }

  /// The screen after the user picked the brand, while the system shows the theme's appearance.
  func node(in theme: Theme) -> RenderNode? {
    var values = EnvironmentValues()
    values.colorScheme = theme.appearance.isDark ? .dark : .light
    values.standIn.contrast = theme.appearance.increasedContrast ? .increased : .standard
    return ViewHost(BrandScreen(brand: theme.brand), environment: values).render()
  }
}
