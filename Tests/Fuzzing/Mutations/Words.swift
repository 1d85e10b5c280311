/// The texts that mutations insert: words of DTCG and project files, and hostile texts.
enum Words {
  static let names = [
    "$value", "$type", "$description", "$extensions", "$extends", "$root", "$deprecated", "$ref",
    "$schema", "$defs", "colorSpace", "components", "alpha", "hex", "value", "unit", "fontFamily",
    "fontSize", "fontWeight", "letterSpacing", "lineHeight", "color", "offsetX", "offsetY", "blur",
    "spread", "inset", "position", "duration", "delay", "timingFunction", "width", "style",
    "dashArray", "lineCap", "sets", "modifiers", "contexts", "default", "sources",
    "resolutionOrder", "name", "version", "type", "description", "inputs", "component", "path",
    "axes", "theme", "roles", "contrast", "foreground", "on", "text", "level", "minimum", "when",
    "where", "waivers", "reason", "until", "floor", "claims", "cues", "ratio", "decorative",
    "outputs", "format", "to", "access", "runtime", "module", "namespace", "prefix", "package",
    "template", "audit", "standard", "surface", "overrides", "rules", "preset", "resolver",
    "contracts", "baseline", "attributes", "comment", "themeable", "meta", "variables",
    "variableCollections", "valuesByMode", "modes", "modeId", "resolvedType", "$themes",
    "$metadata", "tokenSetOrder", "selectedTokenSets", "uuid", "modify", "page", "tag", "a", "b",
    "com.figma.variableId", "com.figma.aliasData", "studio.tokens", "id", "rulePages",
  ]

  static let texts = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography", "paint", "string",
    "boolean", "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3",
    "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50", "none", "px", "rem", "ms", "s",
    "#fff", "#12345678", "rgba(1,2,3,0.5)", "16px", "1.5rem", "{a}", "{a.b}", "{page}",
    "{tag.idle.bg}", "{a.$root}", "{", "}", "{}", "{.}", "{a..b}", "{a} * 2", "roundTo({a}, 2)",
    "#/", "#", "#/a", "#/page/$value", "#/a/$value/components/0", "#/sets/a", "#/modifiers/m",
    "tokens/a.tokens.json", "a.tokens.json", "../a.tokens.json", "a.tokens.json#/page",
    "https://x.test/a", "/etc/hosts", "2025.10", "*", "**", "tag/<state>/*", "<state>", "<<>>",
    "light", "dark", "mode", "set", "modifier", "strict", "lenient", "off", "error", "warning",
    "swift", "css", "xcassets", "compose", "mustache", "json", "audit-html", "inline", "import",
    "bold", "950", "dashed", "round", "2026-02-30", "9999-12-31", "COLOR", "FLOAT",
    "VARIABLE_ALIAS", "class", "self", "Type", "init", "com.example", "",
  ]

  /// Texts in JSON spelling: escapes, marks, ends of comments and literals.
  static let hostile = [
    #""\u202e\u2066\u0007""#, #""\ud83d\ude00""#, #""\u001b[31m""#, ##""*/ \\(x) \"\"\"#""##,
    #""</script><!-- --> ]]>""#, #""{{x}} {{{y}}}""#, #""::error::%0A""#, #""\r\n\t\b\f""#,
    #""~0~1/a~""#, #""e\u0301\u00e9\u212b""#, #""\u2028\u0085\u007f""#, #""'; DROP--`$(x)`""#,
    #""\ud800""#, #""\u0000""#, #""\ufeff\ufffe\uffff""#, #""../../..""#, #""`|*_#=, ""#,
    #""\u0130\u0131\ufb01\u00df""#,
  ]

  static let numbers = [
    "0", "-0", "-0.0", "1", "-1", "0.5", "1e308", "-1e308", "1.7976931348623157e308", "1e309",
    "5e-324", "1e-400", "9007199254740993", "9223372036854775807", "9223372036854775808",
    "-9223372036854775809", "18446744073709551616", "1e18", "1e19", "1E+2", "0.1",
    "0.30000000000000004", "255", "256", "360", "1000", "2147483648", "4294967296", "1e-7",
    "123456789012345678901234567890", "100", "4.5", "21",
  ]

  static let literals = ["true", "false", "null", "{}", "[]", "\"\""]
}
