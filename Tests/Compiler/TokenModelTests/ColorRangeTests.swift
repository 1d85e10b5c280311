import TokenTesting

/// The ranges of components in all 14 color spaces (C-011).
@Suite struct ColorRangeTests {
  /// Components in a range and outside it.
  struct Range: Sendable {
    var inside, outside: [Double]

    static let unit = Range(inside: [0, 1], outside: [-0.001, 1.001])
    static let percent = Range(inside: [0, 100], outside: [-0.001, 100.001])
    static let hue = Range(inside: [0, 359.999], outside: [-0.001, 360])
    static let unbounded = Range(inside: [-400, 400], outside: [])
    static let positive = Range(inside: [0, 500], outside: [-0.001])
  }

  static let spaces: [(String, [Range])] =
    [
      "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65",
      "xyz-d50",
    ]
    .map { ($0, [.unit, .unit, .unit]) } + [
      ("hsl", [.hue, .percent, .percent]), ("hwb", [.hue, .percent, .percent]),
      ("lab", [.percent, .unbounded, .unbounded]), ("lch", [.percent, .positive, .hue]),
      ("oklab", [.unit, .unbounded, .unbounded]), ("oklch", [.unit, .positive, .hue]),
    ]

  @Test(arguments: spaces) func `a component outside the range of its color space is reported`(
    space: String, ranges: [Range]
  ) {
    #expect(compiled(tokens: text(space, "none", at: 0)).marks == [])
    for (index, range) in ranges.enumerated() {
      for number in range.inside {
        #expect(compiled(tokens: text(space, number, at: index)).marks == [], "\(index) \(number)")
      }
      for number in range.outside {
        let findings = compiled(tokens: text(space, number, at: index)).findings
        #expect(findings.map(\.rule) == [.componentRange], "\(index) \(number)")
      }
    }
  }

  @Test(arguments: [
    ("[12, 107, 71]", "write [0.0471, 0.4196, 0.2784] (divided by 255, rounded)"),
    ("[255, 0, 51]", "write [1, 0, 0.2] (divided by 255)"),
    ("[\"5%\", \"42%\", \"28%\"]", "write [0.05, 0.42, 0.28] (divided by 100)"),
    ("[4.7, 42, 27.8]", "write [0.047, 0.42, 0.278] (divided by 100)"),
    ("[100, 50, 0]", "write [1, 0.5, 0] (divided by 100)"),
    ("[5, 42, 28], \"hex\": \"#0D6B47\"", "write [0.05, 0.42, 0.28] (divided by 100)"),
    ("[5, 42, 28]", "write [0.0196, 0.1647, 0.1098] (divided by 255, rounded)"),
    ("[0.1, 107, 0.2]", "write 0.4196 for 107 of 255"),
  ]) func `components of another scale are one finding`(components: String, cure: String) {
    let messages = compiled(
      tokens: """
        { "t": { "$type": "color", "$value": { "colorSpace": "srgb", "components": \(components) } } }
        """
    ).findings.map(\.message)
    #expect(messages.count == 1 && messages[0].hasSuffix("; " + cure), "\(messages)")
  }

  /// A color whose components are all 0 except one.
  private func text(_ space: String, _ component: Any, at index: Int) -> String {
    var components = ["0", "0", "0"]
    components[index] = component is String ? "\"\(component)\"" : "\(component)"
    return """
      { "t": { "$type": "color", "$value":
        { "colorSpace": "\(space)", "components": [\(components.joined(separator: ", "))] } } }
      """
  }
}
