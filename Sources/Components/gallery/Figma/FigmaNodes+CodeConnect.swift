/// `figma.config.json`, which Code Connect's command reads, and the URLs in its templates.
///
/// Without a `parser` the command reads templates only (`CodeConnectParserlessConfig` in
/// `cli/src/connect/project.ts` of figma/code-connect 1.5). URLs in templates contain placeholders.
/// Publishing replaces them by `documentUrlSubstitutions` in order, so longer ones come first.
extension FigmaNodes {
  private static let file = "https://www.figma.com/design/FILE_KEY"

  /// The whole file.
  var config: String {
    let pairs = substitutions.map { "      \"\($0.from)\": \"\($0.to)\"" }.joined(separator: ",\n")
    return """
      {
        "codeConnect": {
          "include": ["*.figma.js"],
          "label": "SwiftUI",
          "language": "swift",
          "documentUrlSubstitutions": {
      \(pairs)
          }
        }
      }

      """
  }

  /// The URL of a component's node. The file's key is a placeholder, and so is an unknown node.
  func address(_ component: FigmaComponent) -> String {
    let node = node(of: component)?.description.replacing(":", with: "-")
    return "\(Self.file)?node-id=\(node ?? component.placeholder)"
  }

  private func node(of component: FigmaComponent) -> NodeID? {
    components.last { $0.name == component }?.node
  }

  private var substitutions: [(from: String, to: String)] {
    let file = fileKey.map { "https://www.figma.com/design/\($0)" } ?? Self.file
    let unknown = FigmaComponent.allCases.filter { node(of: $0) == nil }
    return unknown.map { (address($0), "\(file)?node-id=\($0.placeholder)") } + [(Self.file, file)]
  }
}
