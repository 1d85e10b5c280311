extension Dialect {
  /// The files that Figma's own export of variables writes: one for each mode of a collection.
  ///
  /// Files with the same variables are modes of one collection. The export replaces aliases by values and
  /// adds `aliasData`; an alias is restored if its target is among the files and has the same value.
  package static let figmaExport: Dialect = .init(
    id: "figma-export", title: "Figma's own export of variables",
    signs: [
      DialectSign(.vendorData, at: "$extensions", because: "it has 'com.figma.modeName'") {
        $0["$extensions"]?["com.figma.modeName"] != nil
      },
      DialectSign(.current, at: "$extensions", because: "a token has 'com.figma.variableId'") {
        $0["$extensions"]?["com.figma.variableId"] != nil
          || $0["$extensions"]?["com.figma.aliasData"] != nil
      },
    ], refusal: .never,
    reader: DialectReader(position: 6, declaresThemes: true) { files, options, tokens in
      let export = FigmaExport(files)
      tokens.add(export.imported, collections: export.collections, options: options)
    })

  /// The collections that a Figma plugin exports, with the variables of each mode.
  ///
  /// A collection with one mode becomes a set; one with several, a modifier with a context for each, the
  /// first the default. Aliases name their collection, and resolve across the files.
  package static let figmaPlugin: Dialect = .init(
    id: "figma-plugin", title: "a Figma plugin's export of collections",
    signs: [DialectSign(.member, find: collection)], refusal: .always,
    adopts: { file in
      let groups = file.document.json.root.members.filter { $0.key.first != UInt8(ascii: "$") }
      return [.draft1, .draft2, .draft3, .dtcg].contains(file.dialect) && !groups.isEmpty
        && groups.allSatisfy { hasModes($0.value) && $0.value.count == 1 }
    },
    reader: DialectReader(position: 7, declaresThemes: true) { files, options, tokens in
      let export = FigmaPluginExport(files)
      tokens.add(export.imported, collections: export.collections, options: options)
    })

  /// A response of Figma's REST API, `GET /v1/files/:key/variables/local`, or what plugins write of it.
  ///
  /// A collection with one mode becomes a set; one with several, a modifier with a context for each.
  package static let figmaREST: Dialect = .init(
    id: "figma-rest", title: "a response of Figma's REST API",
    signs: [
      DialectSign(.member, find: variables),
      DialectSign(.other, at: "valuesByMode", because: "it has variables with 'valuesByMode'") {
        $0["valuesByMode"] != nil && $0["resolvedType"] != nil
      },
    ], refusal: .always,
    reader: DialectReader(position: 5, declaresThemes: true) { files, options, tokens in
      // Aliases in files with one collection each name variables of the others.
      let parts = files.grouped { $0.document.json.root["modes"] == nil ? $0.relativePath : "" }
      let whole = FigmaFile(parts.map { $0.map(\.document) })
      tokens.add(whole.imported, collections: whole.collections, options: options)
    })
}

/// The first collection with modes: in an array, or in an object that has nothing else.
@Sendable private func collection(in root: JSONValue) -> FoundSign? {
  let reason = "it has collections with 'modes'"
  if let array = root.array {
    for (index, item) in array.prefix(16).enumerated() {
      for (key, value) in item.members.prefix(16) where hasModes(value) {
        return FoundSign(reason: reason, steps: [.index(index), .key(key.string), .key("modes")])
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
    object.contains(where: {
      isGroup($0) && (hasSameVariables($0.value) || hasFigmaVariable($0.value))
    })
  else { return nil }
  return FoundSign(reason: reason, steps: [.key(first.key.string), .key("modes")])
}

/// Whether a value is a collection: its `modes` are groups of variables.
private func hasModes(_ value: JSONValue) -> Bool {
  guard let modes = value["modes"]?.object, modes.count > 0 else { return false }
  return modes.allSatisfy {
    $0.value.kind == .object && $0.value["$value"] == nil && $0.value["value"] == nil
  }
}

/// Whether the modes of a collection begin with the same variable, and are not those of DTCG 2025.10.
private func hasSameVariables(_ value: JSONValue) -> Bool {
  guard let modes = value["modes"]?.object, modes.count > 1,
    let first = modes.first(where: { _ in true })?.value.object?.first(where: { _ in true })
  else { return false }
  return first.value["$value"]?["colorSpace"] == nil
    && modes.allSatisfy { $0.value[first.key.string] != nil }
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

/// The member with variables or their collections.
@Sendable private func variables(in file: JSONValue) -> FoundSign? {
  let root = file["meta"] ?? file
  let steps: [JSONStep] = file["meta"] == nil ? [] : [.key("meta")]
  if let first = root.array?.first, FigmaEntry.isVariableOrCollection(first) {
    return FoundSign(reason: "it is a list of Figma's collections", steps: steps)
  }
  for key in ["variables", "variableCollections", "collections"] {
    let isAnswer = root[key]?.kind == .object && key != "collections"
    guard
      let first = root[key]?.object?.first(where: { _ in true })?.value ?? root[key]?.array?.first,
      FigmaEntry.isVariableOrCollection(first) || isAnswer && first["modes"]?.array != nil
    else { continue }
    let name = "Figma's \(isAnswer ? "REST" : "plugin") API"
    return FoundSign(reason: "it has '\(key)', as in \(name)", steps: steps + [.key(key)])
  }
  return nil
}
