import TokenModel

extension Project {
  /// The templates of all outputs, without duplicates.
  package var templates: [String] {
    outputs.compactMap(\.template).reduce(into: []) { all, path in
      if !all.contains(path) { all.append(path) }
    }
  }

  /// The partials that a template or a partial includes, relative to the project folder. Their
  /// names are relative to the folder of `root`, the template of the output.
  package func partials(namedBy file: SourceFile, of root: String) -> [String] {
    file.templateTags.filter { $0.kind == .partial }.compactMap { $0.partialPath(of: root) }
  }
}
