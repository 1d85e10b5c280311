import TokenModel
import TokenOutputs

extension OutputFormat {
  /// A page for each component.
  package static let componentMarkdown = OutputFormat(
    id: "component-markdown", summary: "A table of tokens for each component, as Markdown.",
    destination: .folder(ending: ".md"), defaultPath: "generated/reports/components",
    seal: CommentSeal.markdown,
    emit: { input in
      TokenReports.componentMarkdown(
        input.tokens.all, components: input.checked.components, in: input.output.to,
        projectFile: input.projectFile)
    })
}
