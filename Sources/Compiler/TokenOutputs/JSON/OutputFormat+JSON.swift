import TokenChecks

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
    let writer = TokenWriter(self)
    let isList = themes.isShort
    return JSONWriter.file(lines: isList ? 4 : 3) { json in
      json.number("version", value: isList ? 1 : 2)
      if isList {
        json.objects("themes", items: themes.indices) { json, theme in
          json.strings("theme", variant: themes.contexts(of: theme))
          json.object("tokens") { json in
            for path in order { writer.write(path, in: theme, to: &json) }
          }
        }
      } else {
        json.string("layout", value: "tokens")
        json.objects("axes", items: themes.axes.indices) { $0.axis($1, of: themes) }
        json.object("tokens") { json in
          for path in order { writer.writeValues(of: path, to: &json) }
        }
      }
    }
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

/// Writes tokens. Makes each shared value and path only once.
private final class TokenWriter {
  let tokens: ResolvedTokens
  /// The text of each path that was written.
  private var texts: [String?]
  /// The range of the members `type` and `value` where each value was first written.
  private var written: [Range<Int>?]

  init(_ tokens: ResolvedTokens) {
    self.tokens = tokens
    texts = Array(repeating: nil, count: tokens.set.paths.count)
    written = Array(repeating: nil, count: tokens.values.count)
  }

  /// Writes a token with all its members; nothing if the theme does not have it.
  func write(_ path: PathID, in theme: Int, to json: inout JSONWriter) {
    guard let value = tokens.valueIndex(path, in: theme),
      let declaration = tokens.declaration(path, in: theme)
    else { return }
    json.object(text(of: path)) { json in
      write(value: value, to: &json)
      writeMeaning(of: path, declaration: declaration, in: theme, to: &json)
    }
  }

  /// Writes a token's values, each with what it holds in; nothing if no theme has the token.
  func writeValues(of path: PathID, to json: inout JSONWriter) {
    guard tokens.hasValue(path) else { return }
    let values = tokens.regions(of: path) { theme in
      guard let value = tokens.valueIndex(path, in: theme),
        let declaration = tokens.declaration(path, in: theme)
      else { return nil }
      let one = JSONWriter.object { json in
        json.string("type", value: tokens.values[value].type.rawValue)
        json.value("value", value: tokens.values[value])
        writeMeaning(of: path, declaration: declaration, in: theme, to: &json)
      }
      return Array(one.dropFirst().dropLast())
    }
    json.objects(text(of: path), items: values) { json, value in
      value.holds.write(to: &json)
      json.json(nil, text: value.value)
    }
  }

  /// Writes the members of a token other than its type and value.
  private func writeMeaning(
    of path: PathID, declaration: Declaration, in theme: Int, to json: inout JSONWriter
  ) {
    if let alias = tokens.alias(of: path, in: theme), tokens.firstTheme(declaring: alias) != nil {
      json.string("alias", value: text(of: alias))
    }
    if let description = tokens.description(of: path, in: theme) {
      json.string("description", value: description)
    }
    if case .yes(let explanation)? = tokens.deprecation(of: path, in: theme) {
      if let explanation {
        json.string("deprecated", value: explanation)
      } else {
        json.boolean("deprecated", value: true)
      }
    }
    if declaration.hasExtensions { json.json("extensions", text: extensions(of: declaration)) }
  }

  private func text(of path: PathID) -> String {
    if let known = texts[Int(path.index)] { return known }
    let text = tokens.set.paths.string(path)
    texts[Int(path.index)] = text
    return text
  }

  private func write(value index: Int, to json: inout JSONWriter) {
    if let known = written[index] { return json.repeatMembers(known) }
    let start = json.bytes.count
    json.string("type", value: tokens.values[index].type.rawValue)
    json.value("value", value: tokens.values[index])
    written[index] = start..<json.bytes.count
  }

  /// The extensions exactly as in the file (requirement F-042). Reading and writing a number again
  /// could lose digits that another tool needs.
  private func extensions(of declaration: Declaration) -> [UInt8] {
    let document = tokens.set.document(of: declaration)
    let steps = tokens.set.steps(to: declaration, inner: [.key("$extensions")])
    guard let spelling = document.spelling(steps) else {
      preconditionFailure("a token whose steps do not lead to its $extensions")
    }
    return spelling
  }
}
