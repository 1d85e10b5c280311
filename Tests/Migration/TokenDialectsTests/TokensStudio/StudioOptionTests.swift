import TokenDialects
import TokenTesting

/// `--mode` and `--base` with the sets of Tokens Studio.
@Suite struct StudioOptionTests {
  @Test(arguments: ["[]", "[1]", "[{}]", #"[{ "a": 1 }]"#, "null", #""a""#, "1", "{}"])
  func `a file without sets is an error, whatever --mode says`(text: String) {
    for mode in ["m=x:*,y:a", "m=x:a,y:b"] {
      let conversion = converted(["a.json": text]) {
        ($0.dialect, $0.modes) = (.tokensStudio, [ModeAxis(mode)].compactMap(\.self))
      }
      #expect(conversion.hasErrors && conversion.files.isEmpty)
    }
  }
}
