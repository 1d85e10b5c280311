import TokenModel

extension OutputFormat {
  /// The resolved tokens of every theme. There is no header, because JSON has no comments.
  package static let json = OutputFormat(
    id: "json", summary: "The resolved tokens of all themes.", destination: .file,
    settings: [.include, .exclude], seal: nil,
    emit: { [GeneratedFile(path: $0.output.to, bytes: tokensJSON($0.tokens.written))] })
}
