import TokenTesting

/// Colors outside sRGB are audited as generated code draws them: in Display P3, and in sRGB.
@Suite struct WideGamutTests {
  private func p3(_ red: Double, _ green: Double, _ blue: Double) -> String {
    #"{ "colorSpace": "display-p3", "components": [\#(red), \#(green), \#(blue)] }"#
  }

  private func row(_ foreground: String, _ background: String) throws -> ContrastResult {
    try #require(
      result(PairProject(foreground: foreground, background: background, duty: #""minimum": 1"#)))
  }

  @Test func `a wide-gamut surface is used only below a translucent background`() throws {
    func row(_ alpha: Double) throws -> ContrastResult {
      var pair = PairProject(
        foreground: color("#2F322B"), background: color("#BDC9C9", alpha: alpha))
      pair.surface = p3(0, 1, 0)
      return try #require(result(pair))
    }
    let hidden = try row(1)
    #expect(hidden.measured?.screen == .srgb)
    #expect(hidden.ratio == (try self.row(color("#2F322B"), color("#BDC9C9")).ratio))
    #expect(try row(0.2).measured?.screen == .displayP3)
  }

  /// Pairs whose luminances on the two screens differ most.
  @Test(arguments: [
    (
      #"{ "colorSpace": "oklch", "components": [0.5296574368916257, 0.0252450907507, 83.482404915] }"#,
      #"{ "colorSpace": "display-p3", "components": [0.12, 0.7615, 0.5125863953] }"#, 7.0
    ),
    (
      #"{ "colorSpace": "srgb", "components": [0.9, 0.4, 0.3] }"#,
      #"{ "colorSpace": "display-p3", "components": [1, 1, 0.1] }"#, 4.5
    ),
    (
      #"{ "colorSpace": "display-p3", "components": [0.77, 0.73, 0.0856] }"#,
      #"{ "colorSpace": "hwb", "components": [262.29, 45.2, 32.2] }"#, 4.5
    ),
  ]) func `a suggestion passes on both screens, and is similar`(
    foreground: String, background: String, minimum: Double
  ) throws {
    func row(_ foreground: String, _ background: String) throws -> ContrastResult {
      let duty = "\"minimum\": \(minimum)"
      return try #require(
        result(PairProject(foreground: foreground, background: background, duty: duty)))
    }
    let suggestion = try #require(try row(foreground, background).suggestion)
    #expect(suggestion.distance < 0.45)
    let moved = color(suggestion.color.hex)
    let after = try suggestion.move == .foreground ? row(moved, background) : row(foreground, moved)
    #expect(after.outcome == .pass)
  }

  @Test func `a failure only in P3 is reported with the screen`() throws {
    let pair = PairProject(foreground: p3(1, 0, 0), background: color("#FFFFFF"))
    let row = try #require(result(pair))
    let message = try #require(pair.compilation.findings(.lowContrast).first?.message)
    #expect(message.contains("on a Display P3 screen") == (row.measured?.screen == .displayP3))
    #expect(message.contains("color(display-p3 1 0 0)"))
  }
}
