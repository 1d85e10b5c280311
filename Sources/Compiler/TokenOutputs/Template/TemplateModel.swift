/// The values that templates see (docs/reference/templates.md): themes with their tokens, tokens
/// with their values in all themes, components with their pairs. All objects of one kind have the
/// same members; those that do not apply are null. What no template names is left out.
package struct TemplateModel {
  private let tokens: ResolvedTokens
  private let components: [ComponentTheme]
  /// Every token that some theme has, in natural order.
  private let paths: [PathID]
  /// The members of each value, made once.
  private let values: [[UInt8]]
  /// The words in the tags of the templates.
  private let words: Set<String>

  package init(_ tokens: ResolvedTokens, checked: Checked, templates: [SourceFile]) {
    let words = Set(
      templates.flatMap(\.templateTags).flatMap { $0.text.split { !($0.isLetter || $0.isNumber) } }
        .map(String.init))
    (self.tokens, components, self.words) = (tokens, checked.components, words)
    paths = tokens.set.paths.naturalOrder().filter(tokens.hasValue)
    values = tokens.values.map { value in
      JSONWriter.object(names: words) { $0.members(of: value) }.dropFirst().dropLast() + []
    }
  }

  package var bytes: [UInt8] {
    JSONWriter.object(names: words) { json in
      let themes = tokens.themes.isShort ? Array(tokens.themes.indices) : []
      json.list("themes", items: themes) { theme($1, json: &$0) }
      json.list("tokens", items: paths) { token($1, json: &$0) }
      json.list("components", items: components) { component($1, json: &$0) }
    }
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
  mutating func list<Item>(
    _ key: String, items: @autoclosure () -> [Item], write: (inout JSONWriter, Item) -> Void
  ) {
    guard isWritten(key) else { return }
    let items = items()
    objects(key, items: items.indices) { json, index in
      write(&json, items[index])
      json.members(("isFirst", index == 0), ("isLast", index == items.count - 1))
    }
  }

  /// Writes a name in every way of joining its words.
  mutating func names(_ words: NameWords) {
    members(
      ("camel", words.camel), ("kebab", words.kebab), ("pascal", words.pascal),
      ("snake", words.snake))
  }
}

/// Writes the parts of the model.
extension TemplateModel {
  private func theme(_ theme: Int, json: inout JSONWriter) {
    names(of: theme, json: &json)
    json.list("contexts", items: tokens.themes.contexts(of: theme).entries) { json, entry in
      json.members(("modifier", entry.axis), ("context", entry.value))
    }
    let own = paths.filter { tokens.valueIndex($0, in: theme) != nil }
    let types = own.map { tokens.values[tokens.valueIndex($0, in: theme) ?? 0].type }
    let first = Dictionary(firsts: zip(types, own.indices))
    let last = Dictionary(zip(types, own.indices), uniquingKeysWith: { $1 })
    json.list("tokens", items: Array(own.indices)) { json, index in
      name(own[index], json: &json)
      meaning(of: own[index], in: theme, json: &json)
      json.boolean("isFirstOfType", value: first[types[index]] == index)
      json.boolean("isLastOfType", value: last[types[index]] == index)
    }
  }

  /// Writes a token with its values in all themes that have it.
  private func token(_ path: PathID, json: inout JSONWriter) {
    name(path, json: &json)
    json.list("values", items: values(of: path)) { json, item in
      json.object("theme") { names(of: item.theme, json: &$0) }
      json.string("themes", value: item.themes)
      meaning(of: path, in: item.theme, json: &json)
    }
  }

  /// The themes that have a token; with too many themes, the first one for each value.
  private func values(of path: PathID) -> [(theme: Int, themes: String)] {
    guard !tokens.themes.isShort else {
      return tokens.themes.indices.filter { tokens.valueIndex(path, in: $0) != nil }.map { theme in
        let contexts = tokens.themes.contexts(of: theme)
        return (theme, contexts.entries.isEmpty ? "default" : contexts.label)
      }
    }
    return tokens.regions(of: path) { theme in
      guard let value = tokens.valueIndex(path, in: theme) else { return nil }
      return JSONWriter.object { json in
        json.number("value", value: value)
        meaning(of: path, in: theme, json: &json)
      }
    }.map { ($0.theme, $0.holds.title) }
  }

  private func names(of theme: Int, json: inout JSONWriter) {
    let contexts = tokens.themes.contexts(of: theme)
    let words = contexts.entries.map(\.value)
    json.string("label", value: words.isEmpty ? "default" : contexts.label)
    json.names(NameWords(words.isEmpty ? ["default"] : words))
    let appearance = tokens.themes.appearance(of: theme)
    json.members(("isDark", appearance.isDark), ("hasHighContrast", appearance.hasHighContrast))
  }

  private func name(_ path: PathID, json: inout JSONWriter) {
    let segments = tokens.set.paths.segments(of: path)
    json.members(("path", segments.tokenPath), ("name", segments.last))
    json.list("segments", items: segments) { json, segment in
      json.string("name", value: segment)
      json.names(NameWords(segment))
    }
    json.names(NameWords(segments))
  }

  /// Writes the value, the type and the documentation of a token in a theme.
  private func meaning(of path: PathID, in theme: Int, json: inout JSONWriter) {
    json.string("description", value: tokens.description(of: path, in: theme))
    if case .yes(let reason)? = tokens.deprecation(of: path, in: theme) {
      json.object("deprecated") { $0.string("reason", value: reason) }
    } else {
      json.string("deprecated", value: nil)
    }
    if let alias = tokens.alias(of: path, in: theme), tokens.firstTheme(declaring: alias) != nil {
      json.object("alias") { json in
        let segments = tokens.set.paths.segments(of: alias)
        json.string("path", value: segments.tokenPath)
        json.names(NameWords(segments))
      }
    } else {
      json.string("alias", value: nil)
    }
    if let value = tokens.valueIndex(path, in: theme), !values[value].isEmpty {
      json.json(nil, text: values[value])
    }
  }

  private func component(_ component: ComponentTheme, json: inout JSONWriter) {
    json.string("name", value: component.contract.component)
    json.names(NameWords(component.contract.component))
    json.list("pairs", items: Array(component.results)) { json, result in
      let themes = result.holds.title
      json.object("theme") { names(of: result.themeIndex, json: &$0) }
      json.string("themes", value: themes.isEmpty ? "default" : themes)
      json.string("variant", value: result.variant.label)
      side("foreground", side: result.foreground, json: &json)
      side("background", side: result.background, json: &json)
      json.members(
        ("ratio", result.ratio.map { shown($0) }), ("required", result.required.map(plain)),
        ("duty", result.duty.rawValue), ("outcome", result.outcome.rawValue),
        ("because", result.because), ("isFail", result.outcome == .fail))
    }
  }

  private func side(_ key: String, side: ContrastResult.Side, json: inout JSONWriter) {
    json.object(key) { $0.members(("role", side.role), ("path", side.path), ("text", side.value)) }
  }
}
