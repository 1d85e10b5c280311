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

  /// Changes the targets of aliases in a token.
  mutating func rename(_ targets: [String: String], inTokenAt path: [String]) {
    root.edit(path) { $0.value = $0.value.renaming(targets) }
    editCopy { document in
      guard let span = document.span(of: path.map(JSONStep.key)) else { return nil }
      return (span, renamedText(Array(document.json.text[span]), targets: targets))
    }
  }

  /// Puts other tokens of the same group in place of a token; none to remove it.
  mutating func replace(_ path: [String], with tokens: [SplitToken]) {
    root.replace(path, with: tokens.map { ($0.name, $0.token) })
    editCopy { document in
      let steps = path.map(JSONStep.key)
      guard let member = document.memberSpan(of: steps), let value = document.span(of: steps) else {
        return nil
      }
      let text = Array(document.json.text[value])
      let members = tokens.map { token in
        JSONTree.string(token.name).line + Array(": ".utf8)
          + (token.renamed.map { renamedText(text, targets: $0) } ?? token.token.tree.line)
      }
      return tokens.isEmpty
        ? (withComma(member, in: document.json.text), [])
        : (member, Array(members.joined(separator: Array(", ".utf8))))
    }
  }

  /// Changes the text of a copied file.
  private mutating func editCopy(_ edit: (Document) -> (Range<Int>, [UInt8])?) {
    guard var text = verbatim else { return }
    var ignored = Findings()
    guard let document = Document(SourceFile(path: name, text: text), findings: &ignored),
      let (range, new) = edit(document)
    else { return }
    text.replaceSubrange(range, with: new)
    verbatim = text
  }
}

/// The range of a member with the comma that goes with it.
private func withComma(_ member: Range<Int>, in text: [UInt8]) -> Range<Int> {
  let isBlank = { (byte: UInt8) in " \t\r\n".utf8.contains(byte) }
  if let next = text[member.upperBound...].firstIndex(where: { !isBlank($0) }),
    text[next] == UInt8(ascii: ",")
  {
    let end = text[(next + 1)...].firstIndex { !isBlank($0) } ?? next + 1
    return member.lowerBound..<end
  }
  if let before = text[..<member.lowerBound].lastIndex(where: { !isBlank($0) }),
    text[before] == UInt8(ascii: ",")
  {
    return before..<member.upperBound
  }
  return member
}

/// The text of a token with other targets of its aliases.
private func renamedText(_ text: [UInt8], targets: [String: String]) -> [UInt8] {
  var text = String(decoding: text, as: UTF8.self)
  for (old, new) in targets.sorted(by: { $0.key < $1.key }) {
    text = text.replacing(text: written("{\(old)}"), with: written("{\(new)}"))
  }
  return Array(text.utf8)
}

private func written(_ text: String) -> String {
  String(decoding: JSONTree.string(text).line, as: UTF8.self)
}

extension JSONTree {
  /// The value with other targets of its aliases, without braces.
  func renaming(_ targets: [String: String]) -> JSONTree {
    mappingTexts { text in .string(text.alias.flatMap { targets[$0] }.map { "{\($0)}" } ?? text) }
  }
}
