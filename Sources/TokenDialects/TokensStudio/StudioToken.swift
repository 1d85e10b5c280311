import TokenJSON
import TokenModel

/// One token as Tokens Studio writes it.
struct StudioToken {
  /// The index of its set.
  var set: Int
  /// The path joined with dots: what references name. The name of the set is no part of it.
  var key: String
  /// The name of its type, its own or that of a group around it.
  var typeName: String?
  var type: StudioType
  var value: JSONTree
  /// What changes its color (`$extensions."studio.tokens".modify`).
  var modifier: JSONTree?
  var description: String?
  var deprecated: JSONTree?
  var extensions: [JSONTree.Member] = []
  var place: Place
  /// Where its value stands.
  var valuePlace: Place
  /// Its value as the file spells it.
  var spelling: [UInt8]

  /// The path as findings write it.
  var name: String { studioName(key) }

  /// The text of its value.
  var text: String? {
    if case .string(let text) = value { return text }
    return nil
  }

  /// All paths that its value and its modifier name.
  var references: [String] {
    var open = [value, modifier].compactMap { $0 }
    var paths: [String] = []
    while let tree = open.popLast() {
      switch tree {
      case .string(let text): paths += StudioReference.all(in: text)
      case .array(let items): open += items
      case .object(let members): open += members.map(\.value)
      case .number, .boolean, .null, .spelled: break
      }
    }
    return paths
  }
}

/// A path as findings write it.
func studioName(_ key: String) -> String {
  tokenPath(key.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
}

/// Reads the tokens of all sets.
struct StudioTokenReader {
  private(set) var tokens: [StudioToken] = []
  private(set) var groups: [StudioGroup] = []
  private let options: ConversionOptions

  init(
    _ sets: [StudioProject.TokenSet], options: ConversionOptions, findings: inout Findings
  ) {
    self.options = options
    for (index, set) in sets.enumerated() { read(set, index: index, findings: &findings) }
  }

  /// A value still to be looked at.
  private struct Node {
    var value: JSONValue
    var steps: [JSONStep]
    /// How many of the steps lead to the set.
    var prefix: Int
    /// The type that a group around it gives.
    var type: String?
  }

  /// Reads one set. Without recursion, so that deep nesting is no danger.
  private mutating func read(
    _ set: StudioProject.TokenSet, index: Int, findings: inout Findings
  ) {
    var open = [Node(value: set.value, steps: set.steps, prefix: set.steps.count)]
    var known: [String: Int] = [:]
    while let node = open.popLast() {
      let isToken = node.steps.count > node.prefix && isToken(node.value)
      if isToken {
        let token = token(node, set: index, document: set.document)
        if let first = known.updateValue(tokens.count, forKey: token.key) {
          findings.add(
            .notCarried,
            message:
              "'\(token.name)' stands twice in the set '\(set.name)'; the last one counts, keep one",
            at: tokens[first].place, path: token.name)
        }
        tokens.append(token)
      } else if let group = StudioGroup(
        node.value, set: index, steps: node.steps, prefix: node.prefix, document: set.document,
        findings: &findings)
      {
        groups.append(group)
      }
      open += children(of: node, isToken: isToken).reversed()
    }
  }

  /// A value of its own, or only data: DTCG's spelling or the older one.
  private func isToken(_ value: JSONValue) -> Bool {
    value["$value"] != nil || value.isOlderToken
  }

  private func children(of node: Node, isToken: Bool) -> [Node] {
    guard let members = node.value.object else { return [] }
    let type = node.value["$type"]?.string ?? node.type
    return members.compactMap { key, value in
      let name = key.string
      guard value.kind == .object, name != "$extensions", name != "$value",
        !isToken || !["value", "extensions"].contains(name)
      else { return nil }
      return Node(
        value: value, steps: node.steps + [.key(name)], prefix: node.prefix, type: type)
    }
  }

  private func token(_ node: Node, set: Int, document: Document) -> StudioToken {
    let value = node.value
    let key = node.steps.dropFirst(node.prefix).map(name).joined(separator: ".")
    let spelledAs = value["$value"] != nil ? "$value" : "value"
    let typeName = (value["$type"] ?? value["type"])?.string ?? node.type
    let valueSteps = node.steps + [.key(spelledAs)]
    var token = StudioToken(
      set: set, key: key, typeName: typeName, type: typeName.map(StudioType.init) ?? .homeless,
      value: value[spelledAs].map(JSONTree.init) ?? .null,
      description: (value["$description"] ?? value["description"])?.string,
      place: document.keyPlace(node.steps), valuePlace: document.place(valueSteps),
      spelling: document.spelling(valueSteps) ?? Array("null".utf8))
    if let type = options.type(of: key) {
      token.type = StudioType(type.rawValue)
      token.typeName = type.rawValue
    }
    token.deprecated = value["$deprecated"].map(JSONTree.init)
    if token.description?.isEmpty == true { token.description = nil }
    readExtensions(of: node, into: &token, document: document)
    keepOthers(of: node, in: &token, document: document)
    return token
  }

  /// Keeps what other tools wrote, word for word; a modifier is taken out, because it is applied.
  private func readExtensions(
    of node: Node, into token: inout StudioToken, document: Document
  ) {
    guard let members = node.value["$extensions"]?.object else { return }
    for (key, value) in members {
      let name = key.string
      let modifier = name == "studio.tokens" ? value["modify"] : nil
      guard let modifier, modifier.kind == .object else {
        let steps = node.steps + [.key("$extensions"), .key(name)]
        let bytes = document.spelling(steps)
        token.extensions.append(.init(name, value: bytes.map(JSONTree.spelled) ?? JSONTree(value)))
        continue
      }
      token.modifier = JSONTree(modifier)
      guard case .object(let rest) = JSONTree(value), rest.count > 1 else { continue }
      token.extensions.append(.init(name, value: .object(rest.filter { $0.name != "modify" })))
    }
  }

  /// Keeps members that neither DTCG nor Tokens Studio has, word for word.
  private func keepOthers(
    of node: Node, in token: inout StudioToken, document: Document
  ) {
    var others: [JSONTree.Member] = []
    for (key, value) in node.value.members {
      let name = key.string
      guard !isRead(name, value: value) else { continue }
      let bytes = document.spelling(node.steps + [.key(name)])
      others.append(.init(name, value: bytes.map(JSONTree.spelled) ?? JSONTree(value)))
    }
    if !others.isEmpty { token.extensions.append(.init("tokens-studio", value: .object(others))) }
  }

  /// Whether a member of a token is looked at elsewhere; objects may be tokens below it.
  private func isRead(_ name: String, value: JSONValue) -> Bool {
    switch name {
    case "$value", "value", "$deprecated": true
    case "$type", "type", "$description", "description": value.kind == .string
    default: value.kind == .object && name != "extensions"
    }
  }

  private func name(_ step: JSONStep) -> String {
    if case .key(let name) = step { return name }
    return ""
  }
}
