import TokenTesting

@testable import TokenChecks

/// A project with every outcome: `low`, `glass`, `dim`, `edge` and `ink` on `bg` or on `hill`.
enum AuditReportSample {
  static let files = [
    "tokens/card.tokens.json": """
    { "tile": { "$type": "color",
      "bg": { "$value": \(color("#FFFFFF")) },
      "glass": { "$value": \(color("#FFFFFF", alpha: 0.5)) },
      "hill": { "$type": "gradient", "$value": \(gradient([
        (color("#FFFFFF"), 0), (color("#808080"), 1),
      ])) },
      "base": { "$value": \(color("#777777")) },
      "low": { "$value": "{tile.base}" },
      "dim": { "$value": \(color("#999999")) },
      "edge": { "$value": \(color("#EEEEEE")) },
      "ink": { "$value": \(color("#000000")) } } }
    """,
    "tokens/card.contract.json": """
    { "component": "Card",
      "roles": {
        "bg": { "type": "color", "path": "tile/bg" },
        "glass": { "type": "color", "path": "tile/glass" },
        "hill": { "type": "paint", "path": "tile/hill" },
        "low": { "type": "color", "path": "tile/low" },
        "dim": { "type": "color", "path": "tile/dim" },
        "edge": { "type": "color", "path": "tile/edge" },
        "ink": { "type": "color", "path": "tile/ink" } },
      "contrast": [
        { "foreground": "low", "on": "bg" },
        { "foreground": "ink", "on": ["bg", "hill", "glass"] },
        { "foreground": "dim", "on": "bg" },
        { "foreground": "edge", "on": "bg", "decorative": "only an edge" } ],
      "waivers": [ { "foreground": "dim", "on": "bg", "floor": 2.84, "because": "debt",
        "owner": "cards", "until": "2030-01-01" } ],
      "claims": [ { "foreground": "#000000", "on": "#FFFFFF", "ratio": 20, "source": "a page" } ] }
    """,
  ]

  static var compilation: Compilation { compiled(files) }

  /// The sample compared with a baseline: its failure has this change, and one result is fixed.
  static func compared(_ change: BaselineComparison.Change) -> Compilation {
    var compilation = compilation
    compilation.audit.baseline = BaselineComparison(
      file: "audit.json",
      fixed: [BaselineComparison.Fixed(key: "Card/old", ratio: 2.009, now: 5.019)])
    for index in compilation.audit.results.indices
    where compilation.audit.results[index].outcome == .fail {
      compilation.audit.results[index].change = change
    }
    return compilation
  }
}
