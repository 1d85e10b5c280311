import TokenJSON
import TokenModel
import Writers

/// What a group of Tokens Studio says of itself.
struct StudioGroup {
  /// The index of its set.
  var set: Int
  /// The names that lead to it; none for the set itself.
  var names: [String]
  var description: String?
  var deprecated: JSONTree?
  var extensions: [JSONTree.Member] = []

  /// Reads the members that are no tokens or groups; nil where there is nothing to carry.
  init?(
    _ value: JSONValue, set: Int, steps: [JSONStep], prefix: Int, document: Document,
    findings: inout Findings
  ) {
    self.set = set
    names = steps.dropFirst(prefix).map { step in
      if case .key(let name) = step { return name }
      return ""
    }
    for (key, member) in value.members {
      let name = key.string
      switch (name, member.kind) {
      case ("$description", .string), ("description", .string):
        description = description ?? member.string
      case ("$deprecated", .boolean), ("$deprecated", .string): deprecated = JSONTree(member)
      case ("$type", .string), ("$schema", .string): continue
      case ("$extensions", .object):
        for (vendor, value) in member.members {
          let bytes = document.spelling(steps + [.key(name), .key(vendor.string)])
          extensions.append(
            .init(vendor.string, value: bytes.map(JSONTree.spelled) ?? JSONTree(value)))
        }
      case ("$themes", .array), (_, .object): continue
      default:
        findings.add(
          .notCarried,
          message:
            "'\(printable(name))' is \(member.kind.phrase) and neither a token nor a group; it is left behind",
          at: document.keyPlace(steps + [.key(name)]))
      }
    }
    if description?.isEmpty == true { description = nil }
    if description == nil, deprecated == nil, extensions.isEmpty { return nil }
  }
}

extension JSONValue {
  /// The members of an object; none where this is no object.
  var members: [(key: JSONBytes, value: JSONValue)] { object.map { Array($0) } ?? [] }
}
