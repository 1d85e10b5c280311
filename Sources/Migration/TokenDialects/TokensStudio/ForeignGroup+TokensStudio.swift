import ForeignValues
import TokenJSON
import TokenModel

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
