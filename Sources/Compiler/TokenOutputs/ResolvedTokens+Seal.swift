import TokenModel
import TokenThemes

extension ResolvedTokens {
  /// A file with a header. Its sources are the files of all tokens.
  func sealed(_ body: [UInt8], with seal: CommentSeal, path: String) -> GeneratedFile {
    var inputs = Digest()
    inputs.combine(body)
    return seal.file(path, sources: sourcePaths, inputs: inputs, body: body)
  }

  /// The files with tokens of any theme.
  var sourcePaths: [String] {
    var documents: Set<Int> = []
    forEach { path, theme in
      guard let declaration = declaration(path, in: theme) else { return }
      documents.insert(Int(set.sources[Int(declaration.source)].document))
    }
    return documents.map { set.documents[$0].path }.sorted()
  }
}
