extension CSS {
  /// The style sheet of the report. Text reaches 7:1 on every background, in both schemes.
  static let reportPage = CSS(
    [PackageResources.page_css, PackageResources.report_css, PackageResources.print_css]
      .map(CSS.init(source:)))

  static let diffPage = CSS(
    [PackageResources.page_css, PackageResources.diff_css, PackageResources.print_css]
      .map(CSS.init(source:)))

  /// The colors of a sample: foreground and background.
  package init(_ stack: Stack) {
    self = "--f:\(CSS(stack.foreground));--b:\(CSS(stack.background))"
  }

  /// A layer as a value of `background`: a color, or a gradient from top to bottom.
  package init(_ layer: Layer) {
    guard layer.isGradient else {
      self = "\(RGB8(rounding: layer.stops[0].color))"
      return
    }
    var stops: [CSS] = []
    for stop in layer.stops {
      let css: CSS = "\(RGB8(rounding: stop.color)) \(share: stop.position)"
      if stops.last?.text != css.text { stops.append(css) }
    }
    self = "linear-gradient(\(CSS(stops, separator: ",")))"
  }

  /// The color or gradient in a report's text; nil if it is not in the form `#RRGGBB`, or with alpha.
  init?(reported value: String) {
    if value.hasPrefix("#"), RGB8(hex: String(value.prefix(7))) != nil,
      value.utf8.count == 7 || value.utf8.count == 9 && UInt8(value.suffix(2), radix: 16) != nil
    {
      self = "\(word: value)"
      return
    }
    var stops: [CSS] = []
    for part in value.split(separator: ",") {
      let words = part.split(separator: " ")
      guard words.count == 2, words[0].hasPrefix("#"), let color = RGB8(hex: String(words[0])),
        words[1].hasSuffix("%"), let position = Double(words[1].dropLast())
      else { return nil }
      stops.append("\(color) \(share: position / 100)")
    }
    guard stops.count > 1 else { return nil }
    self = "linear-gradient(\(CSS(stops, separator: ",")))"
  }

  /// A text style at its real size, with fallbacks for fonts that are not installed.
  package init(_ style: TypographyValue) {
    let families = CSS(style.fontFamily.map { "\(quoted: $0)," })
    self = """
      font:\(style.fontWeight) \(style.fontSize.pixels)px/\(style.lineHeight) \
      \(families)system-ui,sans-serif;letter-spacing:\(style.letterSpacing.pixels)px
      """
  }
}

extension CSS.Interpolation {
  mutating func appendInterpolation(_ color: RGB8) { appendInterpolation(word: color.hex) }
  mutating func appendInterpolation(_ outcome: Outcome) {
    appendInterpolation(word: outcome.rawValue)
  }
  mutating func appendInterpolation(_ deficiency: VisionDeficiency) {
    appendInterpolation(word: deficiency.rawValue)
  }
}

extension HTMLID { init(_ outcome: Outcome) { self.init(word: outcome.rawValue) } }
