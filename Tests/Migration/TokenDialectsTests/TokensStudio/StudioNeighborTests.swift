import TokenDialects
import TokenTesting

/// Files and folders of Tokens Studio that each have themes of their own.
@Suite struct StudioNeighborTests {
  private func color(_ name: String, _ value: String) -> String {
    ##""\##(name)": { "$type": "color", "$value": "\##(value)" }"##
  }

  private func brand(_ hex: String, _ themes: String...) -> String {
    """
    { "core": { \(color("pal", hex)) },
      "light": { \(color("bg", "#FFFFFF")), \(color("accent", "{core.pal}")) },
      "dark": { \(color("bg", "#000000")), \(color("accent", "{pal}")) },
      "$themes": [\(themes.joined(separator: ", "))] }
    """
  }

  private func theme(_ mode: String, _ group: String) -> String {
    Miniatures.theme(mode, group, ["core": "source", mode: "enabled"])
  }

  @Test func `each file's themes have the file's own sets`() {
    let run = StudioRun([
      "acme.json": brand("#AA0000", theme("light", "Mode"), theme("dark", "Mode")),
      "zen.json": brand("#00BB00", theme("light", "Mode"), theme("dark", "Mode")),
    ])
    #expect(run.compilation.findings.filter { $0.severity == .error } == [])
    #expect(run.themes.keys.sorted() == ["acme-dark", "acme-light", "zen-dark", "zen-light"])
    for (theme, hex) in [
      ("acme-light", "#AA0000"), ("acme-dark", "#AA0000"), ("zen-dark", "#00BB00"),
    ] {
      #expect(run.themes[theme]?["accent"]?.contains(hex) == true, "\(theme)")
      #expect(run.themes[theme]?["pal"]?.contains(hex) == true, "\(theme)")
    }
    #expect(
      run.findings.contains {
        $0.hasSuffix(
          "another file has a set 'core', too; the sets of 'zen' get its name, as in 'zen/core', and only its own "
            + "themes have them")
      })
    #expect(!run.findings.contains { $0.contains("not-carried") })
  }

  @Test func `groups of different files are alternatives, whatever their names`() {
    let run = StudioRun([
      "acme.json": brand("#AA0000", theme("light", "Mode"), theme("dark", "Mode")),
      "zen.json": brand("#00BB00", theme("light", "Zen mode"), theme("dark", "Zen mode")),
    ])
    #expect(run.themes.count == 4)
    #expect(run.themes["Mode-light"]?["accent"]?.contains("#AA0000") == true)
    #expect(run.themes["Zen mode-dark"]?["accent"]?.contains("#00BB00") == true)
  }

  @Test func `one theme in each file is one context`() {
    func file(_ hex: String, _ name: String) -> String {
      """
      { "core": { \(color("bg", hex)) },
        "$themes": [\(Miniatures.theme(name, "Brand", ["core": "enabled"]))] }
      """
    }
    let run = StudioRun(["acme.json": file("#AA0000", "Acme"), "zen.json": file("#00BB00", "Zen")])
    #expect(run.themes["Acme"]?["bg"]?.contains("#AA0000") == true)
    #expect(run.themes["Zen"]?["bg"]?.contains("#00BB00") == true)
  }

  @Test func `each folder's themes have the folder's own sets`() {
    var files: [String: String] = [:]
    for (folder, hex) in [("acme", "#AA0000"), ("zen", "#00BB00")] {
      files["\(folder)/core.json"] = "{ \(color("pal", hex)) }"
      files["\(folder)/light.json"] = "{ \(color("bg", "#FFFFFF")), \(color("accent", "{pal}")) }"
      files["\(folder)/dark.json"] = "{ \(color("bg", "{accent}")), \(color("accent", "{pal}")) }"
      files["\(folder)/$metadata.json"] = #"{ "tokenSetOrder": ["core", "light", "dark"] }"#
      files["\(folder)/$themes.json"] = "[\(theme("light", "Mode")), \(theme("dark", "Mode"))]"
    }
    let run = StudioRun(files)
    #expect(run.themes.keys.sorted() == ["acme-dark", "acme-light", "zen-dark", "zen-light"])
    #expect(run.themes["acme-dark"]?["bg"]?.contains("#AA0000") == true)
    #expect(run.themes["zen-light"]?["accent"]?.contains("#00BB00") == true)
  }

  @Test func `a neighbor without themes replaces no set`() {
    let run = StudioRun([
      "acme.json": brand("#AA0000", theme("light", "Mode"), theme("dark", "Mode")),
      "core.json": "{ \(color("pal", "#00BB00")) }",
    ])
    #expect(run.themes["dark"]?["accent"]?.contains("#AA0000") == true)
    #expect(run.findings.contains { $0.contains("the set 'core' is in no theme") })
  }
}
