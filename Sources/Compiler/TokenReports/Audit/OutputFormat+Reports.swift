extension OutputFormat {
  /// The contrast audit as Markdown.
  package static let auditMarkdown = OutputFormat(
    id: "audit-markdown", summary: "The contrast audit, as Markdown.", destination: .file,
    defaultPath: "generated/reports/contrast.md", seal: CommentSeal.markdown,
    emit: { input in
      let body = Array("\n".utf8) + Array(input.compilation.report.markdown().utf8)
      return [input.auditFile(body, sealedWith: .markdown)]
    })

  /// The contrast audit as a page.
  package static let auditHTML = OutputFormat(
    id: "audit-html", summary: "The contrast audit, as an HTML page.", destination: .file,
    seal: CommentSeal.html, takesLong: true,
    emit: { [$0.auditFile(ReportPage($0.compilation).html, sealedWith: .html)] })

  /// A page for each component.
  package static let componentMarkdown = OutputFormat(
    id: "component-markdown", summary: "A table of tokens for each component, as Markdown.",
    destination: .folder(ending: ".md"), defaultPath: "generated/reports/components",
    seal: CommentSeal.markdown,
    emit: { input in
      input.checked.components.map {
        $0.page(input.tokens.all, in: input.output.to, projectFile: input.projectFile)
      }
    })
}

extension CommentSeal {
  static let markdown = CommentSeal(open: "<!-- ", close: " -->", form: 2)
  static let html = CommentSeal(start: HTMLWriter.doctype, open: "<!-- ", close: " -->", form: 2)
}

extension OutputFormat.EmitInput {
  /// A report on the audit. Its sources are the contracts, and the files with colors.
  fileprivate func auditFile(_ body: [UInt8], sealedWith seal: CommentSeal) -> GeneratedFile {
    let sources = compilation.audit.files.union(
      checked.components.map { $0.contract.document.path })
    return seal.file(output.to, project: projectFile, sources: sources.sorted(), pieces: [body])
  }
}
