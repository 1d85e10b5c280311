import ColorMath
import TokenChecks
import TokenModel
import Writers

/// CSS of ours: a literal into which only numbers, colors, quoted strings and other CSS can be put.
struct CSS: ExpressibleByStringInterpolation {
  fileprivate(set) var text: String

  init(stringLiteral literal: String) { text = literal }
  init(stringInterpolation interpolation: Interpolation) { text = interpolation.text }

  static func += (css: inout CSS, more: CSS) { css.text += more.text }

  /// CSS after CSS, with something of ours between.
  init(_ parts: [CSS], separator: CSS = "") {
    text = parts.map(\.text).joined(separator: separator.text)
  }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ css: CSS) { text += css.text }
    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
    mutating func appendInterpolation(_ number: Double) { text += plain(number) }
    mutating func appendInterpolation(_ color: RGB8) { text += color.hex }
    mutating func appendInterpolation(_ outcome: Outcome) { text += outcome.rawValue }
    mutating func appendInterpolation(_ deficiency: VisionDeficiency) {
      text += deficiency.rawValue
    }
    mutating func appendInterpolation(quoted string: String) { text += quoted(string) }
  }
}

extension CSS {
  /// What a layer shows, as the value of `background`: a color, or a gradient from top to bottom.
  init(_ layer: Layer) {
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

  /// A color or gradient as reports write it; nil when it is not made of `#RRGGBB`.
  init?(reported value: String) {
    if let color = RGB8(hex: value), value.hasPrefix("#") {
      self = "\(color)"
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

  /// A text style at its real size, with families that are there where its own are not.
  init(_ style: TypographyValue) {
    let families = CSS(style.fontFamily.map { "\(quoted: $0)," })
    self = """
      font:\(style.fontWeight) \(style.fontSize.pixels)px/\(style.lineHeight) \
      \(families)system-ui,sans-serif;letter-spacing:\(style.letterSpacing.pixels)px
      """
  }
}

extension CSS.Interpolation {
  /// A share of 1 as a percentage of at most two decimals.
  mutating func appendInterpolation(share: Double) {
    appendInterpolation((share * 10_000).rounded() / 100)
    appendLiteral("%")
  }
}

/// A string of CSS; everything but ASCII letters, digits and blanks is written by its number, so
/// that no text can end the string, the style sheet or an attribute.
private func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar -> String in
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "-": String(scalar)
    default: "\\\(String(scalar.value, radix: 16)) "
    }
  }
  return "'\(scalars.joined())'"
}
