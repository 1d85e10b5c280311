import TokenChecks
import TokenModel
import Writers

/// Writes the parts of the model.
struct ModelWriter {
  let tokens: ResolvedTokens
  /// Every token that some theme has, in natural order.
  let paths: [PathID]
  private let axes: ThemeAxes
  /// The members of each value, made once.
  private let values: [[UInt8]]

  init(_ tokens: ResolvedTokens) {
    self.tokens = tokens
    axes = ThemeAxes(tokens.themes.map(\.contexts))
    paths = tokens.set.paths.naturalOrder().filter { path in
      tokens.themes.contains { $0.values[Int(path.index)] != nil }
    }
    values = tokens.values.map { value in
      var json = JSONWriter()
      json.object { $0.members(of: value) }
      return json.bytes.dropFirst().dropLast() + []
    }
  }

  func theme(_ theme: Int, _ json: inout JSONWriter) {
    names(of: theme, &json)
    json.list("contexts", tokens.themes[theme].contexts.entries) { json, entry in
      json.string("modifier", entry.axis)
      json.string("context", entry.value)
    }
    let own = paths.filter { value($0, theme) != nil }
    let types = own.map { tokens.values[value($0, theme) ?? 0].type }
    let first = Dictionary(zip(types, own.indices), uniquingKeysWith: { one, _ in one })
    let last = Dictionary(zip(types, own.indices), uniquingKeysWith: { $1 })
    json.list("tokens", Array(own.indices)) { json, index in
      name(own[index], &json)
      meaning(of: own[index], in: theme, &json)
      json.truth("isFirstOfType", first[types[index]] == index)
      json.truth("isLastOfType", last[types[index]] == index)
    }
  }

  /// A token with its values in all themes that have it.
  func token(_ path: PathID, _ json: inout JSONWriter) {
    name(path, &json)
    let themes = tokens.themes.indices.filter { value(path, $0) != nil }
    json.list("values", themes) { json, theme in
      json.object("theme") { names(of: theme, &$0) }
      meaning(of: path, in: theme, &json)
    }
  }

  private func names(of theme: Int, _ json: inout JSONWriter) {
    let contexts = tokens.themes[theme].contexts
    let words = contexts.entries.map(\.value)
    json.string("label", words.isEmpty ? "default" : contexts.label)
    json.names(NameWords(words.isEmpty ? ["default"] : words))
    let appearance = axes.appearance(of: contexts)
    json.truth("isDark", appearance.isDark)
    json.truth("hasHighContrast", appearance.hasHighContrast)
  }

  private func name(_ path: PathID, _ json: inout JSONWriter) {
    let segments = tokens.set.paths.segments(of: path)
    json.string("path", tokenPath(segments))
    json.string("name", segments.last)
    json.list("segments", segments) { json, segment in
      json.string("name", segment)
      json.names(NameWords(segment))
    }
    json.names(NameWords(segments))
  }

  /// What a theme says about a token.
  private func meaning(of path: PathID, in theme: Int, _ json: inout JSONWriter) {
    json.string("description", tokens.description(of: path, in: theme))
    if case .yes(let reason)? = tokens.deprecation(of: path, in: theme) {
      json.object("deprecated") { $0.string("reason", reason) }
    } else {
      json.string("deprecated", nil)
    }
    if let alias = tokens.alias(of: path, in: theme) {
      json.object("alias") { json in
        let segments = tokens.set.paths.segments(of: alias)
        json.string("path", tokenPath(segments))
        json.names(NameWords(segments))
      }
    } else {
      json.string("alias", nil)
    }
    if let value = value(path, theme) { json.json(nil, values[value]) }
  }

  func component(_ component: ComponentTheme, _ json: inout JSONWriter) {
    json.string("name", component.contract.component)
    json.names(NameWords(component.contract.component))
    json.list("pairs", component.results) { json, result in
      json.object("theme") { names(of: result.themeIndex, &$0) }
      json.string("variant", result.variant.label)
      side("foreground", result.foreground, &json)
      side("background", result.background, &json)
      json.string("ratio", result.ratio.map { shown($0) })
      json.string("required", result.required.map(plain))
      json.string("duty", result.duty.rawValue)
      json.string("outcome", result.outcome.rawValue)
      json.string("because", result.because)
      json.truth("isFail", result.outcome == .fail)
    }
  }

  private func side(_ key: String, _ side: ContrastResult.Side, _ json: inout JSONWriter) {
    json.object(key) { json in
      json.string("role", side.role)
      json.string("path", side.path)
      json.string("text", side.value)
    }
  }

  private func value(_ path: PathID, _ theme: Int) -> Int? {
    tokens.themes[theme].values[Int(path.index)].map(Int.init)
  }
}
