extension OutputFormat {
  /// The result of a template. The command renders templates (`Rendering`). The template determines
  /// the whole file, so there is no header.
  package static let mustache = OutputFormat(
    id: "mustache", summary: "The output of a Mustache template.", destination: .file,
    settings: [
      OutputSetting(
        "template",
        summary: "The Mustache template (format mustache). Its partials are in the same folder.",
        shape: .path, isRequired: true), .include, .exclude,
    ], seal: nil,
    check: { input in
      input.output.template.map { TemplateCheck($0, of: input).findings } ?? input.noFindings
    }, emit: { _ in [] })
}

extension Project.Output {
  /// The Mustache template, relative to the project folder.
  package var template: String? { settings.text("template") }
}

extension Project {
  /// The templates of all outputs, without duplicates.
  package var templates: [String] { outputs.compactMap(\.template).uniqued }

  /// The partials that a template or a partial includes, relative to the project folder. Their
  /// names are relative to the folder of `root`, the template of the output.
  package func partials(namedBy file: SourceFile, of root: String) -> [String] {
    file.templateTags.filter { $0.kind == .partial }.compactMap { $0.partialPath(of: root) }
  }
}
