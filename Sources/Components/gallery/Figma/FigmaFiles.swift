import Foundation

/// The files that are generated from `Sources/Components/figma/nodes.json`.
enum FigmaFiles {
  /// The path of the nodes, from the package's root.
  static let source = "Sources/Components/figma/nodes.json"

  /// The files that are generated from the text of a `Sources/Components/figma/nodes.json`.
  static func outputs(of data: Data) throws(FigmaNodesFault) -> [OutputFile] {
    let nodes = try FigmaNodesReader.read(data, path: source)
    let config = CodeConnectConfig(nodes: nodes)
    return [
      OutputFile(path: "docs/how-to/migration.md", text: MigrationPage(nodes: nodes).text),
      OutputFile(
        path: "Tests/Components/GalleryTests/Figma/MigratedViews.swift",
        text: MigratedViews(nodes: nodes).text),
      OutputFile(path: "generated/figma/figma.config.json", text: config.text),
    ]
      + FigmaComponent.allCases.map { component in
        let template = CodeConnectTemplate(component: component, address: config.address(component))
        return OutputFile(
          path: "generated/figma/\(component.name).figma.js", text: template.text)
      }
  }
}
