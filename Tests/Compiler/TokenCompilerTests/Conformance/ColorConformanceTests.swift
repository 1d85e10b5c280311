import TokenTesting

/// Colors (the Color module).
@Suite struct ColorConformanceTests {
  /// A color token in a color space, with more members.
  private func token(
    _ space: String, _ components: String, _ more: String = "", settings: String = ""
  ) -> Built {
    let members = #""colorSpace": "\#(space)", "components": [\#(components)]\#(more)"#
    return Built(#"{ "t": { "$type": "color", "$value": { \#(members) } } }"#, settings: settings)
  }

  @Test(arguments: [
    "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
    "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
  ]) func `C-002: all 14 spaces are kept`(space: String) {
    let built = token(space, "0.5, 0.25, 0.125")
    #expect(built.errors == [])
    #expect(built.value("t", "colorSpace") == .string(space))
    #expect(built.value("t", "components") == [0.5, 0.25, 0.125])
  }

  @Test func `C-004: without alpha a color is opaque`() {
    #expect(token("srgb", "0, 0, 0").value("t", "alpha") ?? 1 == 1)
    #expect(token("srgb", "0, 0, 0", #", "alpha": 0"#).value("t", "alpha") == 0)
    #expect(token("srgb", "0, 0, 0", #", "alpha": "50%""#).faults == ["/t/$value/alpha"])
  }

  @Test(arguments: ["#fff", "#ffff", "#ffffffff"])
  func `C-005: other lengths of hex have their own rule`(hex: String) {
    let built = token("srgb", "1, 1, 1", #", "hex": "\#(hex)""#)
    #expect(built.errors == ["short-hex /t/$value/hex"])
  }

  @Test(arguments: ["ffffff", "#gggggg", "white", ""])
  func `C-005: a fallback that is not hex is an error`(hex: String) {
    let built = token("srgb", "1, 1, 1", #", "hex": "\#(hex)""#)
    #expect(built.errors == ["invalid-value /t/$value/hex"])
  }

  @Test(arguments: [("#FF0000", false), ("#fe0101", false), ("#FD0000", true), ("#FF0002", true)])
  func `C-006: a fallback that differs by more than rounding is a warning`(hex: String, isFar: Bool)
  {
    let built = token("srgb", "1, 0, 0", #", "hex": "\#(hex)""#)
    #expect(built.errors == [])
    #expect(built.warnings == (isFar ? ["hex-mismatch /t/$value/hex"] : []))
    #expect(built.value("t", "components") == [1, 0, 0])
  }

  @Test(arguments: [("hsl", "330, 100, 50"), ("hwb", "330, 0, 0"), ("display-p3", "1, 0, 1")])
  func `C-006: the differences in the report's examples are not errors`(
    space: String, components: String
  ) { #expect(token(space, components, ##", "hex": "#ff00ff""##).errors == []) }

  @Test func `C-006: the audit and Swift use the components`() {
    let black = ##"{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#FFFFFF" }"##
    let pair = PairProject(foreground: black, background: color("#FFFFFF"), duty: #""minimum": 20"#)
    #expect(pair.compilation.findings.map(\.rule) == [.hexMismatch])
    #expect(result(pair)?.outcome == .pass)
    #expect(pair.compilation.file("C.swift").contains("0x000000"))
  }

  @Test func `C-007: a missing component stays missing and is computed as 0`() {
    let built = token("oklch", #"0.5, 0.1, "none""#)
    #expect(built.errors == [])
    #expect(built.value("t", "components") == [0.5, 0.1, "none"])
    let red = #"{ "colorSpace": "srgb", "components": ["none", "none", "none"] }"#
    let pair = PairProject(foreground: red, background: color("#FFFFFF"), duty: #""minimum": 7"#)
    #expect(result(pair)?.ratio == 21)
  }

  @Test(arguments: ["srgb", "hsl", "lab", "xyz-d50"])
  func `C-007: any component of any space can be missing`(space: String) {
    #expect(token(space, #""none", "none", "none""#).errors == [])
    #expect(token(space, #"0, 0, "NONE""#).errors == ["invalid-value /t/$value/components/2"])
  }

  @Test func `C-009: colors out of gamut are mapped as in CSS Color 4`() {
    let mapped = token("display-p3", "1, 0, 0", ##", "hex": "#FF0B0C""##)
    #expect(mapped.warnings == [])
    let clipped = token("display-p3", "1, 0, 0", ##", "hex": "#FF0000""##)
    #expect(clipped.warnings == ["hex-mismatch /t/$value/hex"])
  }

  @Test func `C-009: the contrast report names its methods`() {
    let pair = PairProject(
      foreground: #"{ "colorSpace": "display-p3", "components": [0, 0.2, 0] }"#,
      background: color("#FFFFFF"), duty: #""minimum": 4.5"#)
    let report = pair.compilation.report.markdown()
    #expect(report.contains("CSS Color 4"))
    #expect(report.contains("gamma-encoded sRGB"))
  }

  @Test(arguments: ["blu", "btnPrimBg", "x", "1", "color", "primaryButtonBackgroundColorDark"])
  func `C-010: no naming style is required`(name: String) {
    let built = Built(#"{ "\#(name)": { "\#(name)": \#(gray(0)) } }"#)
    #expect(built.errors + built.warnings == [])
  }

  private let lenient = #""rules": { "component-range": "warning" }"#

  @Test(arguments: [
    ("xyz-d65", "0.9505, 1, 1.0889"), ("xyz-d50", "1.1, 1, 0.8251"), ("srgb", "1.2, -0.1, 0"),
    ("display-p3", "0, 0, 1.5"), ("srgb-linear", "0, 2, 0"), ("oklab", "1.01, 0, 0"),
  ]) func `C-012: a component out of range is an error, and is kept if the project allows it`(
    space: String, components: String
  ) {
    let strict = token(space, components)
    #expect(strict.errors.count >= 1)
    #expect(strict.errors.allSatisfy { $0.hasPrefix("component-range /t/$value/components/") })
    let kept = token(space, components, settings: lenient)
    #expect(kept.errors == [])
    #expect(kept.warnings.count == strict.errors.count)
    #expect(kept.value("t", "components")?.json == "[\(doubles(components))]")
  }

  @Test(arguments: [
    ("hsl", "0, 101, 50", 1), ("hwb", "0, 0, -1", 2), ("rec2020", "0, 1.5, 0", 1),
    ("a98-rgb", "0, 0, -0.5", 2),
  ]) func `C-013: nothing is clamped`(space: String, components: String, index: Int) {
    let place = "component-range /t/$value/components/\(index)"
    #expect(token(space, components).errors == [place])
    let kept = token(space, components, settings: lenient)
    #expect(kept.warnings == [place])
    #expect(kept.value("t", "components")?.json == "[\(doubles(components))]")
  }

  @Test(arguments: [
    ("hsl", "360, 50, 50", 0, 0.0), ("hwb", "-90, 0, 0", 0, 270), ("lch", "50, 1, 725", 2, 5),
  ]) func `C-013: a hue out of range is an error, or as a warning is moved into the range`(
    space: String, components: String, index: Int, hue: Double
  ) {
    let place = "component-range /t/$value/components/\(index)"
    #expect(token(space, components).errors == [place])
    let turned = token(space, components, settings: lenient)
    #expect(turned.warnings == [place])
    #expect(turned.value("t", "components", "\(index)") == .number(hue))
  }

  private func doubles(_ list: String) -> String {
    list.split(separator: ", ").map { "\(Double($0) ?? .nan)" }.joined(separator: ", ")
  }
}
