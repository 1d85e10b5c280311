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

  /// Why an alias cannot be resolved, as the end of a sentence about it. Never suggests its own token.
  func hint(for alias: JSONBytes, of token: PathID? = nil) -> String {
    let text = alias.string
    let isDotted = !text.contains { "/:{}".contains($0) }
    if !isDotted, let path = set.paths.respelled(text), known.isToken(path) {
      return "is not an alias; write \"\(set.paths.alias(path))\", with dots between names"
    }
    var names = text.parts(at: ".", keepingEmpty: true).map(String.init)
    if names.contains(where: \.isEmpty) || text.contains(where: "{}".contains) {
      return "is not an alias; write \"{group.token}\", with dots between names"
    }
    if !isDotted, set.paths.find([names[0]]) == nil {
      names = text.split { "./:".contains($0) }.map(String.init)
    }
    var path = PathID.root
    for (index, name) in names.enumerated() {
      guard let next = set.paths.find(name, in: path) else {
        return isToken(path)
          ? insideHint(path, rest: Array(names[index...]))
          : missingHint(names, from: index, in: path, of: token)
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
  private func missingHint(
    _ names: [String], from index: Int, in group: PathID, of token: PathID?
  ) -> String {
    var (path, near) = (group, names)
    for place in index..<names.count where known.isGroup(path) {
      near[place] = names[place].nearest(among: known.names(in: path)) ?? names[place]
      guard let next = set.paths.find(near[place], in: path) else { break }
      path = next
    }
    if known.isToken(path), path != token, set.paths.depth(of: path) == names.count {
      return "is not a token; did you mean \"\(set.paths.alias(path))\"?"
    }
    return near[index] != names[index] && path != token
      ? "is not a token" + near[index].didYouMean
      : "is not a token; declare it, or reference another one"
  }

  private func insideHint(_ token: PathID, rest: [String]) -> String {
    if rest == ["value"] || rest == ["$value"] {
      return "is a token's value; write \"\(set.paths.alias(token))\""
    }
    let inner = rest.first == "$value" ? Array(rest.dropFirst()) : rest
    let pointer = (set.paths.segments(of: token) + ["$value"] + inner).tokenPath
    return "points into a token's value, which an alias cannot do; write "
      + "{\"$ref\": \"#/\(printable(pointer))\"}"
  }

  func malformed(_ pointer: String) -> DeadPointer {
    let isFile = !pointer.hasPrefix("#") && pointer.contains("#")
    if let path = set.paths.respelled(pointer), known.isToken(path) {
      return DeadPointer("'\(printable(pointer))' is not a JSON Pointer; write \(pointed(path))")
    }
    return DeadPointer(
      isFile
        ? "'\(printable(pointer))' points to a file; a '$ref' in a token must start with '#', as in "
          + "\"#/a/b/$value\""
        : "'\(printable(pointer))' is not a JSON Pointer; write \"#/a/b/$value\", with ~1 for / and "
          + "~0 for ~")
  }

  func missing(_ pointer: String) -> DeadPointer {
    let path = set.paths.respelled(String(pointer.drop { "#/".contains($0) }))
    let meant = path.flatMap { known.isToken($0) ? "write \(pointed($0))" : nil }
    return DeadPointer(
      "'\(printable(pointer))' does not exist; "
        + (meant ?? "declare it, or point to something else"))
  }

  private func pointed(_ path: PathID) -> String { "\"#/\(printable(set.paths.string(path)))\"" }

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
