import TokenModel
import Writers

extension OutputFormat {
  /// The contrast audit as Markdown.
  package static let auditMarkdown = OutputFormat(
    id: "audit-markdown", summary: "The contrast audit, as Markdown.", destination: .file,
    defaultPath: "generated/reports/contrast.md", seal: CommentSeal.markdown,
    emit: { input in
      let body = Array("\n".utf8) + Array(TokenOutputs.auditMarkdown(input.compilation).utf8)
      return [input.auditFile(body, sealedWith: .markdown)]
    })

  /// The contrast audit as a page.
  package static let auditHTML = OutputFormat(
    id: "audit-html", summary: "The contrast audit, as an HTML page.", destination: .file,
    seal: CommentSeal.html, takesLong: true,
    emit: { [$0.auditFile(auditHTMLBody($0.compilation), sealedWith: .html)] })

  /// The contrast audit as JSON, with the members of `audit --format json`. There is no header, because
  /// JSON has no comments.
  package static let auditJSON = OutputFormat(
    id: "audit-json", summary: "The contrast audit, as JSON.", destination: .file, seal: nil,
    emit: { [GeneratedFile(path: $0.output.to, bytes: TokenOutputs.auditJSON($0.compilation))] })
}

extension CommentSeal {
  static let markdown = CommentSeal(open: "<!-- ", close: " -->")
  static let html = CommentSeal(start: HTMLWriter.doctype, open: "<!-- ", close: " -->")
}

extension OutputFormat.EmitInput {
  /// A report on the audit. Its sources are the contracts, and the files with colors.
  fileprivate func auditFile(_ body: [UInt8], sealedWith seal: CommentSeal) -> GeneratedFile {
    var sources = Set(checked.components.map { $0.contract.document.path })
    let results = compilation.audit.results
    for index in results.indices {
      sources.insert(results[index].foreground.place.file)
      sources.insert(results[index].background.place.file)
    }
    return seal.file(output.to, sources: sources.sorted(), body: body)
  }
}
