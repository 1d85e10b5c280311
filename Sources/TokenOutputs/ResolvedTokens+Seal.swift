import TokenModel

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
    for theme in themes {
      for case let index? in theme.declarations {
        documents.insert(Int(set.sources[Int(set.declarations[Int(index)].source)].document))
      }
    }
    return documents.map { set.documents[$0].path }.sorted()
  }
}
