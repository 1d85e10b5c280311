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
      document.span(of: path.map(JSONStep.key)).map { span in
        document.edit(span, new: renamed(document.edit(span, new: "").old, targets: targets))
      }
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
      let old = document.edit(value, new: "").old
      let members = tokens.map { token in
        token.name.jsonString + ": "
          + (token.renamed.map { renamed(old, targets: $0) }
            ?? String(decoding: token.token.tree.line, as: UTF8.self))
      }
      return document.edit(
        tokens.isEmpty ? withComma(member, in: document.json.text) : member,
        new: members.joined(separator: ", "))
    }
  }

  /// Changes the text of a copied file.
  private mutating func editCopy(_ edit: (Document) -> TextEdit?) {
    guard let verbatim else { return }
    let file = SourceFile(path: name, text: verbatim)
    var ignored = Findings()
    guard let edit = Document(file, findings: &ignored).flatMap(edit) else { return }
    self.verbatim = file.applying([edit]).text
  }
}

/// The range of a member with the comma that goes with it.
private func withComma(_ member: Range<Int>, in text: [UInt8]) -> Range<Int> {
  let isBlank = { (byte: UInt8) in " \t\r\n".utf8.contains(byte) }
  let after = text[member.upperBound...].drop(while: isBlank)
  if after.first == UInt8(ascii: ",") {
    return member.lowerBound..<after.dropFirst().drop(while: isBlank).startIndex
  }
  let before = text[..<member.lowerBound].lastIndex { !isBlank($0) }
  guard let before, text[before] == UInt8(ascii: ",") else { return member }
  return before..<member.upperBound
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
