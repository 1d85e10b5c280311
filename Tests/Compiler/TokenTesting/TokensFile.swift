/// A `tokens.json`, read as other tools would.
package struct TokensFile {
  package var themes: [Theme] = []

  package struct Theme {
    /// Modifiers and their contexts, as written in the file.
    package var contexts: [Member]
    package var tokens: [Token]
  }

  /// A token: its path in bytes, because Swift's strings ignore some differences, and its members.
  package struct Token: Equatable {
    package var path: [UInt8]
    package var members: [Member]

    /// The token without its alias, which a file of values does not have.
    package var withoutAlias: Token {
      Token(path: path, members: members.filter { $0.name != "alias" })
    }
  }

  /// A member as written in the file.
  package struct Member: Equatable {
    package var name: String
    package var text: [UInt8]

    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = Array(text.utf8)
    }

    package init(_ name: String, _ text: [UInt8]) {
      self.name = name
      self.text = text
    }
  }

  /// A token file that did not compile.
  package struct Refused: Error { package var finding: String }

  package init(_ bytes: [UInt8]) throws {
    let document = try JSONDocument(bytes)
    let map = SourceMap(bytes)
    func read(_ object: JSONValue?, at steps: [JSONStep]) -> [Member] {
      names(of: object).map { name in
        Member(name.string, map.spelling(of: steps + [.key(name.string)]) ?? [])
      }
    }
    for (index, theme) in items(document.root["themes"]).enumerated() {
      let steps = [JSONStep.key("themes"), .index(index)]
      let tokens = names(of: theme["tokens"]).map { path in
        let token = theme["tokens"]?[path.string]
        let steps = steps + [.key("tokens"), .key(path.string)]
        return Token(path: Array(path), members: read(token, at: steps))
      }
      let contexts = read(theme["theme"], at: steps + [.key("theme")])
      themes.append(Theme(contexts: contexts, tokens: tokens))
    }
  }
}

/// The themes of the `tokens.json` that a token file compiles to.
package func writtenThemes(of text: [UInt8]) throws -> [TokensFile.Theme] {
  let output = #"{ "outputs": [{ "format": "json", "to": "tokens.json" }] }"#
  let compilation = compiled([
    SourceFile(path: "tincture.json", text: output), SourceFile(path: "t.tokens.json", text: text),
  ])
  let error = compilation.findings.first { $0.severity == .error }
  guard error == nil, let file = compilation.files.first else {
    throw TokensFile.Refused(finding: error?.text() ?? "nothing written")
  }
  return try TokensFile(file.bytes).themes
}

private func items(_ value: JSONValue?) -> [JSONValue] {
  value.flatMap { $0.array.map(Array.init) } ?? []
}

private func names(of value: JSONValue?) -> [JSONBytes] {
  value.flatMap { $0.object.map { $0.map { $0.key } } } ?? []
}

extension TokensFile.Theme {
  /// The theme as a DTCG token file. Groups open and close in the order of paths, so a group whose
  /// tokens are not consecutive would be duplicated, and refused.
  package var tokenFile: [UInt8] {
    var text: [UInt8] = Array("{".utf8)
    var open: [[UInt8]] = []
    var isFirst = true
    func begin(_ name: [UInt8]) {
      if !isFirst { text += ",".utf8 }
      text += quoted(name)
      text += ": {".utf8
      isFirst = true
    }
    for token in tokens {
      let names = names(of: token.path)
      let shared = zip(open, names.dropLast()).prefix { $0 == $1 }.count
      for _ in shared..<open.count {
        text += "}".utf8
        isFirst = false
      }
      for name in names[shared...] { begin(name) }
      open = names.dropLast()
      text += token.members.filter { $0.name != "alias" }
        .map { Array("\"$\($0.name)\": ".utf8) + $0.text }.joined(separator: ",".utf8)
      text += "}\n".utf8
      isFirst = false
    }
    return text + Array(repeating: UInt8(ascii: "}"), count: open.count + 1)
  }

  /// The names of a path (RFC 6901), byte by byte.
  private func names(of path: [UInt8]) -> [[UInt8]] {
    path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { part in
      var name: [UInt8] = []
      for byte in part {
        if name.last == UInt8(ascii: "~"), isEscaping(&name, byte) { continue }
        name.append(byte)
      }
      return name.map { $0 == 0 ? UInt8(ascii: "~") : $0 }
    }
  }

  /// Reads `0` or `1` after a tilde. A finished tilde is stored as a zero byte, which no name has.
  private func isEscaping(_ name: inout [UInt8], _ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0"): name[name.count - 1] = 0
    case UInt8(ascii: "1"): name[name.count - 1] = UInt8(ascii: "/")
    default: return false
    }
    return true
  }

  private func quoted(_ name: [UInt8]) -> [UInt8] {
    var text: [UInt8] = [UInt8(ascii: "\"")]
    for byte in name {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { text.append(0x5C) }
      if byte < 0x20 {
        text += "\\u00".utf8 + [hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
      } else {
        text.append(byte)
      }
    }
    return text + [UInt8(ascii: "\"")]
  }
}

private let hexDigits = Array("0123456789abcdef".utf8)
