/// A tag of a Mustache template (mustache(5), with the functions and pragmas of swift-mustache).
package struct TemplateTag: Hashable {
  /// The kind of tag, from the character after the opening delimiter.
  enum Kind: Hashable { case value, section, close, partial, block, comment, setting, unfinished }
  var kind: Kind
  /// The tag's text, without surrounding spaces.
  var text: String
  /// The place where the text begins.
  var place: Place

  /// The functions around the name, and the name: `upper(first(a.b))` is `a.b` with two functions.
  var call: (functions: [String], name: String) {
    let parts = text.split(separator: "(", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return ([], text) }
    return (parts.dropLast(), parts[parts.count - 1].filter { $0 != ")" })
  }

  /// The file of a partial: `{{> row}}` is `row.mustache`, next to the template. Nil if the name
  /// points outside the project folder or contains a value.
  func partialPath(of template: String) -> String? {
    guard !text.isEmpty, !text.hasPrefix("*"), text.utf8.first != UInt8(ascii: "/")
    else { return nil }
    let folder = template.parts(at: "/").dropLast().joined(separator: "/")
    return (folder.isEmpty ? text + ".mustache" : "\(folder)/\(text).mustache").normalizedPath
  }
}

extension SourceFile {
  /// The tags of a template, in order. An unclosed tag comes last and is `unfinished`.
  var templateTags: [TemplateTag] {
    var scanner = TagScanner(String(decoding: text, as: UTF8.self), path: path)
    return scanner.tags()
  }
}

private struct TagScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var place: Place
  private var open = Array("{{".unicodeScalars)
  private var close = Array("}}".unicodeScalars)

  init(_ text: String, path: String) {
    scalars = Array(text.unicodeScalars)
    place = Place(file: path)
  }

  mutating func tags() -> [TemplateTag] {
    var tags: [TemplateTag] = []
    while index < scalars.count {
      guard isAtDelimiter(open) else {
        advance()
        continue
      }
      for _ in open { advance() }
      tags.append(tag())
    }
    return tags
  }

  private mutating func tag() -> TemplateTag {
    let start = place
    let kind = kind()
    while index < scalars.count, scalars[index].properties.isWhitespace { advance() }
    var tag = TemplateTag(kind: kind, text: "", place: place)
    while index < scalars.count, !isAtDelimiter(close) {
      tag.text.unicodeScalars.append(scalars[index])
      advance()
    }
    guard index < scalars.count else {
      return TemplateTag(kind: .unfinished, text: "", place: start)
    }
    for _ in close { advance() }
    while tag.text.unicodeScalars.last?.properties.isWhitespace ?? false {
      tag.text.unicodeScalars.removeLast()
    }
    if kind == .setting, tag.text.hasSuffix("=") {
      let words = tag.text.dropLast().split(separator: " ").map { Array($0.unicodeScalars) }
      if words.count == 2 { (open, close) = (words[0], words[1]) }
    }
    return tag
  }

  private mutating func kind() -> TemplateTag.Kind {
    let kinds: [Unicode.Scalar: TemplateTag.Kind] = [
      "#": .section, "^": .section, "/": .close, "!": .comment, "{": .value, "&": .value,
      ">": .partial, "<": .partial, "$": .block, "=": .setting, "%": .setting,
    ]
    guard index < scalars.count, let kind = kinds[scalars[index]] else { return .value }
    advance()
    return kind
  }

  private func isAtDelimiter(_ delimiter: [Unicode.Scalar]) -> Bool {
    scalars[index...].starts(with: delimiter)
  }

  private mutating func advance() {
    if scalars[index] == "\n" {
      place.line += 1
      place.column = 1
    } else {
      place.column += 1
    }
    index += 1
  }
}
