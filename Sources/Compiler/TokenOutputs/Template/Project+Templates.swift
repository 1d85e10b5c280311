import TokenModel

extension Project {
  /// The templates of all outputs, without duplicates.
  package var templates: [String] {
    outputs.compactMap(\.template).reduce(into: []) { all, path in
      if !all.contains(path) { all.append(path) }
    }
  }

  /// The partials that a template includes, relative to the project folder.
  ///
  /// - Parameters:
  ///   - file: The template, or one of its partials.
  ///   - root: The template of the output. Names of partials are relative to its folder.
  package func partials(namedBy file: SourceFile, of root: String) -> [String] {
    file.templateTags.filter { $0.kind == .partial }
      .compactMap { $0.partialPath(of: root) }
  }
}
