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

  /// The replacement of a variant; nil if a fault was reported.
  mutating func replacement(_ text: FigmaNodesText.New, at node: String) -> Replacement? {
    switch component(text.component, at: node) {
    case .counter: return counter(text, at: node)
    case .countdown:
      let style = value(text.style, of: EBCountdownStyle.self, for: "style", at: node)
      guard let variant = countdownVariant(text, at: node), let style else { return nil }
      return .countdown(style: style, variant)
    case .countdownPromo:
      let title = present(text.title, for: "title", at: node)
      let cta = present(text.cta, for: "cta", at: node)
      guard let variant = countdownVariant(text, at: node), let title, let cta else { return nil }
      return .countdownPromo(title: title, cta: cta, variant)
    case .badge, .notificationBadge:
      fault("\(text.component) cannot replace a variant of a sheet", at: node)
      return nil
    case nil: return nil
    }
  }

  private mutating func counter(_ text: FigmaNodesText.New, at node: String) -> Replacement? {
    let state = value(text.state, of: EBCounterState.self, for: "state", at: node)
    let count = present(text.count, for: "count", at: node)
    if let hasLimit = present(text.hasLimit, for: "hasLimit", at: node),
      hasLimit != (text.limit != nil)
    {
      fault("hasLimit is \(hasLimit), but there is \(hasLimit ? "no" : "a") limit", at: node)
    }
    if min(text.count ?? 0, text.limit ?? 0) < 0 { fault("a number is below 0", at: node) }
    guard let state, let count else { return nil }
    return .counter(count: count, limit: text.limit, state: state)
  }

  private mutating func countdownVariant(
    _ text: FigmaNodesText.New, at node: String
  ) -> CountdownVariant? {
    let state = value(text.state, of: EBCountdownState.self, for: "state", at: node)
    let mode = value(text.mode, of: Theme.self, for: "mode", at: node)
    let names = present(text.units, for: "units", at: node) ?? []
    let units = names.compactMap { value($0, of: EBTimeUnit.self, for: "unit", at: node) }
    if units.count == names.count, units != EBTimeUnit.shown(units) {
      fault("list each unit once, largest first: \(list(EBTimeUnit.allCases))", at: node)
    }
    guard let state, let mode else { return nil }
    return CountdownVariant(state: state, mode: mode, units: units)
  }

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
