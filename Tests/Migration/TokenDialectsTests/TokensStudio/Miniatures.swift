/// Small Tokens Studio projects.
enum Miniatures {
  /// One file for each set, and themes in two groups.
  static let twoGroups = [
    "kit/$metadata.json": """
    { "tokenSetOrder": ["core", "brand/acme", "brand/zenith", "modes/light", "modes/dark", "parts"] }
    """,
    "kit/$themes.json": """
    [
      \(theme("Light", "Mode", ["core": "source", "modes/light": "enabled", "parts": "enabled"])),
      \(theme("Dark", "Mode", ["core": "source", "modes/dark": "enabled", "parts": "enabled"])),
      \(theme("Acme", "Brand", ["core": "source", "brand/acme": "enabled"])),
      \(theme("Zenith", "Brand", ["core": "source", "brand/zenith": "enabled"]))
    ]
    """,
    "kit/core.json": """
    { "white": { "$type": "color", "$value": "#ffffff" },
      "ink": { "$type": "color", "$value": "#101820" }, "base": { "$type": "sizing", "$value": "8" },
      "body": { "$type": "fontFamilies", "$value": "Inter, 'Segoe UI', sans-serif" },
      "strong": { "$type": "fontWeights", "$value": "Bold Italic" },
      "size": { "$type": "fontSizes", "$value": "16" },
      "leading": { "$type": "lineHeights", "$value": "20px" },
      "tracking": { "$type": "letterSpacing", "$value": "5%" } }
    """,
    "kit/brand/acme.json": """
    { "main": { "$type": "color", "$value": "#C14242" }, "scale": { "$type": "number", "$value": 1.5 },
      "radius": { "$type": "borderRadius", "$value": "{base} / 2" } }
    """,
    "kit/brand/zenith.json": """
    { "main": { "$type": "color", "$value": "#4477DD" }, "scale": { "$type": "number", "$value": 2 },
      "radius": { "$type": "borderRadius", "$value": "0px" } }
    """,
    "kit/modes/light.json": """
    { "surface": { "$type": "color", "$value": "{white}" },
      "dim": { "$type": "opacity", "$value": "50%" } }
    """,
    "kit/modes/dark.json": """
    { "surface": { "$type": "color", "$value": "{ink}" },
      "dim": { "$type": "opacity", "$value": "0.8" } }
    """,
    "kit/parts.json": """
    {
      "gap": { "$type": "spacing", "$value": "floor({base} * {scale}) + 2px" },
      "page": { "$type": "color", "$value": "{surface}", "$description": "Behind everything" },
      "hover": { "$type": "color", "$value": "{main}", "$extensions": {
        "studio.tokens": { "modify": { "type": "darken", "value": "0.1 * 2", "space": "srgb" } },
        "com.example": { "n": 1.50 } } },
      "veil": { "$type": "color", "$value": "rgba({surface}, {dim})" },
      "line": { "$type": "border",
        "$value": { "color": "{main}", "width": "1", "style": "dashed" } },
      "lift": { "$type": "boxShadow", "$value": [
        { "x": "0", "y": "{base} / 4", "blur": "8px", "spread": 0,
          "color": "rgba(#000000, 0.25)", "type": "dropShadow" },
        { "x": 0, "y": 1, "blur": 0, "spread": 0, "color": "{surface}", "type": "innerShadow" } ] },
      "fade": { "$type": "color", "$value": "linear-gradient(180deg, {surface} 20%, #00000080)" },
      "text": { "$type": "typography", "$value": {
        "fontFamily": "{body}", "fontWeight": "{strong}", "fontSize": "{size}",
        "lineHeight": "{leading}", "letterSpacing": "{tracking}", "textCase": "none" } }
    }
    """,
  ]

  /// One file in the older syntax, with references as `$a.b` and without groups of themes.
  static let oneFile = [
    "tokens.json": """
    {
      "global": {
        "blue": { "500": { "value": "#4477dd", "type": "color" } },
        "step": { "value": "4px", "type": "spacing" },
        "inset": { "value": "$step * 3", "type": "spacing", "description": "Around text" },
        "ratio": { "value": "16 / 9", "type": "other" }
      },
      "light": { "accent": { "value": "$blue.500", "type": "color" } },
      "night/blue": {
        "accent": { "value": "hsla(220, 69.2%, 70%, 0.5)", "type": "color" },
        "step": { "value": "6px", "type": "spacing" }
      },
      "spare": { "x": { "value": "1", "type": "sizing" } },
      "$themes": [
        \(theme("Day", nil, ["global": "enabled", "light": "enabled"])),
        \(theme("Night", nil, ["global": "enabled", "night/blue": "enabled"]))
      ],
      "$metadata": { "tokenSetOrder": ["global", "light", "night/blue", "spare"] }
    }
    """
  ]

  /// A theme as `$themes` writes it.
  static func theme(_ name: String, _ group: String?, _ sets: KeyValuePairs<String, String>)
    -> String
  {
    let chosen = sets.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
    let group = group.map { "\"group\": \"\($0)\", " } ?? ""
    return """
      { "id": "\(name)", "name": "\(name)", \(group)"selectedTokenSets": { \(chosen) } }
      """
  }
}
