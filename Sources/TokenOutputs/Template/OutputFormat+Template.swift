import TokenModel

extension OutputFormat {
  /// What a template makes of the tokens. Templates are rendered by the command (`Rendering`), and
  /// what they write is theirs: it has no header.
  package static let mustache = OutputFormat(
    id: "mustache", summary: "What a Mustache template makes of the tokens.", destination: .file,
    settings: [
      OutputSetting(
        "template",
        summary:
          "The Mustache template (format mustache). Its partials stand in the same folder.",
        shape: .path, isRequired: true)
    ],
    seal: nil,
    check: { input, findings in checkTemplates(input.sources, findings: &findings) },
    emit: { _ in [] })
}

extension Project.Output {
  /// The Mustache template, relative to the project folder.
  var template: String? { settings.text("template") }
}

extension Project {
  /// Where the last output with that template names it.
  func place(ofTemplate path: String) -> Place? {
    outputs.last { $0.template == path }?.settings["template"]?.place
  }
}
