import TokenChecks
import TokenModel

/// Everything the project's outputs ask for, in the order of their paths; and a finding for each
/// output that is larger than may be.
package func emit(
  _ tokens: ResolvedTokens, _ names: SwiftNames, _ checked: Checked, _ compilation: Compilation,
  _ project: Project
) -> (files: [GeneratedFile], findings: [Diagnostic]) {
  let outputs = longestFirst(project.outputs)
  let files = concurrentMap(outputs) { output -> [GeneratedFile] in
    switch output.format {
    case .swift: emitSwift(tokens, names, checked.components, output)
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
  let findings = zip(outputs, files).compactMap { output, files in
    let size = files.reduce(0) { $0 + $1.bytes.count }
    return size > tokens.set.limit.bytes
      ? tooLarge(output, in: project, tokens.set.limit) : nil
  }
  return (files.joined().sorted { $0.path < $1.path }, findings)
}

/// The outputs in an order in which none that takes long is left for the end: a page has more to
/// write than all others together.
private func longestFirst(_ outputs: [Project.Output]) -> [Project.Output] {
  outputs.filter { $0.format == .auditHTML } + outputs.filter { $0.format != .auditHTML }
}

private func auditFile(
  _ body: [UInt8], _ seal: Seal, _ compilation: Compilation, _ checked: Checked, _ path: String
) -> GeneratedFile {
  var sources = Set(checked.components.map { $0.contract.document.path })
  let results = compilation.audit.results
  for index in results.indices {
    sources.insert(results[index].foreground.place.file)
    sources.insert(results[index].background.place.file)
  }
  return seal.file(path, sources: sources.sorted(), body: body)
}
