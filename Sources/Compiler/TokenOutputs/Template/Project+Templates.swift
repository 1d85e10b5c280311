import TokenModel
import Writers

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
    templateTags(file).filter { $0.kind == .partial }
      .compactMap { partialPath($0.text, of: root) }
  }
}

/// The file of a partial: `{{> row}}` is `row.mustache`, next to the template. Nil if the name
/// points outside the project folder or contains a value.
func partialPath(_ name: String, of template: String) -> String? {
  guard !name.isEmpty, !name.hasPrefix("*"), name.utf8.first != UInt8(ascii: "/") else {
    return nil
  }
  let folder = template.parts(at: "/").dropLast().joined(separator: "/")
  return (folder.isEmpty ? name + ".mustache" : "\(folder)/\(name).mustache").normalizedPath
}
