import Foundation
import Testing
import Themes
import TokenValues

@testable import EBComponentsUIKit

@MainActor struct FontTests {
  let fonts = DesignSystem.shared.fonts

  @Test func `captions have the size of their tokens`() {
    #expect(fonts.preferredFont(.caption1, .regular).pointSize == 12)
    #expect(fonts.preferredFont(.caption2, .regular).pointSize == 11)
    #expect(fonts.preferredFont(.caption1, .bold).standInWeight == .bold)
  }

  @Test func `the first installed typeface is used, or else the system's`() {
    #expect(fonts.preferredFont(.caption2, .semibold).familyName == "system")
    withInstalled(["Proxima Soft"]) {
      #expect(fonts.preferredFont(.caption2, .semibold).familyName == "Proxima Soft")
      #expect(Badge(text: "New").shownLabel.font.familyName == "Proxima Soft")
    }
  }

  @Test func `a generic name is a design of the system typeface, in order`() {
    withInstalled(["Proxima Soft"]) {
      #expect(family("ui-serif", "Proxima Soft") == "system serif")
      #expect(family("ui-monospace") == "system monospaced")
      #expect(family("ui-rounded") == "system rounded")
      #expect(family("sans-serif", "Proxima Soft") == "system")
      #expect(family("cursive", "Proxima Soft") == "Proxima Soft")
    }
  }

  @Test func `other text styles have the brand's typeface in the system's size`() {
    withInstalled(["Proxima Soft"]) {
      let font = fonts.preferredFont(.body, .semibold)
      #expect(font.familyName == "Proxima Soft")
      #expect(font.pointSize == 17)
      #expect(font.standInWeight == .semibold)
    }
  }

  @Test func `a label has the letter spacing of its token`() {
    let label = Badge(text: "New").shownLabel
    let look = Look(.caption1, in: label.traitCollection)
    label.show("New", spaced(0.5), look)
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 0.5)
    #expect(label.text == "New")
    label.show("New", spaced(0), look)
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  private func spaced(_ points: Double) -> TokenTextStyle {
    TokenTextStyle(
      family: TokenFontFamily(names: ["system-ui"]), size: .points(12),
      weight: TokenFontWeight(400), letterSpacing: .points(points), lineHeight: 1)
  }
}
