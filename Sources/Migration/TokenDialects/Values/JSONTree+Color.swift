import TokenModel

extension JSONTree {
  /// A CSS color (Color 4): hexadecimal, a name, `transparent`, or a function such as
  /// `rgba(0, 0, 0, 0.5)`; nil for any other text.
  package static func color(css text: String) -> JSONTree? {
    ColorValue(css: text).map(JSONTree.color(_:))
  }

  /// A color with another opacity.
  package func withAlpha(_ alpha: Double) -> JSONTree {
    guard case .object(let members) = self else { return self }
    var color = JSONTree.object(members.filter { $0.name != "alpha" && $0.name != "hex" })
    if alpha != 1 { color.set("alpha", value: .number(tenDigits(alpha))) }
    if let hex = self["hex"] { color.set("hex", value: hex) }
    return color
  }
}
