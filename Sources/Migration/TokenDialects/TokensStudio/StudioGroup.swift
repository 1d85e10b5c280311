import ForeignValues
import TokenJSON
import TokenModel
import Writers

/// A group of Tokens Studio with members other than tokens and groups.
struct StudioGroup {
  /// The index of its set.
  var set: Int
  /// Its path; empty for the set itself.
  var names: [String]
  var description: String?
  var deprecated: JSONTree?
  var extensions: [JSONTree.Member] = []

  /// Reads the members other than tokens and groups; nil if there are none.
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
            "'\(printable(name))' is \(member.kind.phrase), not a token or group; it is left out",
          at: document.keyPlace(steps + [.key(name)]))
      }
    }
    if description?.isEmpty == true { description = nil }
    if description == nil, deprecated == nil, extensions.isEmpty { return nil }
  }
}
