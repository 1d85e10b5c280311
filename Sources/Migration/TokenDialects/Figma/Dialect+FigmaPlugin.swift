import TokenJSON

extension Dialect {
  /// The collections of variables that a Figma plugin exports.
  package static let figmaPlugin: Dialect = .init(
    id: "figma-plugin", title: "a Figma plugin's export of collections",
    fileSigns: [FileSign(.member, find: collection)],
    refusal: .always, reader: .figmaPlugin)
}

/// The first collection with modes: in an array, or in an object that has nothing else.
@Sendable private func collection(in root: JSONValue) -> FileSign.Finding? {
  let reason = "it has collections with 'modes'"
  if let array = root.array {
    for (index, item) in array.prefix(16).enumerated() {
      guard let object = item.object else { continue }
      for (key, value) in object.prefix(16) where hasModes(value) {
        return FileSign.Finding(
          reason: reason, steps: [.index(index), .key(key.string), .key("modes")])
      }
    }
    return nil
  }
  // Builds check every file, so most must be excluded by their first group.
  let isGroup = { (member: (key: JSONBytes, value: JSONValue)) in
    member.key.first != UInt8(ascii: "$")
  }
  guard let object = root.object, let first = object.first(where: isGroup), hasModes(first.value),
    object.allSatisfy({ !isGroup($0) || hasModes($0.value) && $0.value.count == 1 }),
    object.contains(where: { isGroup($0) && hasFigmaVariable($0.value) })
  else { return nil }
  return FileSign.Finding(reason: reason, steps: [.key(first.key.string), .key("modes")])
}

/// Whether a value is a collection: its `modes` are groups of variables.
private func hasModes(_ value: JSONValue) -> Bool {
  guard let modes = value["modes"]?.object, modes.count > 0 else { return false }
  return modes.allSatisfy { $0.value.kind == .object }
}

/// Whether one of the first variables has a member or a type that DTCG does not have.
private func hasFigmaVariable(_ value: JSONValue) -> Bool {
  var open = [value]
  var seen = 0
  while let value = open.popLast(), seen < 64 {
    seen += 1
    if value["$value"] != nil {
      let isFigma = ["$scopes", "$collectionName", "$libraryName"].contains { value[$0] != nil }
      if isFigma || ["float", "string", "boolean"].contains(value["$type"]?.string) { return true }
    } else {
      open += value.object.map { Array($0.prefix(16).map(\.value).reversed()) } ?? []
    }
  }
  return false
}
