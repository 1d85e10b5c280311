import ModeFinding

/// The files of Figma's own export.
struct FigmaExport {
  var imported: ImportedTokens
  let modes: [String]
  /// The Figma data of each token.
  private(set) var origins: [Origin] = []
  /// The collection of each file, as an index into `names`.
  private(set) var collections: [Int]
  private var names: [String] = []

  struct Origin {
    var id: String?
    var targetID: String?
    var targetName: String?
    var targetSet: String?
  }

  init(_ files: [ForeignFile]) {
    imported = ImportedTokens(sets: files.map(TokenFile.init(of:)))
    modes = files.map { file in
      file.document.json.root["$extensions"]?["com.figma.modeName"]?.string ?? file.name
    }
    collections = Array(repeating: 0, count: files.count)
    for (index, file) in files.enumerated() {
      let walk = ForeignWalk(file.document, file: index, keys: .dtcg)
      imported.findings.add(walk.findings)
      imported.report(walk.plains)
      for token in walk.tokens { add(token, document: file.document) }
    }
    group(files)
    var variables = imported.tokens.map { token in
      FigmaVariable(
        names: token.names, collection: collections[token.file], place: token.place)
    }
    imported.disambiguate(&variables, collections: names)
    for index in variables.indices { imported.tokens[index].names = variables[index].names }
  }

  private mutating func add(_ token: ForeignToken, document: Document) {
    var token = token
    let steps = token.names.map(JSONStep.key)
    let value = token.names.reduce(document.json.root) { $0[$1] ?? $0 }
    let extensions = value["$extensions"]
    let alias = extensions?["com.figma.aliasData"]
    origins.append(
      Origin(
        id: extensions?["com.figma.variableId"]?.string,
        targetID: alias?["targetVariableId"]?.string,
        targetName: alias?["targetVariableName"]?.string,
        targetSet: alias?["targetVariableSetName"]?.string))
    if token.value.alias == nil {
      if let color = snappedColor(token.value) {
        token.value = color
      } else if extensions?["com.figma.type"]?.string == "boolean",
        ["number", "string", "boolean"].contains(token.type)
      {
        token.type = "boolean"
      } else if ["number", "string", "boolean"].contains(token.type) {
        let scopes = extensions?["com.figma.scopes"]?.array?.compactMap(\.string) ?? []
        token.setType(FigmaType(token.value, scopes: scopes))
      }
    }
    token.place = document.place(steps + [.key("$value")])
    imported.tokens.append(token)
  }

  private func snappedColor(_ value: JSONTree) -> JSONTree? {
    guard value["colorSpace"]?.text == "srgb", let components = value["components"]?.items else {
      return nil
    }
    let hex = value["hex"]?.text.flatMap { RGB8(hex: String($0.prefix(7))) }
    return .figma(
      components: components.compactMap(\.number), alpha: value["alpha"]?.number ?? 1, hex: hex)
  }

  // MARK: Collections

  /// Groups the files into collections. Files that share most of their variables are modes of one.
  private mutating func group(_ files: [ForeignFile]) {
    var ids = Array(repeating: Set<String>(), count: files.count)
    for (token, origin) in zip(imported.tokens, origins) {
      ids[token.file].insert(origin.id ?? token.names.tokenPath)
    }
    var first: [Int] = []
    for file in files.indices {
      let known = first.firstIndex { other in
        ids[file].intersection(ids[other]).count * 2 > min(ids[file].count, ids[other].count)
      }
      if known == nil { first.append(file) }
      collections[file] = known ?? first.count - 1
    }
    for index in first.indices {
      let members = files.indices.filter { collections[$0] == index }
      let name = collectionName(members.map { files[$0].name }, ids: ids[first[index]])
      names.append(name.numbered(among: names))
    }
  }

  /// The name of a collection: the one that aliases use, else what the names of its files share.
  private func collectionName(_ files: [String], ids: Set<String>) -> String {
    for origin in origins {
      if let target = origin.targetID, ids.contains(target), let set = origin.targetSet {
        return set
      }
    }
    if files.count == 1 { return files[0] }
    let folders = Set(files.map { $0.split(separator: "/").dropLast().last.map(String.init) })
    if folders.count == 1, let folder = folders.first ?? nil { return folder }
    return files.contextNames.name
  }

  func converted(_ options: ConversionOptions) -> ConvertedTokens {
    var imported = imported
    for file in imported.sets.indices {
      let siblings = collections.count { $0 == collections[file] }
      let name = names[collections[file]]
      imported.sets[file].name = (siblings == 1 ? name : "\(name).\(modes[file])")
        .numbered(among: imported.sets[..<file].map(\.name))
    }
    let named = names.enumerated().map { index, name in
      var collection = FigmaCollection(id: "\(name) \(index)", title: name, among: [])
      for file in modes.indices where collections[file] == index {
        collection.addMode(id: "\(file)", name: modes[file], set: file)
      }
      let defaultNames = ["light", "default", "base", "mode 1"]
      collection.defaultMode =
        collection.modes.first { defaultNames.contains($0.name.lowercased()) }?.id
      return collection
    }
    return ConvertedTokens(imported, collections: named, options: options)
  }

  // MARK: Aliases

  /// Replaces values by the aliases that `aliasData` describes.
  mutating func restoreAliases() {
    let tokens = imported.tokens
    var byID: [String: [Int]] = [:]
    var byName: [TokenPath: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      if let id = origins[index].id { byID[id, default: []].append(index) }
      byName[TokenPath(names: token.names), default: []].append(index)
      byName[TokenPath(names: Array(token.names.dropFirst())), default: []].append(index)
    }
    let literals = tokens.map(\.value)
    for index in tokens.indices {
      guard let name = origins[index].targetName, literals[index].alias == nil else { continue }
      let named = byName[TokenPath(names: FigmaVariable.names(of: name))] ?? []
      let candidates = (origins[index].targetID.flatMap { byID[$0] } ?? named)
        .filter { $0 != index }
      if let target = candidates.first(where: { isSame($0, token: index, literals: literals) }) {
        imported.tokens[index].value = .alias(tokens[target].names)
        continue
      }
      let set = printable(origins[index].targetSet ?? "")
      imported.findings.add(
        .changedValue, about: tokens[index].names,
        " is an alias of '\(printable(name))' of '\(set)' in Figma, "
          + (candidates.isEmpty
            ? "whose file is not an input" : "which has another value in these files")
          + "; its value replaces the alias", at: tokens[index].place)
    }
  }

  /// Whether a token can be the target of another: it has the same value in the mode of the same
  /// name, or in its only mode.
  private func isSame(_ target: Int, token: Int, literals: [JSONTree]) -> Bool {
    let (one, other) = (imported.tokens[target], imported.tokens[token])
    guard literals[target] == literals[token],
      one.file == other.file || collections[one.file] != collections[other.file],
      !one.names.contains(where: { $0.contains("{") || $0.contains("}") })
    else { return false }
    let siblings = modes.indices.filter { collections[$0] == collections[one.file] }
    return siblings.count == 1 || modes[one.file] == modes[other.file]
  }
}

extension ForeignToken {
  /// Gives a token the type and the value that its scopes say.
  mutating func setType(_ type: FigmaType) {
    (self.type, value, isAmbiguous) = (type.word, type.value, type.isAmbiguous)
  }
}
