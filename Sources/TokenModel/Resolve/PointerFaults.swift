import TokenJSON
import Writers

/// Why references lead nowhere, and what would mend them.
extension Pointers {
  /// Whether an alias leads into a group that could not be filled.
  func isBroken(_ alias: JSONBytes) -> Bool {
    guard !theme.brokenGroups.isEmpty || !set.refused.isEmpty else { return false }
    var path = PathID.root
    for name in alias.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      if isBroken(path) { return true }
      guard let next = set.paths.find(name.string, in: path) else { return false }
      path = next
    }
    return isBroken(path)
  }

  /// Why an alias names no token, as the end of a sentence that begins with it.
  func hint(for alias: JSONBytes) -> String {
    let names = alias.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if names.contains(where: \.isEmpty) || alias.contains(where: "{}".utf8.contains) {
      return "is no alias; write \"{group.token}\": names joined with dots"
    }
    var path = PathID.root
    for (index, name) in names.enumerated() {
      guard let next = set.paths.find(name.string, in: path) else {
        return isToken(path)
          ? insideHint(path, names[index...].map(\.string))
          : "names no token; declare it, or name another"
            + suggestion(for: name.string, among: memberNames(of: path))
      }
      path = next
    }
    guard isGroup(path) else { return "names no token; declare it, or name another" }
    if let root = set.paths.find(["$root"], in: path), isToken(root) {
      return "is a group; write \"{\(printable(alias.string)).$root}\" for the token it holds"
    }
    return "is a group, which has no value; name a token in it"
  }

  private func insideHint(_ token: PathID, _ rest: [String]) -> String {
    let inner = rest.first == "$value" ? Array(rest.dropFirst()) : rest
    let pointer = tokenPath(set.paths.segments(of: token) + ["$value"] + inner)
    return "leads into a token's value; an alias names whole tokens, write "
      + "{\"$ref\": \"#/\(printable(pointer))\"}"
  }

  /// The names in a group, for a suggestion; none where they are too many to compare.
  private func memberNames(of group: PathID) -> [String] {
    let members = members[group] ?? []
    return members.count > 500 ? [] : members.map(set.paths.name)
  }

  func groupMembers() -> [PathID: [PathID]] {
    let declared = theme.declarations.indices.dropFirst().filter {
      theme.declarations[$0] != nil || groups[$0]
    }
    return Dictionary(grouping: declared.map { PathID(index: Int32($0)) }) {
      PathID(index: set.paths.parents[Int($0.index)])
    }
  }

  func malformed(_ pointer: String) -> Dead {
    let isFile = !pointer.hasPrefix("#") && pointer.contains("#")
    return Dead(
      rule: .unresolvedReference,
      message: isFile
        ? "'\(printable(pointer))' names a file; a '$ref' among tokens stays within them (\"#/a/b/$value\"), "
          + "and a resolver names files"
        : "'\(printable(pointer))' is no JSON Pointer to a value (\"#/a/b/$value\", with ~1 for /, ~0 for ~)"
    )
  }

  func missing(_ pointer: String) -> Dead {
    Dead(
      rule: .unresolvedReference,
      message: "nothing stands at '\(printable(pointer))'; declare it, or point elsewhere")
  }

  func property(_ pointer: String, after token: PathID) -> Dead {
    Dead(
      rule: .unresolvedReference,
      message:
        "nothing stands at '\(printable(pointer))': '\(set.paths.string(token))' is a token, and the "
        + "way into it leads over its '$value'")
  }

  func group(_ pointer: String) -> Dead {
    Dead(
      rule: .unresolvedReference,
      message: "'\(printable(pointer))' is a group, which has no value; point at a token")
  }

  func wholeToken(_ pointer: String) -> Dead {
    Dead(
      rule: .unresolvedReference,
      message: "'\(printable(pointer))' is a whole token; point at its value: "
        + "'\(printable(pointer))/$value'")
  }

  /// A pointer to something that has a fault of its own, reported there.
  var echo: Dead { Dead(rule: .unresolvedReference, message: "", isEcho: true) }
}
