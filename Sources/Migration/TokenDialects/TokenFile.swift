import ModeFinding

/// A set of tokens, which becomes one file.
struct TokenFile: Sendable {
  /// The name of the set, and of its file.
  var name: String
  /// The path of the input below the shared folder. The file keeps it if a resolver document may
  /// refer to it.
  var source: String?
  /// The bytes of a copied file: those of the original, or the JSON that it was translated to.
  var verbatim: [UInt8]?
  /// The file that is copied.
  var original: Document?
  /// The context of `--mode` that the tokens had as a group; nil for other sets.
  var mode: GroupMode?
  /// The mode whose values the tokens are, and the set that has the others; nil for other sets.
  var valueMode: ValueMode?
  /// The tokens and groups, in output order.
  var root = TokenList()
}

extension TokenFile {
  init(of file: ForeignFile) { self.init(name: file.name, source: file.relativePath) }

  /// The file as DTCG 2025.10.
  var bytes: [UInt8] {
    if let verbatim { return verbatim }
    var json = JSONWriter(lines: .max)
    json.tree(nil, tree: root.tree)
    json.end()
    return json.bytes
  }

  /// Puts other tokens of the same group in place of tokens; none to remove one.
  mutating func replace(_ others: [TokenPath: [SplitToken]]) {
    root.replace(others.mapValues { $0.map { ($0.name, $0.token) } })
    guard let verbatim else { return }
    let file = SourceFile(path: name, text: verbatim)
    var ignored = Findings()
    guard let document = Document(file, findings: &ignored) else { return }
    var removed: [Range<Int>] = []
    var edits: [TextEdit] = []
    for (path, tokens) in others {
      let steps = path.names.map(JSONStep.key)
      guard let member = document.memberSpan(of: steps), let value = document.span(of: steps) else {
        continue
      }
      let old = document.edit(value, new: "").old
      if tokens.isEmpty {
        removed.append(member)
      } else if tokens.count == 1, tokens[0].name == path.names.last,
        let targets = tokens[0].renamed
      {
        edits.append(document.edit(value, new: renamed(old, targets: targets)))
      } else {
        let members = tokens.map { token in
          token.name.jsonString + ": "
            + (token.renamed.map { renamed(old, targets: $0) }
              ?? String(decoding: token.token.tree.line, as: UTF8.self))
        }
        edits.append(document.edit(member, new: members.joined(separator: ", ")))
      }
    }
    edits += withCommas(removed, in: verbatim).map { document.edit($0, new: "") }
    self.verbatim = file.applying(edits).text
  }
}

/// The ranges of members with the commas that go with them.
private func withCommas(_ members: [Range<Int>], in text: [UInt8]) -> [Range<Int>] {
  let isBlank = { (byte: UInt8) in " \t\r\n".utf8.contains(byte) }
  var ranges: [Range<Int>] = []
  for var range in members.sorted(by: { $0.lowerBound < $1.lowerBound }) {
    let after = text[range.upperBound...].drop(while: isBlank)
    let isLast = after.first != UInt8(ascii: ",")
    if !isLast {
      range = range.lowerBound..<after.dropFirst().drop(while: isBlank).startIndex
    }
    if let previous = ranges.last, previous.upperBound == range.lowerBound {
      range = previous.lowerBound..<range.upperBound
      ranges.removeLast()
    }
    if isLast, let comma = text[..<range.lowerBound].lastIndex(where: { !isBlank($0) }),
      text[comma] == UInt8(ascii: ",")
    {
      range = comma..<range.upperBound
    }
    ranges.append(range)
  }
  return ranges
}

/// The text of a token with other targets of its aliases.
private func renamed(_ text: String, targets: [String: String]) -> String {
  targets.sorted { $0.key < $1.key }.reduce(text) { text, target in
    text.replacing(text: "{\(target.key)}".jsonString, with: "{\(target.value)}".jsonString)
  }
}

extension JSONTree {
  /// The value with other targets of its aliases, without braces.
  func renaming(_ targets: [String: String]) -> JSONTree {
    mappingTexts { text in .string(text.alias.flatMap { targets[$0] }.map { "{\($0)}" } ?? text) }
  }
}
