import TokenModel
import Writers

extension OutputFormat {
  /// CSS custom properties: every token once in `:root`, and the differences of each other theme.
  package static let css = OutputFormat(
    id: "css", summary: "CSS custom properties, with a rule for each theme.",
    destination: .file, settings: [.include, .exclude, .names(unless: nameFault)],
    seal: CommentSeal.css,
    check: { input, findings in checkCSSNames(input.tokens, findings: &findings) },
    emit: { input in
      var sheet = CSSSheet(input.tokens)
      sheet.write()
      return [input.tokens.all.sealed(sheet.out.bytes, with: .css, path: input.output.to)]
    })
}

extension CommentSeal {
  static let css = CommentSeal(open: "/* ", close: " */")
}

extension OutputTokens {
  /// The name of a token's custom property, made of the words of its path.
  func cssName(of path: PathID) -> String {
    let paths = all.set.paths
    return "--"
      + segments(of: path) { NameWords(paths.name(of: $0)).kebab }.joined(separator: "-")
  }
}

/// What the words for a part of a path must be; nil if they are valid.
private func nameFault(_ text: String) -> String? {
  let isName = text.unicodeScalars.allSatisfy { scalar in
    scalar == "-" || scalar == "_"
      || scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
  }
  return isName && !text.isEmpty ? nil : "a name in CSS must have only letters, digits, '-' and '_'"
}

/// Reports tokens with the same custom property.
private func checkCSSNames(_ selection: OutputTokens, findings: inout Findings) {
  let tokens = selection.written
  var claims = NameClaims(tokens)
  for path in tokens.set.paths.naturalOrder() {
    let values = tokens.themes(of: path).compactMap { tokens.value(path, in: $0) }
    guard !values.isEmpty else { continue }  // a group
    let name = selection.cssName(of: path)
    for value in values {
      for property in cssProperties(value) {
        let full = name + property.suffix
        claims.claim(full, for: path, phrase: "'\(printable(full))' in CSS", findings: &findings)
      }
    }
  }
}
