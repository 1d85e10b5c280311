import ForeignValues
import ModeFinding
import TokenJSON
import TokenModel

struct StudioToken {
  var set: Int
  /// Its path with dots, as in references. It does not include the name of the set.
  var key: String
  /// The name of its type, or of the type of a group around it.
  var typeName: String?
  var type: StudioType
  var value: JSONTree
  /// Its color modifier (`$extensions."studio.tokens".modify`).
  var modifier: JSONTree?
  var description: String?
  var deprecated: JSONTree?
  var extensions: [JSONTree.Member] = []
  var place: Place
  var valuePlace: Place
  /// The bytes of its value.
  var spelling: [UInt8]

  /// Its path for `--type`.
  var names: [String] { key.parts(at: ".").map(String.init) }

  /// Its path in findings.
  var name: String { Self.name(of: key) }

  /// The path of a token in findings.
  static func name(of key: String) -> String {
    key.split(separator: ".", omittingEmptySubsequences: false).map(String.init).tokenPath
  }

  /// The paths of all references in its value and its modifier.
  var references: [String] {
    (value.texts + (modifier?.texts ?? [])).reversed().flatMap(StudioReference.all)
  }
}

struct StudioTokenReader {
  private(set) var tokens: [StudioToken] = []
  private(set) var groups: [ForeignGroup] = []
  private(set) var findings = Findings()
  private var unreadModes = UnreadModes()
  private let options: ConversionOptions

  init(_ sets: [StudioProject.TokenSet], options: ConversionOptions) {
    self.options = options
    for (index, set) in sets.enumerated() { read(set, index: index) }
    findings.add(unreadModes.findings)
  }

  /// A value to read.
  private struct Node {
    var value: JSONValue
    var names: [String] = []
    /// The steps to it, from the root of the file.
    var steps: [JSONStep]
    /// The type of a group around it.
    var type: String?
  }

  /// Reads a set. Does not recurse, so that deep nesting is safe.
  private mutating func read(_ set: StudioProject.TokenSet, index: Int) {
    var open = [Node(value: set.value, steps: set.steps)]
    var known: [String: Int] = [:]
    while let node = open.popLast() {
      let isToken = !node.names.isEmpty && (node.value["$value"] != nil || node.value.isOlderToken)
      if isToken {
        let token = token(node, set: index, document: set.document)
        if let first = known.updateValue(tokens.count, forKey: token.key) {
          findings.noteLoss(
            "'\(token.name)' is in the set '\(set.name)' twice and the last one wins; remove one",
            at: tokens[first].place, path: token.name)
        }
        tokens.append(token)
      } else if let group = ForeignGroup(
        node.value, set: index, names: node.names, steps: node.steps, document: set.document,
        findings: &findings)
      {
        groups.append(group)
      }
      open += children(of: node, isToken: isToken).reversed()
    }
  }

  private func children(of node: Node, isToken: Bool) -> [Node] {
    let type = node.value["$type"]?.string ?? node.type
    return node.value.members.compactMap { key, value in
      let name = key.string
      guard value.kind == .object, name != "$extensions", name != "$value",
        !isToken || !["value", "extensions"].contains(name)
      else { return nil }
      return Node(
        value: value, names: node.names + [name], steps: node.steps + [.key(name)], type: type)
    }
  }

  private mutating func token(_ node: Node, set: Int, document: Document) -> StudioToken {
    let value = node.value
    let key = node.names.joined(separator: ".")
    let valueKey = value["$value"] != nil ? "$value" : "value"
    let typeName = (value["$type"] ?? value["type"])?.string ?? node.type
    let valueSteps = node.steps + [.key(valueKey)]
    var token = StudioToken(
      set: set, key: key, typeName: typeName, type: typeName.map(StudioType.init) ?? .unsupported,
      value: value[valueKey].map { JSONTree($0).withoutPlurals } ?? .null,
      description: (value["$description"] ?? value["description"])?.string,
      place: document.keyPlace(node.steps), valuePlace: document.place(valueSteps),
      spelling: document.spelling(valueSteps) ?? Array("null".utf8))
    if let type = options.type(ofPath: token.names) {
      token.type = StudioType(type.rawValue)
      token.typeName = type.rawValue
    }
    token.deprecated = value["$deprecated"].map(JSONTree.init)
    if token.description?.isEmpty == true { token.description = nil }
    unreadModes.add(
      value[valueKey]?.otherModes(in: value["$extensions"]) ?? [], path: token.name, at: token.place
    )
    readExtensions(of: node, into: &token, document: document)
    keepOtherMembers(of: node, in: &token, document: document)
    return token
  }

  /// Keeps the extensions verbatim, except for the modifier, which is applied.
  private func readExtensions(of node: Node, into token: inout StudioToken, document: Document) {
    for (key, value) in node.value["$extensions"]?.members ?? [] {
      let name = key.string
      let modifier = name == "studio.tokens" ? value["modify"] : nil
      guard let modifier, modifier.kind == .object else {
        token.extensions.append(
          document.verbatim(key, value: value, at: node.steps + [.key("$extensions")]))
        continue
      }
      token.modifier = JSONTree(modifier)
      guard case .object(let rest) = JSONTree(value), rest.count > 1 else { continue }
      token.extensions.append(.init(name, value: .object(rest.filter { $0.name != "modify" })))
    }
  }

  /// Keeps members that neither DTCG nor Tokens Studio defines, verbatim.
  private func keepOtherMembers(
    of node: Node, in token: inout StudioToken, document: Document
  ) {
    let others = node.value.members.filter { !isRead($0.key.string, value: $0.value) }
      .map { document.verbatim($0.key, value: $0.value, at: node.steps) }
    if !others.isEmpty { token.extensions.append(.init("tokens-studio", value: .object(others))) }
  }

  /// Whether a member of a token is read elsewhere. Objects may be nested tokens.
  private func isRead(_ name: String, value: JSONValue) -> Bool {
    switch name {
    case "$value", "value", "$deprecated": true
    case "$type", "type", "$description", "description": value.kind == .string
    default: value.kind == .object && name != "extensions"
    }
  }
}

extension ForeignGroup {
  /// Reads the members of a group of Tokens Studio, or of a set if it has no names, other than
  /// tokens and groups; nil if there are none.
  init?(
    _ value: JSONValue, set: Int, names: [String], steps: [JSONStep], document: Document,
    findings: inout Findings
  ) {
    self.init(names: names, file: set)
    for (key, member) in value.members {
      let name = key.string
      switch (name, member.kind) {
      case ("$description", .string), ("description", .string):
        description = description ?? member.string
      case ("$deprecated", .boolean), ("$deprecated", .string): deprecated = JSONTree(member)
      case ("$type", .string), ("$schema", .string): continue
      case ("$extensions", .object):
        extensions += member.members.map {
          document.verbatim($0.key, value: $0.value, at: steps + [.key(name)])
        }
      case ("$themes", .array), (_, .object): continue
      default:
        findings.add(
          .plain(name, kind: member.kind.phrase, at: document.keyPlace(steps + [.key(name)])))
      }
    }
    if description?.isEmpty == true { description = nil }
    if description == nil, deprecated == nil, extensions.isEmpty { return nil }
  }
}
