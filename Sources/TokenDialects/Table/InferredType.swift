import TokenModel
import Writers

/// Words in a path that say what a bare number or text is.
private let hints: [(type: TokenType, words: Set<String>)] = [
  (.fontFamily, ["family", "families", "typeface", "fontfamily"]),
  (.fontWeight, ["weight", "weights", "fontweight"]),
  (.duration, ["duration", "durations", "delay", "time"]),
  (
    .number,
    ["opacity", "opacities", "alpha", "ratio", "index", "zindex", "lineheight", "leading", "order"]
  ),
  (
    .dimension,
    [
      "space", "spacing", "spacer", "gap", "padding", "margin", "inset", "size", "sizes", "sizing",
      "width",
      "height", "radius", "radii", "border", "stroke", "breakpoint", "breakpoints", "grid",
      "offset", "blur",
      "spread", "tracking", "letterspacing", "fontsize", "dimension", "dimensions", "length",
    ]
  ),
]

/// The type of a value, by its form and the words of its path; nil if neither is clear.
///
/// - Parameters:
///   - value: The value.
///   - names: The path.
func inferredType(of value: JSONTree, at names: [String]) -> TokenType? {
  let looks = likelyType(of: value)
  switch looks {
  case .number, nil: break
  default: return looks
  }
  let parts = names.flatMap { words(of: $0) + [$0.lowercased().filter(\.isLetter)] }
  // The last names say most: `size/line-height` is a line height.
  let hint = parts.reversed().lazy.compactMap { word in
    hints.first { $0.words.contains(word) }?.type
  }.first
  guard let hint else { return looks }
  let isText = value.text.map { quantity($0) == nil } ?? false
  switch hint {
  case .fontFamily: return isText ? .fontFamily : looks
  case .fontWeight: return value.number != nil || isText ? .fontWeight : looks
  case .dimension, .number, .duration: return isText ? nil : hint
  default: return looks
  }
}
