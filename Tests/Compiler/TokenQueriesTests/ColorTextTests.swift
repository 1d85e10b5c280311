import TokenTesting

@Suite struct ColorTextTests {
  /// Each line has several forms of one color, the DTCG form first.
  @Test(arguments: [
    ["srgb 1 0 0", "#F00", "#ff0000", "#f00f", "#FF0000FF", "rgb(255 0 0)", "rgb(255, 0, 0)"],
    ["srgb 1 0 0", "rgb(100% 0% 0%)", "RGB(255 none 0)", "color(srgb 1 0 0)", " srgb  1 0 0 "],
    ["srgb 1 0 0 / 0.2", "#ff000033", "#f003", "rgba(255, 0, 0, 0.2)", "rgb(255 0 0 / 20%)"],
    ["hsl 210 50 40", "hsl(210 50% 40%)", "hsl(210deg 50% 40%)", "hsl(-150 50 40)"],
    ["hsl 180 50 40", "hsl(0.5turn 50% 40%)", "hsl(200grad 50% 40%)", "hsla(540, 50%, 40%, 1)"],
    ["oklch 0.7 0.1 150", "oklch(70% 25% 150)", "OKLCH(0.7 0.1 150deg)", "oklch .7 1e-1 +150"],
    ["lab 50 -25 0", "lab(50% -20% none)", "color(lab 50 -25 0)"],
    ["lch 50 0 90", "lch(50 -3 90)", "lch(50% 0% 450)"],
    [
      "display-p3 1 0 0 / 0.5", "color(display-p3 1 none 0 / 0.5)", "color(display-p3 100% 0 0/.5)",
    ], ["xyz-d65 0.1 0.2 0.3", "color(xyz 0.1 0.2 0.3)", "color(xyz-d65 10% 20% 30%)"],
    ["srgb 0 0 0 / 0", "#0000", "rgb(0 0 0 / none)"],
  ]) func `all spellings of a color are read as the same color`(spellings: [String]) throws {
    let wanted = try explained(spellings[0]).object("color")
    for spelling in spellings {
      let color = try explained(spelling).object("color")
      #expect(color.number("alpha") == wanted.number("alpha"), "\(spelling)")
      for space in ["srgb", "oklch", "xyz-d50"] {
        let actual = color.object("spaces").numbers(space)
        #expect(isNear(actual, wanted.object("spaces").numbers(space), 1e-12), "\(spelling)")
      }
    }
  }

  @Test(arguments: [
    "#12", "#12345", "#gggggg", "#1234567890", "oklch 0.7 0.1", "srgb 1 2 3 4", "lab 50 x 1",
    "hsl(1 2)", "rgb(1 2 3 / 2)", "rgb(1 2 3 / )", "rgb(1 2 3 / 1 / 1)", "color(red 1 2 3)",
    "color()", "srgb 1e300 0 0", "srgb 0 nan 0", "srgb 0x1 0 0", "oklch(0.5 0.1 10%)",
    "oklch(0.5 0.1 1mile)", "rgb(1, 2, 3, 4, 5)",
  ]) func `an invalid color is rejected with what is wrong`(text: String) {
    do {
      _ = try Question([text])
      Issue.record("understood")
    } catch {
      #expect(error.message.hasPrefix("'\(text)': "))
      #expect(error.message.count < 120)
    }
  }

  @Test(arguments: [
    "color/red", "srgb", "lab results/a", "#/a/b", "#fff/a", "a(b)", "on", "red", "FFF", "{a.b}",
  ]) func `anything else is a path`(text: String) throws {
    let answer = try Question([text]).answer
    #expect(answer == nil)
  }

  @Test(arguments: [
    ["#000", "on"], ["#000", "on", "#fff", "over"], ["#000", "over", "#fff"],
    ["#000", "on", "#fff", "on", "#fff"],
  ]) func `an incomplete or misordered question is rejected`(words: [String]) {
    #expect(throws: QuestionFault.self) { _ = try Question(words) }
  }

  @Test func `colors can have several words, and a token can be named 'on'`() throws {
    let pair = try explained("oklch", "0.7", "0.1", "150", "on", "srgb", "0", "0", "0")
    let quoted = try explained("oklch 0.7 0.1 150", "on", "#000")
    #expect(pair.number("ratio") == quoted.number("ratio"))
    let tokens = sources([
      "tokens/t.json": #"{"on":{"$type":"color","$value":\#(color("#FFFFFF"))}}"#
    ])
    let on = try explained("on", "on", "on", in: tokens)
    #expect(on.objects("themes").first?.number("ratio") == 1)
  }
}
