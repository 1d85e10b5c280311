import EBComponents
import Foundation
import Themes

/// The content of `Sources/Components/figma/nodes.json`.
struct FigmaNodes {
  /// The path of the file, from the package's root.
  static let path = "Sources/Components/figma/nodes.json"

  /// The key in the URL of the Figma file; nil if it is unknown.
  var fileKey: String?
  /// The component sets whose nodes are known.
  var components: [FigmaComponent: NodeID]
  /// The sheets that the components replace.
  var sheets: [Sheet]

  /// The variants of one component before the migration.
  struct Sheet {
    var name: String
    /// The names of the old properties, in the order of the sheet.
    var properties: [String]
    var variants: [Variant]
  }

  /// One layer of a sheet, and what replaces it.
  struct Variant {
    var node: NodeID
    /// The size it was designed at, in points.
    var size: Size
    /// The values of the old properties, in the order of the sheet's.
    var old: [String]
    var new: Replacement
  }

  struct Size: Decodable, Hashable {
    var width: Double
    var height: Double
  }

  /// The files that are generated from the nodes.
  var files: [OutputFile] {
    let config = CodeConnectConfig(nodes: self)
    let templates = FigmaComponent.allCases.map { component in
      OutputFile(
        path: "generated/figma/\(component.name).figma.js",
        text: CodeConnectTemplate(component: component, address: config.address(component)).text)
    }
    return [
      OutputFile(path: "docs/how-to/migration.md", text: MigrationPage(nodes: self).text),
      OutputFile(
        path: "Tests/Components/GalleryTests/Figma/MigratedViews.swift",
        text: MigratedViews(nodes: self).text),
      OutputFile(path: "generated/figma/figma.config.json", text: config.text),
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
    let nodes =
      components.map(\.value.description) + sheets.flatMap(\.variants).map(\.node.description)
    for node in nodes where nodes.count(where: { $0 == node }) > 1 {
      throw FigmaNodesFault(sentence: "the node \(node) is there twice")
    }
  }
}

extension FigmaNodes: Decodable {
  private enum Key: CodingKey { case fileKey, components, sheets }

  private struct Component: Decodable {
    var name: FigmaComponent
    var node: NodeID?
  }

  init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: Key.self)
    fileKey = try file.decodeIfPresent(String.self, forKey: .fileKey)
    let nodes = try file.decode([Component].self, forKey: .components)
    components = Dictionary(nodes.compactMap { one in one.node.map { (one.name, $0) } }) { $1 }
    sheets = try file.decode([Sheet].self, forKey: .sheets)
  }
}

extension FigmaNodes.Sheet: Decodable {
  private enum Key: CodingKey { case name, properties, variants }

  private struct Row: Decodable {
    var node: NodeID
    var size: FigmaNodes.Size
    var old: [String: String]
    var new: Replacement
  }

  init(from decoder: any Decoder) throws {
    let sheet = try decoder.container(keyedBy: Key.self)
    let properties = try sheet.decode([String].self, forKey: .properties)
    name = try sheet.decode(String.self, forKey: .name)
    variants = try sheet.decode([Row].self, forKey: .variants).map { one in
      FigmaNodes.Variant(
        node: one.node, size: one.size, old: properties.map { one.old[$0, default: ""] },
        new: one.new)
    }
    self.properties = properties
  }
}
