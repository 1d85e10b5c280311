extension OutputFormat {
  /// The resolved tokens of every theme. There is no header, because JSON has no comments.
  package static let json = OutputFormat(
    id: "json", summary: "The resolved tokens of all themes.", destination: .file,
    settings: [.include, .exclude], seal: nil,
    emit: { [GeneratedFile(path: $0.output.to, bytes: $0.tokens.written.json)] })
}

extension ResolvedTokens {
  /// The resolved tokens as one JSON object (product: machine-readable results): a list of themes with
  /// a line for each token, or with too many themes, a list of tokens with a line for each value.
  var json: [UInt8] {
    let order = set.paths.naturalOrder()
    let isList = themes.isShort
    return JSONWriter.file(lines: isList ? 4 : 3) { json in
      json.number("version", value: isList ? 1 : 2)
      if isList {
        json.objects("themes", items: themes.indices) { json, theme in
          json.strings("theme", variant: themes.contexts(of: theme))
          json.object("tokens") { json in for path in order { write(path, in: theme, to: &json) } }
        }
      } else {
        json.string("layout", value: "tokens")
        json.objects("axes", items: themes.axes.indices) { $0.axis($1, of: themes) }
        json.object("tokens") { json in for path in order { writeValues(of: path, to: &json) } }
      }
    }
  }

  /// Writes a token; nothing if the theme does not have it.
  private func write(_ path: PathID, in theme: Int, to json: inout JSONWriter) {
    guard let value = value(path, in: theme), let declaration = declaration(path, in: theme)
    else { return }
    json.object(set.paths.string(path)) { json in
      write(value, of: path, declaration: declaration, in: theme, to: &json)
    }
  }

  /// Writes a token's values, each with what it holds in; nothing if no theme has the token.
  private func writeValues(of path: PathID, to json: inout JSONWriter) {
    guard hasValue(path) else { return }
    let values = regions(of: path) { theme in
      guard let value = value(path, in: theme), let declaration = declaration(path, in: theme)
      else { return nil }
      let one = JSONWriter.object { json in
        write(value, of: path, declaration: declaration, in: theme, to: &json)
      }
      return Array(one.dropFirst().dropLast())
    }
    json.objects(set.paths.string(path), items: values) { json, value in
      value.holds.write(to: &json)
      json.json(nil, text: value.value)
    }
  }

  /// Writes the members of a token in a theme.
  private func write(
    _ value: TokenValue, of path: PathID, declaration: Declaration, in theme: Int,
    to json: inout JSONWriter
  ) {
    json.string("type", value: value.type.rawValue)
    json.value("value", value: value)
    if let alias = alias(of: path, in: theme), firstTheme(declaring: alias) != nil {
      json.string("alias", value: set.paths.string(alias))
    }
    if let description = description(of: path, in: theme) {
      json.string("description", value: description)
    }
    if case .yes(let explanation)? = deprecation(of: path, in: theme) {
      if let explanation {
        json.string("deprecated", value: explanation)
      } else {
        json.boolean("deprecated", value: true)
      }
    }
    if declaration.hasExtensions { json.json("extensions", text: extensions(of: declaration)) }
  }

  /// The extensions exactly as in the file (requirement F-042). Reading and writing a number again
  /// could lose digits that another tool needs.
  private func extensions(of declaration: Declaration) -> [UInt8] {
    let document = set.document(of: declaration)
    let steps = set.steps(to: declaration, inner: [.key("$extensions")])
    guard let spelling = document.spelling(steps) else {
      preconditionFailure("a token whose steps do not lead to its $extensions")
    }
    return spelling
  }
}

extension JSONWriter {
  /// Writes the members of a theme axis.
  fileprivate mutating func axis(_ index: Int, of themes: ThemeSpace) {
    let axis = themes.axes[index]
    string("name", value: axis.name)
    array("values", items: axis.values) { $0.string(nil, value: $1) }
    string("default", value: themes.defaults[index].map { axis.values[$0] })
  }
}
