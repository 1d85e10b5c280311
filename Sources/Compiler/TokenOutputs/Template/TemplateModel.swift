import TokenChecks
import TokenModel
import TokenThemes
import Writers

/// The values that templates see (docs/reference/templates.md): themes with their tokens, tokens
/// with their values in all themes, components with their pairs. All objects of one kind have the
/// same members; those that do not apply are null.
package struct TemplateModel {
  /// The model as JSON.
  package let bytes: [UInt8]

  package init(_ tokens: ResolvedTokens, checked: Checked) {
    let writer = ModelWriter(tokens)
    var json = JSONWriter()
    json.object { json in
      let themes = tokens.themes.isShort ? Array(tokens.themes.indices) : []
      json.list("themes", items: themes) { writer.theme($1, json: &$0) }
      json.list("tokens", items: writer.paths) { writer.token($1, json: &$0) }
      json.list("components", items: checked.components) { writer.component($1, json: &$0) }
    }
    bytes = json.bytes
  }

  /// Every name in the model, including those of types and their components.
  static let names = (TokenType.allCases.map(\.rawValue) + otherNames).sorted()

  private static let otherNames = [
    "alias", "alpha", "argb", "background", "because", "blue", "blur", "camel", "cap", "components",
    "context", "contexts", "css", "curve", "dashes", "delay", "deprecated", "description", "duty",
    "families", "foreground", "green", "hasHighContrast", "hex", "isDark", "isFail", "isFirst",
    "isFirstOfType", "isInset", "isLast", "isLastOfType", "isWide", "kebab", "keyword", "label",
    "layers", "letterSpacing", "lineHeight", "milliseconds", "modifier", "name", "names", "offsetX",
    "offsetY", "outcome", "pairs", "pascal", "path", "pixels", "position", "ratio", "reason", "red",
    "required", "role", "segments", "size", "snake", "spread", "stops", "style", "text", "theme",
    "themes", "tokens", "type", "unit", "value", "values", "variant", "weight", "width", "x1", "x2",
    "y1", "y2",
  ]

  /// The functions of swift-mustache that are useful with the model.
  static let functions = [
    "capitalized", "count", "empty", "equalzero", "even", "first", "index", "last",
    "lowercased", "minusone", "odd", "plusone", "reversed", "uppercased",
  ]
}

extension JSONWriter {
  /// Writes a list of objects that each know whether they are first or last.
  mutating func list<Item>(_ key: String, items: [Item], write: (inout JSONWriter, Item) -> Void) {
    array(key, items: items.indices) { json, index in
      json.object { json in
        write(&json, items[index])
        json.boolean("isFirst", value: index == 0)
        json.boolean("isLast", value: index == items.count - 1)
      }
    }
  }

  /// Writes a name in every way of joining its words.
  mutating func names(_ words: NameWords) {
    string("camel", value: words.camel)
    string("kebab", value: words.kebab)
    string("pascal", value: words.pascal)
    string("snake", value: words.snake)
  }
}
