import TokenModel
import Writers

extension Project {
  /// The templates that outputs name, each once.
  package var templates: [String] {
    outputs.compactMap(\.template).reduce(into: []) { all, path in
      if !all.contains(path) { all.append(path) }
    }
  }

  /// The partials that a template names, relative to the project folder.
  ///
  /// - Parameters:
  ///   - file: The template, or a partial that it names.
  ///   - root: The template of the output: partials are named from its folder.
  package func partials(namedBy file: SourceFile, of root: String) -> [String] {
    templateTags(file).filter { $0.kind == .partial }
      .compactMap { partialPath($0.text, of: root) }
  }
}

/// The file of a partial: `{{> row}}` beside the template is `row.mustache`; nil for a name that
/// leads out of the project folder, or is itself a value.
func partialPath(_ name: String, of template: String) -> String? {
  guard !name.isEmpty, !name.hasPrefix("*"), name.utf8.first != UInt8(ascii: "/") else {
    return nil
  }
  let folder = template.parts(at: "/").dropLast().joined(separator: "/")
  return normalized(folder.isEmpty ? name + ".mustache" : "\(folder)/\(name).mustache")
}
