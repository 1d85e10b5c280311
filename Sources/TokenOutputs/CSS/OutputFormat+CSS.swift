import TokenModel
import Writers

extension OutputFormat {
  /// CSS custom properties: every token once in `:root`, and the differences of each other theme.
  package static let css = OutputFormat(
    id: "css", summary: "CSS custom properties, with a rule for each theme.",
    destination: .file, seal: CommentSeal.css,
    check: { input, findings in checkCSSNames(input.tokens, findings: &findings) },
    emit: { input in
      var sheet = CSSSheet(input.tokens)
      sheet.write()
      return [input.tokens.sealed(sheet.out.bytes, with: .css, path: input.output.to)]
    })
}

extension CommentSeal {
  static let css = CommentSeal(open: "/* ", close: " */")
}

/// The name of a token's custom property, made of the words of its path.
func cssName(_ segments: [String]) -> String { "--" + NameWords(segments).kebab }

/// Reports tokens with the same custom property.
private func checkCSSNames(_ tokens: ResolvedTokens, findings: inout Findings) {
  var claims = NameClaims(tokens)
  for path in tokens.set.paths.naturalOrder() {
    let values = tokens.themes(of: path).compactMap { tokens.value(path, in: $0) }
    guard !values.isEmpty else { continue }  // a group
    let name = cssName(tokens.set.paths.segments(of: path))
    for value in values {
      for property in cssProperties(value) {
        let full = name + property.suffix
        claims.claim(full, for: path, phrase: "'\(printable(full))' in CSS", findings: &findings)
      }
    }
  }
}
