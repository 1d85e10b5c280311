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
      "layout",
      "avatar",
    ]
  ),
]

/// Whether the last word of a name says a type.
func hasTypeWord(_ name: String) -> Bool {
  words(of: name).last.map { word in hints.contains { $0.words.contains(word) } } ?? false
}

/// Words that together say that a length is a factor, wherever they are in a path.
private let unitlessWords: [Set<String>] = [
  ["unitless"], ["line", "height"], ["lineheight"], ["lineheights"], ["font", "height"],
  ["tab", "size"],
]

/// Numbers from here on are line heights in px, not multiples of the font size.
private let tallestLine = 5.0

/// The type of a value, by its form and the words of its path; nil if neither is clear.
///
/// - Parameters:
///   - value: The value.
///   - names: The path.
func inferredType(of value: JSONTree, at names: [String]) -> TokenType? {
  if value.text?.trimmingBlanks.isEmpty ?? false { return nil }
  let isPercentage = value.text.flatMap { quantity($0)?.unit } == "%"
  let looks = isPercentage ? nil : likelyType(of: value)
  switch looks {
  case .number, nil: break
  default: return looks
  }
  let parts = names.flatMap { words(of: $0) + [$0.lowercased().filter(\.isLetter)] }
  if unitlessWords.contains(where: { $0.isSubset(of: parts) }), looks != nil || isPercentage {
    let factor = value.number ?? value.text.flatMap { quantity($0)?.value } ?? 0
    return isPercentage || factor < tallestLine || parts.contains("unitless") ? .number : .dimension
  }
  // The last names say most: `size/line-height` is a line height.
  let hint = parts.reversed().lazy.compactMap { word in
    hints.first { $0.words.contains(word) }?.type
  }.first
  guard let hint else { return looks }
  let isText = value.text.map { quantity($0) == nil } ?? false
  switch hint {
  case .fontFamily: return isText ? .fontFamily : looks
  case .fontWeight: return isPercentage ? nil : .fontWeight
  case .number: return isText ? nil : hint
  case .dimension, .duration: return isText || isPercentage ? nil : hint
  default: return looks
  }
}
