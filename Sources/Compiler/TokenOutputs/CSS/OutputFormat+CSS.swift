extension OutputFormat {
  /// CSS custom properties: every token once in `:root`, and the differences of each other theme.
  package static let css = OutputFormat(
    id: "css", summary: "CSS custom properties, with a rule for each theme.", destination: .file,
    settings: [.include, .exclude, .names(unless: nameFault), .root], seal: CommentSeal.css,
    check: \.cssFindings,
    emit: { input in
      var sheet = CSSSheet(input.tokens)
      sheet.write()
      return [input.sealed(sheet.out.bytes, with: .css, path: input.output.to)]
    })
}

extension CommentSeal {
  static let css = CommentSeal(
    open: "/* ", close: " */", marks: ["/* stylelint-disable */"], form: 2)
}

/// The names of custom properties, made of the words of the tokens' paths.
struct CSSNames {
  /// The name of each path, `-` of the root.
  private var names = ["-"]

  init(_ tokens: OutputTokens) {
    let paths = tokens.all.set.paths
    let words = paths.allNames.map { NameWords($0).kebab }
    for path in paths.belowRoot {
      let own = tokens.names[path] ?? words[Int(paths.nameID(of: path).index)]
      let group = names[Int(paths.parents[Int(path.index)])]
      names.append(tokens.isOmitted(path) ? group : "\(group)-\(own)")
    }
  }

  subscript(path: PathID) -> String { names[Int(path.index)] }
}

/// What the words for a part of a path must be; nil if they are valid.
private func nameFault(_ text: String) -> String? {
  let isName = text.unicodeScalars.allSatisfy { $0 == "-" || $0 == "_" || $0.isWordPart }
  return isName && !text.isEmpty ? nil : "a name in CSS must have only letters, digits, '-' and '_'"
}
