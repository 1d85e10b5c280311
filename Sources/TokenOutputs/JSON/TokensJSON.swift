import TokenJSON
import TokenModel
import Writers

/// The resolved tokens of every theme as one JSON object, a line for each token (product:
/// machine-readable results).
func tokensJSON(_ tokens: ResolvedTokens) -> [UInt8] {
  let order = tokens.set.paths.naturalOrder()
  var writer = TokenWriter(tokens)
  var json = JSONWriter(lines: 4)
  json.object { json in
    json.number("version", value: 1)
    json.array("themes", items: tokens.themes.indices) { json, theme in
      json.object { json in
        json.strings("theme", variant: tokens.themes.contexts(of: theme))
        json.object("tokens") { json in
          for path in order { writer.write(path, in: theme, to: &json) }
        }
      }
    }
  }
  json.end()
  return json.bytes
}

/// Writes tokens. Makes each shared value and path name only once.
private struct TokenWriter {
  let tokens: ResolvedTokens
  private let names: [String]
  /// The path of each token that was written, and of its groups.
  private var texts: [String?]
  /// The range of the members `type` and `value` where each value was first written.
  private var written: [Range<Int>?]

  init(_ tokens: ResolvedTokens) {
    self.tokens = tokens
    names = tokens.set.paths.allNames.map { tokenPath([$0]) }
    texts = Array(repeating: nil, count: tokens.set.paths.count)
    written = Array(repeating: nil, count: tokens.values.count)
  }

  /// Writes a token with all its members; nothing if the theme does not have it.
  mutating func write(_ path: PathID, in theme: Int, to json: inout JSONWriter) {
    guard let value = tokens.valueIndex(path, in: theme),
      let declaration = tokens.declaration(path, in: theme)
    else { return }
    json.object(text(of: path)) { json in
      write(value: value, to: &json)
      if let alias = tokens.alias(of: path, in: theme) {
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
      if declaration.hasExtensions {
        json.json("extensions", text: extensions(of: declaration))
      }
    }
  }

  private mutating func write(value index: Int, to json: inout JSONWriter) {
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

  /// The path, as `tokenPath` writes it. Does not recurse: paths can be deep, and the stack of a
  /// Dispatch thread small.
  private mutating func text(of path: PathID) -> String {
    let paths = tokens.set.paths
    var missing: [PathID] = []
    var text: String?
    var here: PathID? = path
    while let group = here, group != .root {
      if let known = texts[Int(group.index)] {
        text = known
        break
      }
      missing.append(group)
      here = paths.parent(of: group)
    }
    for path in missing.reversed() {
      let name = names[Int(paths.nameID(of: path).index)]
      text = text.map { [$0, name].joined(separator: "/") } ?? name
      texts[Int(path.index)] = text
    }
    return text ?? ""
  }
}
