/// Words in a path that say what a bare number or text is.
private let hints: [TokenType: Set<String>] = [
  .fontFamily: ["family", "families", "typeface", "fontfamily"],
  .fontWeight: ["weight", "weights", "fontweight"],
  .duration: ["duration", "durations", "delay", "time"],
  .number: [
    "opacity", "opacities", "alpha", "ratio", "index", "zindex", "lineheight", "leading", "order",
  ],
  .dimension: [
    "space", "spacing", "spacer", "gap", "padding", "margin", "inset", "size", "sizes", "sizing",
    "width", "height", "radius", "radii", "border", "stroke", "breakpoint", "breakpoints", "grid",
    "offset", "blur", "spread", "tracking", "letterspacing", "fontsize", "dimension", "dimensions",
    "length", "layout", "avatar",
  ],
]

/// Words that together say that a length is a factor, wherever they are in a path.
private let unitlessWords: [Set<String>] = [
  ["unitless"], ["line", "height"], ["lineheight"], ["lineheights"], ["font", "height"],
  ["tab", "size"],
]

/// Numbers from here on are line heights in px, not multiples of the font size.
private let tallestLine = 5.0

/// The font families that every browser has (CSS Fonts 4, section 2.1.3).
private let genericFamilies: Set<String> = [
  "serif", "sans-serif", "monospace", "system-ui", "cursive",
]

extension JSONTree {
  /// The type of a value, by its form and the words of its path; nil if neither is clear.
  package func inferredType(at names: [String]) -> TokenType? {
    if text.map({ $0.trimmingBlanks.isEmpty || $0.isTextStyle }) ?? false { return nil }
    let isPercentage = text.flatMap { $0.quantity?.unit } == "%"
    let looks = isPercentage ? nil : likelyType
    guard looks == nil || looks == .number else { return looks }
    let parts = names.flatMap { $0.lowercasedWords + [$0.lowercased().filter(\.isLetter)] }
    if unitlessWords.contains(where: { $0.isSubset(of: parts) }), looks != nil || isPercentage {
      let factor = number ?? text.flatMap { $0.quantity?.value } ?? 0
      return isPercentage || factor < tallestLine || parts.contains("unitless")
        ? .number : .dimension
    }
    // The last names say most: `size/line-height` is a line height.
    let hint = parts.reversed().lazy.compactMap { word in
      hints.first { $0.value.contains(word) }?.key
    }.first
    guard let hint else { return looks }
    let isText = text.map { $0.quantity == nil } ?? false
    switch hint {
    case .fontFamily: return isText ? .fontFamily : looks
    case .fontWeight: return isPercentage ? nil : .fontWeight
    case .number: return isText ? nil : hint
    case .dimension, .duration: return isText || isPercentage ? nil : hint
    case .color, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
      return looks
    }
  }

  /// The type that a value looks like, for a suggestion.
  package var likelyType: TokenType? {
    if number != nil { return .number }
    if self["fontSize"] != nil { return .typography }
    if self["colorSpace"] != nil { return .color }
    if let unit = self["unit"]?.text { return unit == "ms" || unit == "s" ? .duration : .dimension }
    if (self["0"] ?? items?.first ?? self)["offsetX"] != nil { return .shadow }
    guard let text, !text.isTextStyle else { return nil }
    if JSONTree.color(css: text) != nil { return .color }
    if JSONTree.duration(text) != nil { return .duration }
    if let (_, unit) = text.quantity { return unit.isEmpty ? .number : .dimension }
    if text.hasPrefix("cubic-bezier(") || easings[text] != nil { return .cubicBezier }
    if text.hasPrefix("linear-gradient(") { return .gradient }
    var words = text.cssWords
    if words.count > 3, words[0].lowercased() == "inset" { words.removeFirst() }
    if let last = text.cssItems.last?.lowercased(), genericFamilies.contains(last) {
      return .fontFamily
    }
    guard words.count >= 3, words[0].quantity != nil else { return nil }
    if words.count == 3, StrokeStyleValue.Keyword(rawValue: words[1]) != nil { return .border }
    let others = words.filter { $0.quantity == nil }
    // Several aliases without a color are a list of lengths.
    let hasColor =
      others.contains { $0.alias == nil } || others.count == 1 && others == [words.last]
    return hasColor ? .shadow : nil
  }
}

extension String {
  /// Whether it is a CSS `font`, with a size before the family: `italic bold 16px/1.5 Inter, serif`.
  fileprivate var isTextStyle: Bool {
    guard let words = cssItems.first?.cssWords, words.count > 1 else { return false }
    let end = cssItems.last?.cssWords.last?.lowercased() ?? ""
    return words.dropLast().contains { word in
      let size = String(word.prefix { $0 != "/" })
      let hasUnit = size.quantity.map { !$0.unit.isEmpty } ?? false
      return hasUnit && (size != word || genericFamilies.contains(end))
    }
  }
}
