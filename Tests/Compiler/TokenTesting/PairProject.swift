/// A DTCG color from `#RRGGBB`, with an optional alpha.
package func color(_ hex: String, alpha: Double? = nil) -> String {
  let number = Int(hex.dropFirst(), radix: 16) ?? 0
  let components = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { Double($0) / 255 }
  return color(components, alpha: alpha)
}

/// A DTCG color from sRGB components.
package func color(_ components: [Double], alpha: Double? = nil) -> String {
  let opacity = alpha.map { #", "alpha": \#($0)"# } ?? ""
  return #"{ "colorSpace": "srgb", "components": \#(components)\#(opacity) }"#
}

/// A DTCG gradient from stops.
package func gradient(_ stops: [(color: String, position: Double)]) -> String {
  let items = stops.map { #"{ "color": \#($0.color), "position": \#($0.position) }"# }
  return "[\(items.joined(separator: ", "))]"
}

/// A DTCG typography value with a size and a weight.
package func typography(_ size: Double, weight: Double) -> String {
  """
  { "fontFamily": "A", "fontSize": { "value": \(size), "unit": "px" }, "fontWeight": \(weight),
    "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 }
  """
}

/// A whole project with one pair in one variant.
package struct PairProject {
  /// The `$value`s of `c/fg` and `c/bg`.
  package var foreground: String
  package var background: String
  package var backgroundType = "color"
  /// Members of the pair other than `foreground` and `on`.
  package var duty = ""
  /// The `$value` of `surface`; nil for an audit without a surface.
  package var surface: String?
  /// The `$value` of `text`.
  package var text: String?
  package var level = "AA"
  /// Members of the contract other than its pair, such as waivers and claims.
  package var contract = ""
  /// Members of `rules`.
  package var rules = ""
  package var today: String?

  package init(
    foreground: String, background: String, backgroundType: String = "color", duty: String = "",
    surface: String? = nil, text: String? = nil, level: String = "AA", contract: String = "",
    rules: String = "", today: String? = nil
  ) {
    (self.foreground, self.background) = (foreground, background)
    (self.backgroundType, self.duty) = (backgroundType, duty)
    (self.surface, self.text) = (surface, text)
    (self.level, self.contract) = (level, contract)
    (self.rules, self.today) = (rules, today)
  }

  package var files: [String: String] {
    let surfaceToken = surface.map { #", "surface": { "$type": "color", "$value": \#($0) }"# } ?? ""
    let textToken = text.map { #", "text": { "$type": "typography", "$value": \#($0) }"# } ?? ""
    let surfaceKey = surface == nil ? "" : #", "surface": "surface""#
    return [
      "tokens/t.tokens.json": """
      { "c": { "fg": { "$type": "color", "$value": \(foreground) },
        "bg": { "$type": "\(backgroundType)", "$value": \(background) } }\(surfaceToken)\(textToken) }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { "fg": { "type": "paint" }, "bg": { "type": "paint" } },
        "contrast": [ { "foreground": "fg", "on": "bg"\(duty.isEmpty ? "" : ", " + duty) } ]
        \(contract.isEmpty ? "" : ", " + contract) }
      """,
      "tincture.json": """
      { "audit": { "level": "\(level)"\(surfaceKey) }, "rules": { \(rules) } }
      """,
    ]
  }

  package var compilation: Compilation { compiled(files, today: today) }
}

/// The only result of a pair.
package func result(_ pair: PairProject) -> ContrastResult? { pair.compilation.audit.results.first }
