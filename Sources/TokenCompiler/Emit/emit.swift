/// Everything the project's outputs ask for, in the order of their paths.
func emit(
  _ tokens: ResolvedTokens, _ checked: Checked, _ compilation: Compilation, _ project: Project
) -> [GeneratedFile] {
  project.outputs.flatMap { output -> [GeneratedFile] in
    switch output.format {
    case .swift: emitSwift(tokens, checked.names, checked.components, output)
    case .auditMarkdown:
      [
        auditFile(
          Array("\n".utf8) + Array(auditMarkdown(compilation).utf8), .markdown, compilation,
          checked,
          output.to)
      ]
    case .auditHTML:
      [auditFile(auditHTMLBody(compilation), .html, compilation, checked, output.to)]
    case .componentMarkdown: componentMarkdown(tokens, checked.components, in: output.to)
    case .json: [GeneratedFile(path: output.to, bytes: tokensJSON(tokens))]
    case .css: [emitCSS(tokens, output)]
    case .xcassets: emitCatalog(tokens, output)
    case .compose: emitKotlin(tokens, output)
    case .mustache: []  // what a template makes of the tokens is rendered by the command
    }
  }
  .sorted { $0.path < $1.path }
}

private func auditFile(
  _ body: [UInt8], _ seal: Seal, _ compilation: Compilation, _ checked: Checked, _ path: String
) -> GeneratedFile {
  var inputs = Digest()
  inputs.combine(body)
  var sources = Set(checked.components.map { $0.contract.document.path })
  for result in compilation.audit.results {
    sources.insert(result.foreground.place.file)
    sources.insert(result.background.place.file)
  }
  return seal.file(path, sources: sources.sorted(), inputs: inputs, body: body)
}
