import EBComponents
import Foundation
import Themes

/// The content of `Sources/Components/figma/nodes.json`.
struct FigmaNodes: Decodable {
  /// The path of the file, from the package's root.
  static let path = "Sources/Components/figma/nodes.json"

  /// The key in the URL of the Figma file; nil if it is unknown.
  var fileKey: String?
  var components: [ComponentSet]
  /// The sheets that the components replace.
  var sheets: [Sheet]

  /// The component set of a component, and its node if it is known.
  struct ComponentSet: Decodable {
    var name: FigmaComponent
    var node: NodeID?
  }

  /// The variants of one component before the migration.
  struct Sheet: Decodable {
    var name: String
    /// The names of the old properties, in the order of the sheet.
    var properties: [String]
    var variants: [Variant]
  }

  /// One layer of a sheet, and what replaces it.
  struct Variant: Decodable {
    var node: NodeID
    /// The size it was designed at.
    var size: DesignedSize
    /// The values of the old properties.
    var old: [String: String]
    var new: Replacement
  }

  /// The files that are generated from the nodes.
  var files: [OutputFile] {
    let templates = FigmaComponent.allCases.map { component in
      OutputFile(
        path: "generated/figma/\(component.name).figma.js",
        text: CodeConnectTemplate(component: component, address: address(component)).text)
    }
    return [
      OutputFile(path: "docs/how-to/migration.md", text: migrationPage),
      OutputFile(
        path: "Tests/Components/GalleryTests/Figma/MigratedViews.swift",
        text: migratedViews),
      OutputFile(path: "generated/figma/figma.config.json", text: config),
    ] + templates
  }
}

/// Why `Sources/Components/figma/nodes.json` is refused.
struct FigmaNodesFault: Error, Equatable { var sentence: String }

extension FigmaNodes {
  /// Reads the file; throws what is unknown, malformed or duplicate.
  init(_ data: Data) throws(FigmaNodesFault) {
    do {
      self = try JSONDecoder().decode(FigmaNodes.self, from: data)
    } catch let DecodingError.dataCorrupted(context), let DecodingError.typeMismatch(_, context),
      let DecodingError.valueNotFound(_, context), let DecodingError.keyNotFound(_, context)
    {
      let place = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      throw FigmaNodesFault(
        sentence: "\(place.joined(separator: ".")): \(context.debugDescription)")
    } catch {
      throw FigmaNodesFault(sentence: "\(error)")
    }
    let nodes = components.compactMap(\.node) + sheets.flatMap(\.variants).map(\.node)
    for node in nodes where nodes.count(where: { $0 == node }) > 1 {
      throw FigmaNodesFault(sentence: "the node \(node) is there twice")
    }
  }
}
