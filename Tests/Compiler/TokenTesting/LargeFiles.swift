/// The number of tokens that a debug build compiles in about a second. A release build compiles
/// 100,000 in that time.
package let many = 20_000

/// A number token in a token file.
package let one = #"{ "$type": "number", "$value": 1 }"#

/// An object on one line, with a member for each number.
package func object(_ numbers: some Sequence<Int>, _ member: (Int) -> String) -> String {
  "{ " + numbers.map(member).joined(separator: ", ") + " }"
}

/// A list on one line, with an item for each number.
package func list(_ numbers: some Sequence<Int>, _ item: (Int) -> String) -> String {
  "[" + numbers.map(item).joined(separator: ", ") + "]"
}

/// Compiles to `tokens.json`, whose size grows only with the number of tokens.
///
/// - Parameter settings: Members of `tincture.json` other than its outputs.
package func resolved(_ files: [String: String], settings: String = "") -> Compilation {
  var files = files
  files["tincture.json"] = """
    { \(settings.isEmpty ? "" : settings + ", ")"outputs": [{ "format": "json", "to": "tokens.json" }] }
    """
  return compiled(files)
}

/// Compiles one token file.
package func resolved(tokens: String) -> Compilation { resolved(["tokens/t.tokens.json": tokens]) }

/// Compiles a resolver document with a version and other members.
package func resolved(resolver members: String, settings: String = "") -> Compilation {
  resolved(["b.resolver.json": resolverDocument(members)], settings: settings)
}

extension Compilation {
  /// The rules of the errors.
  package var errors: [Rule] { findings.filter { $0.severity == .error }.map(\.rule) }

  /// The lines of `tokens.json`, without indentation and commas at the end.
  package var lines: [Substring] {
    file("tokens.json").split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      return text.hasSuffix(",") ? text.dropLast() : text
    }
  }

  /// The entry of a token in `tokens.json`, in its first theme.
  package func token(_ path: String) -> Substring? {
    let start = "\"\(path)\": "
    return lines.first { $0.hasPrefix(start) }?.dropFirst(start.count)
  }
}
