import TokenJSON
import TokenModel
import Writers

extension Pointers {
  /// Whether an alias points into a group that could not be read.
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

  /// Why an alias cannot be resolved, as the end of a sentence that begins with the alias.
  func hint(for alias: JSONBytes) -> String {
    let names = alias.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if names.contains(where: \.isEmpty) || alias.contains(where: "{}".utf8.contains) {
      return "is not an alias; write \"{group.token}\", with dots between names"
    }
    if names.count == 1, alias.contains(UInt8(ascii: "/")),
      let path = set.paths.find(alias.string.pathSegments), known.isToken(path)
    {
      let dotted = set.paths.segments(of: path).joined(separator: ".")
      return "is not an alias; aliases have dots between names: \"{\(printable(dotted))}\""
    }
    var path = PathID.root
    for (index, name) in names.enumerated() {
      guard let next = set.paths.find(name.string, in: path) else {
        return isToken(path)
          ? insideHint(path, rest: names[index...].map(\.string))
          : missingHint(names.map(\.string), from: index, in: path)
      }
      path = next
    }
    guard known.isGroup(path) else {
      return known.isToken(path)
        ? "is a token only in other themes; declare it in these too, or reference another one"
        : "is not a token; declare it, or reference another one"
    }
    if set.paths.find(["$root"], in: path) != nil {
      return "is a group; write \"{\(printable(alias.string)).$root}\" for its root token"
    }
    return "is a group, not a token; reference a token in it"
  }

  /// `index` is that of the first name that does not exist in the group.
  private func missingHint(_ names: [String], from index: Int, in group: PathID) -> String {
    guard let near = names[index].nearest(among: known.names(in: group)) else {
      return "is not a token; declare it, or reference another one"
    }
    let whole = names[..<index] + [near] + names[(index + 1)...]
    guard let path = set.paths.find(Array(whole)), known.isToken(path) else {
      return "is not a token" + near.didYouMean
    }
    return "is not a token; did you mean \"{\(printable(whole.joined(separator: ".")))}\"?"
  }

  private func insideHint(_ token: PathID, rest: [String]) -> String {
    let inner = rest.first == "$value" ? Array(rest.dropFirst()) : rest
    let pointer = (set.paths.segments(of: token) + ["$value"] + inner).tokenPath
    return "points into a token's value, which an alias cannot do; write "
      + "{\"$ref\": \"#/\(printable(pointer))\"}"
  }

  func malformed(_ pointer: String) -> DeadPointer {
    let isFile = !pointer.hasPrefix("#") && pointer.contains("#")
    return DeadPointer(
      isFile
        ? "'\(printable(pointer))' points to a file; a '$ref' in a token must start with '#', as in "
          + "\"#/a/b/$value\""
        : "'\(printable(pointer))' is not a JSON Pointer; write \"#/a/b/$value\", with ~1 for / and "
          + "~0 for ~"
    )
  }

  func missing(_ pointer: String) -> DeadPointer {
    DeadPointer("'\(printable(pointer))' does not exist; declare it, or point to something else")
  }

  func property(_ pointer: String, after token: PathID) -> DeadPointer {
    DeadPointer(
      "'\(printable(pointer))' does not exist; to point inside the token "
        + "'\(set.paths.string(token))', add '/$value' to its name")
  }

  func group(_ pointer: String) -> DeadPointer {
    DeadPointer("'\(printable(pointer))' is a group, not a token; point to a token in it")
  }

  func wholeToken(_ pointer: String) -> DeadPointer {
    DeadPointer(
      "'\(printable(pointer))' is a whole token; point to its value: "
        + "'\(printable(pointer))/$value'")
  }

  /// A pointer to something with its own fault, which is reported there.
  var echo: DeadPointer { DeadPointer("", isEcho: true) }
}
