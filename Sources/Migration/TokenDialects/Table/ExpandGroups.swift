import ForeignValues
import TokenModel
import Writers

/// Replaces tokens that reference a whole group, as Style Dictionary allows, by aliases of the tokens in
/// the group: `"palette": {"value": "{blue}"}` becomes `palette.50`, `palette.60`, and so on.
func expandGroups(_ tokens: inout [ForeignToken], findings: inout Findings) {
  let limit = tokens.count + expansionLimit
  // A group that a group references is there in the next round.
  for _ in 0..<8 {
    guard expandOnce(&tokens, limit: limit, findings: &findings) else { return }
  }
}

/// How many aliases references to groups may add.
package let expansionLimit = 100_000

/// Returns whether something changed.
private func expandOnce(
  _ tokens: inout [ForeignToken], limit: Int, findings: inout Findings
) -> Bool {
  let named = Set(tokens.map { $0.names.joined(separator: ".") })
  var wanted: [String: [Int]] = [:]
  for (index, token) in tokens.enumerated() {
    guard let alias = token.value.alias,
      !alias.aliasSpellings.contains(where: named.contains)
    else { continue }
    wanted[alias, default: []].append(index)
  }
  guard !wanted.isEmpty else { return false }
  var members: [String: [Int]] = [:]
  for (index, token) in tokens.enumerated() {
    var path = ""
    for name in token.names.dropLast() {
      path += path.isEmpty ? name : ".\(name)"
      if wanted[path] != nil { members[path, default: []].append(index) }
    }
  }
  var replaced: [Int: [ForeignToken]] = [:]
  var count = tokens.count
  for (alias, references) in wanted.sorted(by: { $0.value[0] < $1.value[0] }) {
    guard let group = members[alias] else { continue }
    let depth = alias.split(separator: ".", omittingEmptySubsequences: false).count
    for index in references {
      let token = tokens[index]
      let own = Set(group.map { tokens[$0].names.dropFirst(depth) })
      guard !group.contains(index) else { continue }
      count += own.count
      if count > limit {
        findings.add(
          .limitExceeded,
          message:
            "references to groups become more than \(expansionLimit) aliases; reference tokens",
          at: token.place)
        return false
      }
      var seen: Set<[String]> = []
      replaced[index] = group.compactMap { member in
        let rest = Array(tokens[member].names.dropFirst(depth))
        guard seen.insert(rest).inserted else { return nil }
        var expanded = token
        expanded.names += rest
        expanded.value = .alias(tokens[member].names)
        expanded.type = tokens[member].type
        return expanded
      }
      let path = printable(token.names.tokenPath)
      findings.add(
        .changedValue,
        message: "'\(path)' references the group '\(printable(alias))'; it becomes a group of "
          + (own.count == 1 ? "1 alias" : "\(own.count) aliases"), at: token.place)
    }
  }
  guard !replaced.isEmpty else { return false }
  tokens = tokens.enumerated().flatMap { replaced[$0] ?? [$1] }
  return true
}
