/// `figma.config.json`, which Code Connect's command reads.
///
/// It names no `parser`: then templates are all that is read (`CodeConnectParserlessConfig` in
/// `cli/src/connect/project.ts` of figma/code-connect 1.5). An address in a template holds
/// placeholders; `documentUrlSubstitutions` replaces them when the templates are published, in this
/// order, so that the longer ones come first.
struct CodeConnectConfig {
  let nodes: FigmaNodes

  private static let file = "https://www.figma.com/design/FILE_KEY"

  /// The whole file.
  var text: String {
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

  /// The address of a component's node in a file whose key is a placeholder, as is an unknown node.
  func address(_ component: FigmaComponent) -> String {
    let node = nodes.components[component]?.inAddress ?? component.placeholder
    return "\(Self.file)?node-id=\(node)"
  }

  private var substitutions: [(from: String, to: String)] {
    let file = nodes.fileKey.map { "https://www.figma.com/design/\($0)" } ?? Self.file
    let unknown = FigmaComponent.allCases.filter { nodes.components[$0] == nil }
    return unknown.map { (address($0), "\(file)?node-id=\($0.placeholder)") } + [(Self.file, file)]
  }
}
