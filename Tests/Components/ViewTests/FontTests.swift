/// The fonts of views. `Tests/Components/EBComponentsUIKitTests` has the same expectations for UIKit.
@MainActor struct FontTests {
  private func family(_ names: String...) -> String? {
    let style = TokenTextStyle(
      family: TokenFontFamily(names: names), size: .points(12), weight: TokenFontWeight(400),
      letterSpacing: .points(0), lineHeight: 1)
    return drawn(Text(verbatim: "New").font(Font(style)))?.textRuns.first?.family ?? "system"
  }

  @Test func `the first installed typeface is used, or else the system's`() {
    #expect(family("Gotham", "Proxima Soft") == "system")
    withInstalled(["Proxima Soft"]) {
      #expect(family("Gotham", "Proxima Soft") == "Proxima Soft")
      #expect(family("Proxima Soft", "Gotham") == "Proxima Soft")
      #expect(drawn(Badge(text: "New"))?.textRuns.first?.family == "Proxima Soft")
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
}
