import EBComponents
import Foundation
import Themes

/// Reads `Sources/Components/figma/nodes.json` and reports everything in it that is unknown,
/// malformed or duplicate.
struct FigmaNodesReader {
  private let places: TextPlaces
  private var faults: [String] = []
  private var seen: [NodeID: String] = [:]

  /// Reads the content of the file; throws all faults found.
  static func read(_ data: Data) throws(FigmaNodesFault) -> FigmaNodes {
    let text = try FigmaNodesText(data)
    var reader = FigmaNodesReader(places: TextPlaces(text: String(decoding: data, as: UTF8.self)))
    let nodes = FigmaNodes(
      fileKey: reader.fileKey(text.fileKey), components: reader.components(text.components),
      sheets: text.sheets.map { reader.sheet($0) })
    guard reader.faults.isEmpty else { throw FigmaNodesFault(lines: reader.faults) }
    return nodes
  }

  private init(places: TextPlaces) { self.places = places }

  private mutating func fileKey(_ key: String?) -> String? {
    let isKey = key?.wholeMatch(of: /[A-Za-z0-9]+/) != nil
    if let key, !isKey {
      fault("'\(key)' is not a key; use letters and digits only", at: "fileKey")
    }
    return key
  }

  private mutating func components(
    _ texts: [FigmaNodesText.Component]
  ) -> [FigmaComponent: NodeID] {
    var components: [FigmaComponent: NodeID] = [:]
    var names: Set<FigmaComponent> = []
    for text in texts {
      guard let component = component(text.name, at: text.node ?? text.name) else { continue }
      if !names.insert(component).inserted {
        fault("duplicate component \(text.name)", at: text.node ?? text.name, isLast: true)
      }
      components[component] = text.node.flatMap { node($0, for: text.name) }
    }
    for missing in FigmaComponent.allCases where !names.contains(missing) {
      fault("no '\(missing.name)'", at: "components")
    }
    return components
  }

  private mutating func sheet(_ text: FigmaNodesText.Sheet) -> FigmaNodes.Sheet {
    var sheet = FigmaNodes.Sheet(name: text.name, properties: text.properties, variants: [])
    for variant in text.variants {
      guard let variant = self.variant(variant, of: text) else { continue }
      for other in sheet.variants where other.old == variant.old {
        fault("has the same old properties as \(other.node)", at: variant.node)
      }
      for other in sheet.variants where other.new == variant.new {
        fault("has the same replacement as \(other.node)", at: variant.node)
      }
      sheet.variants.append(variant)
    }
    return sheet
  }

  private mutating func variant(
    _ text: FigmaNodesText.Variant, of sheet: FigmaNodesText.Sheet
  ) -> FigmaNodes.Variant? {
    let node = node(text.node, for: "the sheet \(sheet.name)")
    if Set(text.old.keys) != Set(sheet.properties) {
      fault("unexpected old properties; the sheet has: \(list(sheet.properties))", at: text.node)
    }
    if text.size.width <= 0 || text.size.height <= 0 { fault("has no size", at: text.node) }
    guard let new = replacement(text.new, at: text.node), let node else { return nil }
    let old = sheet.properties.map { text.old[$0, default: ""] }
    return FigmaNodes.Variant(node: node, size: text.size, old: old, new: new)
  }

  private mutating func node(_ text: String, for user: String) -> NodeID? {
    guard let node = NodeID(text) else {
      fault("invalid node id for \(user); expected two numbers, as in 4076:9091", at: text)
      return nil
    }
    if let other = seen.updateValue(user, forKey: node) {
      fault("duplicate node id: for \(other) and for \(user)", at: node, isLast: true)
    }
    return node
  }
}

extension FigmaNodesReader {
  mutating func component(_ name: String, at node: String) -> FigmaComponent? {
    let component = FigmaComponent(rawValue: name)
    if component == nil {
      fault(
        "unknown component '\(name)'; known: \(list(FigmaComponent.allCases.map(\.name)))", at: node
      )
    }
    return component
  }

  mutating func value<Value: CaseIterable>(
    _ name: String?, of type: Value.Type, for key: String, at node: String
  ) -> Value? {
    guard let name = present(name, for: key, at: node) else { return nil }
    let value = Value.allCases.first { "\($0)" == name }
    if value == nil { fault("unknown \(key) '\(name)'; known: \(list(Value.allCases))", at: node) }
    return value
  }

  mutating func present<Value>(_ value: Value?, for key: String, at node: String) -> Value? {
    if value == nil { fault("no '\(key)'", at: node) }
    return value
  }

  /// Reports a fault at the first or last occurrence of a string in the file: a node, a component's
  /// name or a key.
  mutating func fault(
    _ sentence: String, at node: some CustomStringConvertible, isLast: Bool = false
  ) {
    let place = places.place(of: "\(node)", isLast: isLast)
    faults.append("\(place): error: \(node): \(sentence)")
  }

  func list(_ values: some Sequence) -> String { values.map { "\($0)" }.joined(separator: ", ") }
}
