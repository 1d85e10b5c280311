import Testing

@testable import TokenValues

/// The name of a family that is drawn; SwiftUI and UIKit use the same function.
struct TypefaceTests {
  @Test(arguments: [
    (["Proxima Soft", "system-ui"], TokenFontFamily.Typeface.installed("Proxima Soft")),
    (["Gotham", "Proxima Soft"], .installed("Proxima Soft")),
    (["Gotham", "Proxima Soft", "serif"], .installed("Proxima Soft")),
    (["Gotham", "serif", "Proxima Soft"], .system(.serif)), (["ui-serif"], .system(.serif)),
    (["ui-monospace"], .system(.monospaced)), (["monospace"], .system(.monospaced)),
    (["ui-rounded"], .system(.rounded)), (["ui-sans-serif", "Proxima Soft"], .system(.standard)),
    (["sans-serif"], .system(.standard)),
    (["cursive", "Proxima Soft"], .installed("Proxima Soft")),
    (["fantasy", "math", "emoji", "ui-rounded"], .system(.rounded)),
    (["Gotham"], .system(.standard)), ([], .system(.standard)),
  ]) func `the first name that the device can draw is taken`(
    names: [String], typeface: TokenFontFamily.Typeface
  ) { #expect(TokenFontFamily(names: names).typeface { $0 == "Proxima Soft" } == typeface) }
}
