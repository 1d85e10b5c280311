/// A project with some theme axes.
package struct AxisProject {
  /// The JSON of each context's token file, by axis and context; empty for none.
  package var axes: [(name: String, contexts: [(name: String, tokens: String)])]
  /// The resolver's defaults, by axis.
  package var defaults: [String: String] = [:]
  /// The tokens of every theme.
  package var base = "{}"
  /// Other settings of the project file, such as `"appearance": {}`.
  package var settings = ""
  /// Other files.
  package var files: [String: String] = [:]

  package init(
    axes: [(name: String, contexts: [(name: String, tokens: String)])],
    defaults: [String: String] = [:], base: String = "{}", settings: String = "",
    files: [String: String] = [:]
  ) {
    (self.axes, self.defaults, self.base) = (axes, defaults, base)
    (self.settings, self.files) = (settings, files)
  }

  package var sources: Sources {
    let modifiers = axes.map { axis in
      let contexts = axis.contexts.map { #""\#($0.name)": [\#($0.tokens)]"# }
      let usual = defaults[axis.name].map { #", "default": "\#($0)""# } ?? ""
      return #""\#(axis.name)": { "contexts": { \#(contexts.joined(separator: ", ")) }\#(usual) }"#
    }
    let order = axes.map { ##"{ "$ref": "#/modifiers/\##($0.name)" }"## }
    var files = files
    files["tincture.json"] =
      #"{ "resolver": "r.resolver.json"\#(settings.isEmpty ? "" : ", " + settings) }"#
    files["r.resolver.json"] = """
      { "version": "2025.10", "sets": { "base": { "sources": [\(base)] } },
        "modifiers": { \(modifiers.joined(separator: ", ")) },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, \(order.joined(separator: ", "))] }
      """
    return TokenTesting.sources(files)
  }

  /// Two brands in two modes. `tint` depends on the brand, `page` on the mode, `fixed` on neither.
  package static func brands(tint: String = "#005CE5", page: String = "#222222") -> AxisProject {
    AxisProject(
      axes: [
        ("brand", [("acme", token("tint", tint)), ("zen", token("tint", "#066133"))]),
        ("mode", [("light", token("page", "#FFFFFF")), ("dark", token("page", page))]),
      ], base: token("fixed", "#FF0000"))
  }

  /// A token file with one color.
  package static func token(_ name: String, _ hex: String) -> String {
    #"{ "\#(name)": { "$type": "color", "$value": \#(color(hex)) } }"#
  }
}
