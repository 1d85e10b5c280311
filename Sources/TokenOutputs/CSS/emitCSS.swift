import TokenModel

/// Custom properties of CSS: every token once in `:root`, and for each further theme what differs.
func emitCSS(_ tokens: ResolvedTokens, _ output: Project.Output) -> GeneratedFile {
  var sheet = CSSSheet(tokens)
  sheet.write()
  return sealed(sheet.out.bytes, .css, tokens, output.to)
}

/// A file with a header, made from all tokens.
func sealed(
  _ body: [UInt8], _ seal: Seal, _ tokens: ResolvedTokens, _ path: String
) -> GeneratedFile {
  var inputs = Digest()
  inputs.combine(body)
  return seal.file(path, sources: tokens.sourcePaths, inputs: inputs, body: body)
}

extension ResolvedTokens {
  /// The files whose tokens any theme has.
  var sourcePaths: [String] {
    var documents: Set<Int> = []
    for theme in themes {
      for case let index? in theme.declarations {
        documents.insert(Int(set.sources[Int(set.declarations[Int(index)].source)].document))
      }
    }
    return documents.map { set.documents[$0].path }.sorted()
  }
}

/// The name of a token's custom property: the words of its path.
func cssName(_ segments: [String]) -> String { "--" + NameWords(segments).kebab }
