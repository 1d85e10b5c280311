import SwiftUI
import Testing
import Themes
import TokenValues

/// The list of all tokens, as the shipped themes have it.
@MainActor struct ThemeCatalogTests {
  private func texts(_ search: String = "", in theme: Theme = .light) -> [String] {
    let host = ViewHost(
      ThemeCatalog().theme(theme), environment: surroundings { $0.standIn.search = search })
    _ = host.render()
    return host.render()?.all.first?.texts ?? []
  }

  @Test func `every token of a type is listed with its value in the theme`() {
    let colors = Theme.tokens[TokenColor.self]
    #expect(colors.count > 60)
    for theme in Theme.allCases {
      let texts = texts(in: theme)
      for token in colors {
        #expect(texts.contains(token.name))
        #expect(texts.contains(theme[keyPath: token.keyPath].description))
      }
    }
    #expect(Theme.tokens[Double.self].map(\.name).contains("space.medium"))
    #expect(Theme.tokens[TokenTextStyle.self].map(\.id).contains("text.caption1"))
  }

  @Test func `a search keeps the tokens whose name or value has the text`() {
    #expect(texts("SPACE.M") == ["Lengths and numbers", "space.medium", "12.0"])
    #expect(texts("caption1").contains("Proxima Soft 400.0, 12.0 points, caption"))
    #expect(texts("no such token").isEmpty)
    let dark = texts(Theme.dark.colors.background.danger.description, in: .dark)
    #expect(dark.contains("colors.background.danger"))
  }

  @Test func `key paths read the values of any theme`() {
    let page = Theme.tokens[TokenColor.self].first { $0.name == "colors.surface.page" }
    #expect(page.map { Theme.dark[keyPath: $0.keyPath] } == Theme.dark.colors.surface.page)
  }
}
