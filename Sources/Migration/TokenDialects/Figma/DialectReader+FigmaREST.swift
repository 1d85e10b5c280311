import TokenModel

extension DialectReader {
  /// Reads responses of Figma's REST API: `GET /v1/files/:key/variables/local`.
  ///
  /// A collection with one mode becomes a set. One with several modes becomes a modifier with a
  /// context for each.
  static let figmaREST = DialectReader(position: 5) { files, options, findings in
    var tokens = ConvertedTokens()
    for file in files {
      var response = FigmaResponse(file, findings: &findings)
      tokens.append(response.converted(options, findings: &findings))
    }
    return tokens
  }
}

/// The path of a Figma variable. Braces, which DTCG does not allow, become parentheses.
func figmaNames(_ name: String) -> [String] {
  name.split(separator: "/", omittingEmptySubsequences: false).map { part in
    String(part.trimmingBlanks).withoutBraces
  }
}
