import TokenTesting

@Suite struct ExplainColorTests {
  @Test func `ratios and verdicts match the vectors`() throws {
    // Each pair also searches for suggestions, so only a part of the ordinary pairs is tested.
    for (index, row) in try colorVectors("wcag").enumerated()
    where !["random", "seed-palette"].contains(row.string("kind")) || index % 8 == 0 {
      let pair = try explained(row.string("fg") ?? "", "on", row.string("bg") ?? "")
      let wanted = row.object("expect")
      let name: Comment = "\(row.string("id") ?? "")"
      #expect(isNear([pair.number("ratio") ?? 0], [wanted.number("ratio") ?? -1], 1e-9), name)
      #expect(pair.string("shown") == wanted.string("shown_2"), name)
      #expect(
        isNear(
          [pair.object("color"), pair.object("on")].map { $0.number("luminance") ?? -1 },
          [wanted.number("luminance_fg") ?? 0, wanted.number("luminance_bg") ?? 0], 1e-9), name)
      let (passes, verdicts) = (pair.object("passes"), wanted.object("pass"))
      for (level, duty, key) in [
        ("AA", "text", "aa_normal"), ("AA", "large-text", "aa_large"),
        ("AA", "graphic", "non_text"), ("AAA", "text", "aaa_normal"),
        ("AAA", "large-text", "aaa_large"), ("AAA", "graphic", "non_text"),
      ] { #expect(passes.object(level)[duty] as? Bool == verdicts[key] as? Bool, name) }
    }
  }

  @Test func `a suggestion is the color itself if it passes, and null if no color would`() throws {
    let good = try explained("#000", "on", "#fff").object("suggestions")
    #expect(good.object("foreground") as? [String: String] == ["AA": "#000000", "AAA": "#000000"])
    #expect(good.object("background") as? [String: String] == ["AA": "#FFFFFF", "AAA": "#FFFFFF"])
    let gray = try explained("#777", "on", "#888").object("suggestions")
    #expect(gray.object("foreground")["AAA"] is NSNull)
    let moved = try #require(gray.object("background").string("AA"))
    #expect(try explained("#777", "on", moved).number("ratio") ?? 0 >= 4.5)
  }

  @Test func `a translucent background needs 'over', and shows the lowest possible ratio`() throws {
    let open = try explained("#000", "on", "#FFFFFF80")
    #expect(open["ratio"] is NSNull)
    #expect(open["shown"] is NSNull)
    #expect(open.object("passes").object("AA")["text"] is NSNull)
    let text = try explainedText("#000", "on", "#FFFFFF80")
    #expect(text.contains("depends on what is below"))
    let worst = try explained("#000", "on", "#FFFFFF80", "over", "#000")
    let bound = try #require(open.number("anyBackdrop"))
    #expect((bound - (worst.number("ratio") ?? 0)).magnitude < 0.05)
    #expect(try explained("#000", "on", "#FFFFFF80", "over", "#0008")["ratio"] is NSNull)
  }

  @Test func `text shows which levels pass, and colors that would`() throws {
    let lines = try explainedText("#6075C1", "on", "#EEF2F9").split(separator: "\n")
    #expect(lines[0] == "#6075C1 on #EEF2F9: 3.88:1")
    #expect(lines[1].contains("needs 4.5  fails   nearest passing: foreground #576AB7 (4.50:1)"))
    #expect(lines[2] == "  AA   large-text  needs 3    passes")
    let wide = try explainedText("display-p3 1 none 0 / 0.5")
    #expect(wide.hasPrefix("color(display-p3 1 none 0 / 0.5)\n\n"))
    #expect(wide.contains("#FF0B0C, the nearest color in sRGB\n"))
    #expect(wide.contains("  display-p3    1 0 0\n"))
  }
}
