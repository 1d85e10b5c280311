import TokenTesting

/// Ratios of pairs: layers, gradients, and numbers that are never rounded.
@Suite struct RatioTests {
  /// Whether two ratios differ by at most a thousandth.
  private func near(_ ratio: Double?, _ expected: Double, within limit: Double = 0.001) -> Bool {
    ratio.map { abs($0 - expected) < limit } ?? false
  }

  @Test func `a row has both sides, their places and the requirement`() throws {
    let pair = PairProject(foreground: color("#072592"), background: color("#EEF2F9"))
    let row = try #require(result(pair))
    #expect(row.component == "C" && row.theme.label == "" && row.variant.label == "")
    #expect(row.foreground.role == "fg" && row.foreground.path == "c/fg")
    #expect(row.foreground.value == "#072592" && row.background.value == "#EEF2F9")
    #expect(row.foreground.place.file == "tokens/t.tokens.json" && row.foreground.place.line == 1)
    #expect(row.duty == .text && row.required == 4.5 && row.outcome == .pass)
    #expect(near(row.ratio, 11.0759) && row.measured?.at == nil && row.suggestion == nil)
  }

  @Test func `a ratio is truncated for display and compared unrounded`() throws {
    let pair = PairProject(foreground: color("#D8395E"), background: color("#FFFFFF"))
    let row = try #require(result(pair))
    let ratio = try #require(row.ratio)
    #expect(ratio < 4.5 && ratio > 4.499, "the color just below was searched for")
    #expect(pair.compilation.findings.first?.message.contains(" 4.49:1") == true)
    #expect(shown(ratio) == "4.49")
    #expect(row.outcome == .fail)
    #expect(shown(4.4999) == "4.49")
    #expect(shown(4.5) == "4.50" && shown(11.0759) == "11.07" && shown(21) == "21.00")
    #expect(shown(1) == "1.00" && shown(3.999999) == "3.99" && shown(2.5, decimals: 0) == "2")
    #expect(shown(0.00009) == "0.00" && shown(0.0001, decimals: 3) == "0.000")
    #expect(shown(1.5, decimals: 4) == "1.5000" && shown(0.1234) == "0.12")
  }

  @Test func `a minimum just above the ratio fails, and just below passes`() throws {
    let pair = PairProject(foreground: color("#767676"), background: color("#FFFFFF"))
    let ratio = try #require(result(pair)?.ratio)
    #expect(near(ratio, 4.5422))
    for (minimum, outcome) in [(ratio.nextUp, Outcome.fail), (ratio, .pass), (4.55, .fail)] {
      var changed = pair
      changed.duty = #""minimum": \#(minimum)"#
      let row = try #require(result(changed))
      #expect(row.outcome == outcome && row.duty == .custom && row.required == minimum)
    }
  }

  @Test func `a translucent foreground is composited onto its background`() throws {
    let row = try #require(
      result(PairProject(foreground: color("#000000", alpha: 0.5), background: color("#FFFFFF"))))
    #expect(near(row.ratio, 3.9494, within: 0.04))
    #expect(row.foreground.value == "#00000080")
    #expect(row.outcome == .fail && row.suggestion == nil)
    let clear = try #require(
      result(PairProject(foreground: color("#000000", alpha: 0), background: color("#FFFFFF"))))
    #expect(clear.ratio == 1)
  }

  @Test func `a translucent background is composited onto the surface`() throws {
    var pair = PairProject(
      foreground: color("#FFFFFF"), background: color("#000000", alpha: 0.5),
      surface: color("#FFFFFF"))
    #expect(near(result(pair)?.ratio, 3.9494, within: 0.04))
    pair.surface = color("#000000")
    #expect(result(pair)?.ratio == 21)
  }

  @Test func `a translucent background without a surface cannot be measured`() throws {
    let pair = PairProject(foreground: color("#FFFFFF"), background: color("#000000", alpha: 0.99))
    let compilation = pair.compilation
    let row = try #require(compilation.audit.results.first)
    #expect(row.outcome == .indeterminate && row.ratio == nil && row.because != nil)
    #expect(compilation.named == ["indeterminate-contrast c/fg"])
    #expect(compilation.findings.first?.severity == .error)
    #expect(compilation.files.isEmpty)
  }

  @Test(arguments: [#""decorative": "why""#, #""inactive": "why", "when": { "s": "off" }"#])
  func `an exempt pair is exempt even if it cannot be measured`(duty: String) throws {
    let pair = PairProject(
      foreground: color("#FFFFFF"), background: color("#000000", alpha: 0.5), duty: duty,
      contract: duty.contains("when") ? #""axes": { "s": ["off"] }"# : "")
    let compilation = pair.compilation
    let row = try #require(compilation.audit.results.first)
    #expect(row.outcome == .exempt && row.ratio == nil && row.because == "why")
    #expect(compilation.marks == [])
  }

  /// A foreground on white, and the difference in CIE L* that reports print next to the ratio.
  @Test(arguments: [("#000000", "100"), ("#FFFFFF", "0"), ("#767676", "50.4"), ("#999999", "36.8")])
  func `a row has the difference in lightness as a second figure`(hex: String, difference: String)
    throws
  {
    let pair = PairProject(foreground: color(hex), background: color("#FFFFFF"))
    let compilation = pair.compilation
    let row = try #require(compilation.audit.results.first)
    #expect(row.measured?.figure == "ΔL* \(difference)")
    #expect(compilation.report.text(showsAll: true).contains("  ΔL* \(difference)  needs 4.5 "))
    #expect(compilation.report.markdown().contains("| \(difference) | \(row.outcome) |"))
    #expect(String(decoding: compilation.auditHTML, as: UTF8.self).contains("ΔL* \(difference)"))
    #expect(
      String(decoding: compilation.report.json, as: UTF8.self).contains("\"lightnessDifference\": ")
    )
  }

  @Test func `on a gradient, the difference in lightness is where the ratio is lowest`() throws {
    let ends = gradient([(color("#000000"), 0), (color("#999999"), 1)])
    let pair = PairProject(
      foreground: color("#FFFFFF"), background: ends, backgroundType: "gradient")
    #expect(try #require(result(pair)?.measured).figure == "ΔL* 36.8")
  }

  @Test func `a translucent surface cannot be measured`() throws {
    let pair = PairProject(
      foreground: color("#FFFFFF"), background: color("#000000", alpha: 0.5),
      surface: color("#FFFFFF", alpha: 0.5))
    #expect(try #require(result(pair)).outcome == .indeterminate)
    #expect(pair.compilation.named == ["indeterminate-contrast c/fg"])
  }
}
