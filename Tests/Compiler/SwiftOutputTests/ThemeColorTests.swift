import TokenTesting

/// Colors that differ by theme have the right values in every notation.
@Suite(.serialized) struct ThemeColorTests {
  private static let cases: [(name: String, light: String, dark: String)] = [
    ("bytes", rgb("1, 0, 0.2"), rgb("0, 0.4, 1")),
    ("decimals", rgb("0.123, 0.5, 0.7"), rgb("0.3, 0.31, 0.32")),
    ("ends", rgb("1, 1, 1"), rgb("0.123, 0, 0")), ("uneven", rgb("0.2, 0, 0"), rgb("0.123, 0, 0")),
    ("wide", p3("1, 0.5, 0"), p3("0, 0.25, 1")), ("half", rgb("1, 1, 1"), p3("0, 0.25, 1")),
    ("clear", rgb("0, 0, 0"), #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 }"#),
    ("same", rgb("0.123, 0, 0"), rgb("0.123, 0, 0")),
  ]

  private static func rgb(_ numbers: String) -> String {
    #"{ "colorSpace": "srgb", "components": [\#(numbers)] }"#
  }

  private static func p3(_ numbers: String) -> String {
    #"{ "colorSpace": "display-p3", "components": [\#(numbers)] }"#
  }

  private var compilation: Compilation {
    func file(_ color: (Int) -> String) -> String {
      let tokens = Self.cases.indices.map {
        #""\#(Self.cases[$0].name)": { "$value": \#(color($0)) }"#
      }
      return #"{ "a": { "$type": "color", \#(tokens.joined(separator: ", ")) } }"#
    }
    return compiled(
      CompiledCases.modes(
        base: "{}", light: file { Self.cases[$0].light }, dark: file { Self.cases[$0].dark }))
  }

  @Test func `each color has its value at run time`() throws {
    let show = """
      func show(_ color: TokenColor) {
        print(color.space, color.red, color.green, color.blue, color.alpha)
      }
      """
    let lines = Self.cases.map { "show(Theme.light.a.\($0.name)); show(Theme.dark.a.\($0.name))" }
    let printed = try SwiftCompiler.shared.get().output(
      of: "import TokenValues\n\(show)\n" + lines.joined(separator: "\n"), with: compilation,
      module: "ThemeColors")
    #expect(printed == Self.cases.map { "\(value($0.light))\n\(value($0.dark))\n" }.joined())
  }

  /// The space, components and opacity of a color.
  private func value(_ json: String) -> String {
    let numbers = json.split(separator: "[")[1].split(separator: "]")[0]
      .split(separator: ", ").map { "\(Double($0) ?? .nan)" }
    let space = json.contains("p3") ? "displayP3" : "sRGB"
    return ([space] + numbers + [json.contains("alpha") ? "0.5" : "1.0"]).joined(separator: " ")
  }
}
