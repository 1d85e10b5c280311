import TokenDialects
import TokenTesting

@Suite struct StudioProjectTests {
  private func hex(_ components: String, _ hex: String, alpha: String = "") -> String {
    #"{"colorSpace": "srgb", "components": [\#(components)], \#(alpha)"hex": "\#(hex)"}"#
  }

  @Test func `two groups of themes become two modifiers with the right values`() throws {
    let run = StudioRun(Miniatures.twoGroups)
    #expect(run.compilation.findings.filter { $0.severity == .error } == [])
    #expect(run.themes.keys.sorted() == ["Acme/Dark", "Acme/Light", "Zenith/Dark", "Zenith/Light"])
    func expect(_ path: String, _ theme: String, _ value: String) {
      #expect(run.themes[theme]?[path] == value, "\(path) in \(theme)")
    }
    let white = hex("1, 1, 1", "#FFFFFF")
    let ink = hex("0.06274509804, 0.09411764706, 0.1254901961", "#101820")
    expect("page", "Acme/Light", white)
    expect("page", "Zenith/Dark", ink)
    // floor(8 * 1.5) + 2 and floor(8 * 2) + 2
    expect("gap", "Acme/Dark", #"{"value": 14, "unit": "px"}"#)
    expect("gap", "Zenith/Light", #"{"value": 18, "unit": "px"}"#)
    expect("radius", "Acme/Light", #"{"value": 4, "unit": "px"}"#)
    expect("radius", "Zenith/Light", #"{"value": 0, "unit": "px"}"#)
    expect("dim", "Acme/Light", "0.5")
    expect("dim", "Acme/Dark", "0.8")
    expect("veil", "Zenith/Light", hex("1, 1, 1", "#FFFFFF", alpha: #""alpha": 0.5, "#))
    expect(
      "veil", "Zenith/Dark",
      hex("0.06274509804, 0.09411764706, 0.1254901961", "#101820", alpha: #""alpha": 0.8, "#))
    // 193 * 0.8 / 255, 66 * 0.8 / 255
    expect(
      "hover", "Acme/Light",
      #"{"colorSpace": "srgb", "components": [0.6054901961, 0.2070588235, 0.2070588235]}"#)
    expect(
      "text", "Acme/Light",
      #"{"fontFamily": ["Inter", "Segoe UI", "sans-serif"], "fontSize": {"value": 16, "unit": "px"}, "#
        + #""fontWeight": 700, "letterSpacing": {"value": 0.8, "unit": "px"}, "lineHeight": 1.25}"#)
    expect(
      "fade", "Acme/Light",
      #"[{"color": \#(white), "position": 0.2}, {"color": "#
        + hex("0, 0, 0", "#000000", alpha: #""alpha": 0.5019607843, "#) + #", "position": 1}]"#)
    let lift = try #require(run.themes["Acme/Dark"]?["lift"])
    #expect(lift.contains(#""offsetY": {"value": 2, "unit": "px"}"#))
    #expect(lift.contains(#""alpha": 0.25"#))
    #expect(lift.contains(#""color": \#(ink)"#) && lift.contains(#""inset": true"#))
    #expect(run.themes["Zenith/Dark"]?["line"]?.contains(#""style": "dashed""#) == true)
  }

  @Test func `references stay references, even in parts of values`() throws {
    let run = StudioRun(Miniatures.twoGroups)
    let parts = try #require(run.file("parts.tokens.json"))
    for alias in ["{surface}", "{main}", "{body}", "{strong}", "{size}"] {
      #expect(parts.contains("\"\(alias)\""), "\(alias)")
    }
    #expect(parts.contains(#""$description": "Behind everything""#))
    let hover = try #require(run.file("parts-Brand-Acme.tokens.json"))
    #expect(hover.contains(#""com.example": {"n": 1.50}"#))
    #expect(!hover.contains("studio.tokens"))
    #expect(hover.contains(#""type": "darken""#))
  }

  @Test func `every change and loss is reported with its place`() {
    let run = StudioRun(Miniatures.twoGroups)
    #expect(
      run.findings.contains(
        "kit/parts.json:2:42 changed-value 'gap': \"floor({base} * {scale}) + 2px\" is computed and "
          + "becomes 14px, because DTCG 2025.10 has no arithmetic; it no longer follows its references "
          + "(in Acme)"))
    #expect(
      run.findings.contains {
        $0.hasPrefix(
          "kit/core.json:1:1 changed-value the set 'core' is only a source of references")
      })
    #expect(run.messages("tracking").count == 1)
    #expect(run.messages("strong").count == 1)
    #expect(run.messages("text").count == 3)
    for quiet in ["page", "line", "dim", "radius", "fade", "main", "body", "size"] {
      #expect(run.messages(quiet).count == (quiet == "radius" ? 1 : 0), "\(quiet)")
    }
  }

  @Test func `one file with all sets becomes a modifier with a context for each theme`() throws {
    let run = StudioRun(Miniatures.oneFile, types: [("ratio", .number)])
    #expect(run.compilation.findings.filter { $0.severity == .error } == [])
    #expect(run.themes.keys.sorted() == ["Day", "Night"])
    #expect(
      run.themes["Day"]?["accent"] == hex("0.2666666667, 0.4666666667, 0.8666666667", "#4477DD"))
    #expect(run.themes["Night"]?["accent"]?.contains(#""components": [220, 69.2, 70]"#) == true)
    #expect(run.themes["Night"]?["accent"]?.contains(#""alpha": 0.5"#) == true)
    #expect(run.themes["Day"]?["inset"] == #"{"value": 12, "unit": "px"}"#)
    #expect(run.themes["Night"]?["inset"] == #"{"value": 18, "unit": "px"}"#)
    #expect(run.themes["Day"]?["ratio"] == "1.77777777778")
    #expect(run.themes["Day"]?["x"] == nil)
    #expect(
      run.findings.contains(
        "tokens.json:13:3 not-carried the set 'spare' is in no theme, so its tokens are left out; "
          + "enable it in one, or add --base 'spare'"))
    #expect(try #require(run.file("tokens.resolver.json")).contains(#""theme": {"#))
  }

  @Test func `a ratio of another type is not computed`() {
    let run = StudioRun(Miniatures.oneFile)
    #expect(run.themes["Day"]?["ratio"] == nil)
    #expect(run.messages("ratio").first?.contains("has no type 'other'") == true)
  }

  @Test func `the result does not depend on the order of the files`() {
    let files = Miniatures.twoGroups.map { SourceFile(path: $0.key, text: $0.value) }
    let one = convert(files.sorted { $0.path < $1.path }, ConversionOptions())
    let other = convert(files.sorted { $0.path > $1.path }, ConversionOptions())
    #expect(
      Set(one.files.map { "\($0.path) \($0.bytes)" })
        == Set(other.files.map { "\($0.path) \($0.bytes)" }))
    #expect(one.recognized.allSatisfy { $0.dialect == .tokensStudio })
  }
}
