import TokenModel

extension DialectReader {
  /// Reads answers of Figma's REST API: `GET /v1/files/:key/variables/local`.
  ///
  /// A collection with one mode is a set, one with several a modifier whose contexts are the modes.
  static let figmaREST = DialectReader(position: 5) { files, options, findings in
    var tokens = ConvertedTokens()
    for file in files {
      var answer = FigmaAnswer(file, findings: &findings)
      tokens.append(answer.converted(options, findings: &findings))
    }
    return tokens
  }
}

/// A Figma variable's name as names of groups and a token.
func figmaNames(_ name: String) -> [String] {
  name.split(separator: "/", omittingEmptySubsequences: false).map { part in
    String(part.trimmingBlanks.map { $0 == "{" ? "(" : $0 == "}" ? ")" : $0 })
  }
}
