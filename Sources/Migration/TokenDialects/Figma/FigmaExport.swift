/// The files of Figma's own export, one for each mode of a collection.
struct FigmaExport {
  private(set) var imported: ImportedTokens
  private(set) var collections: [FigmaCollection] = []
  /// The collection of each file.
  private var homes: [Int] = []
  /// The mode of each file.
  private let modes: [String]

  init(_ files: [ForeignFile]) {
    imported = ImportedTokens(sets: files.map(TokenFile.init(of:)))
    modes = files.map { file in
      file.document.json.root["$extensions"]?["com.figma.modeName"]?.string ?? file.name
    }
    for (index, file) in files.enumerated() {
      imported.tokens += imported.read(file.document, set: index, keys: .dtcg).map(\.typed)
    }
    imported.groups = []  // say what the files are
    group(files.map(\.name))
    let names = imported.distinctNames(
      of: imported.tokens.map { ($0.names, homes[$0.file], $0.place) }, in: collections)
    for (index, names) in names.enumerated() { imported.tokens[index].names = names }
    restoreAliases()
    imported.nameSets(of: collections)
  }

  // MARK: Collections

  /// Groups the files into collections. Files that share most of their variables are modes of one.
  private mutating func group(_ names: [String]) {
    var ids = Array(repeating: Set<String>(), count: names.count)
    for token in imported.tokens { ids[token.file].insert(token.id ?? token.names.tokenPath) }
    homes = Array(repeating: 0, count: names.count)
    var collectionNames = UniqueNames()
    for files in ids.variantGroups() {
      let title = collectionName(files.map { names[$0] }, ids: ids[files[0]])
      var collection = FigmaCollection(
        id: "\(collections.count)", title: title, names: &collectionNames)
      for file in files {
        homes[file] = collections.count
        collection.addMode(id: "\(file)", name: modes[file], set: file)
      }
      let usual = ["light", "default", "base", "mode 1"]
      collection.defaultMode = collection.modes.first { usual.contains($0.name.lowercased()) }?.id
      collections.append(collection)
    }
  }

  /// The name of a collection: the one that aliases use, else what the names of its files share.
  private func collectionName(_ files: [String], ids: Set<String>) -> String {
    for token in imported.tokens {
      if let target = token.target("Id"), ids.contains(target), let set = token.target("SetName") {
        return set
      }
    }
    if files.count == 1 { return files[0] }
    let folders = Set(files.map { $0.split(separator: "/").dropLast().last.map(String.init) })
    if folders.count == 1, let folder = folders.first ?? nil { return folder }
    return files.contextNames.name
  }

  // MARK: Aliases

  /// Replaces values by the aliases that `aliasData` describes.
  private mutating func restoreAliases() {
    let tokens = imported.tokens
    var byID: [String: [Int]] = [:]
    var byName: [TokenPath: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      if let id = token.id { byID[id, default: []].append(index) }
      byName[TokenPath(names: token.names), default: []].append(index)
      byName[TokenPath(names: Array(token.names.dropFirst())), default: []].append(index)
    }
    for (index, token) in tokens.enumerated() where token.value.alias == nil {
      guard let name = token.target("Name") else { continue }
      let named = byName[TokenPath(names: FigmaVariable.names(of: name))] ?? []
      let candidates = (token.target("Id").flatMap { byID[$0] } ?? named).filter { $0 != index }
      if let target = candidates.map({ tokens[$0] }).first(where: { isSame($0, as: token) }) {
        imported.tokens[index].value = .alias(target.names)
        continue
      }
      let set = printable(token.target("SetName") ?? "")
      imported.findings.add(
        .changedValue, about: token.names,
        " is an alias of '\(printable(name))' of '\(set)' in Figma, "
          + (candidates.isEmpty
            ? "whose file is not an input" : "which has another value in these files")
          + "; its value replaces the alias", at: token.place)
    }
  }

  /// Whether a token can be the target of another: it has the same value in the mode of the same
  /// name. If its collection has no such mode, it has the value in the mode that the export shows.
  private func isSame(_ target: ForeignToken, as token: ForeignToken) -> Bool {
    target.value == token.value
      && (target.file == token.file || homes[target.file] != homes[token.file])
      && !target.names.contains { $0.contains("{") || $0.contains("}") }
      && (modes[target.file] == modes[token.file]
        || !collections[homes[target.file]].modes.contains { mode in
          modes[mode.set] == modes[token.file]
        })
  }
}

extension ForeignToken {
  /// The id of its variable.
  fileprivate var id: String? { source?["$extensions"]?["com.figma.variableId"]?.string }

  /// What the export has about the variable that it is an alias of: its `Id`, its `Name` or its `SetName`.
  fileprivate func target(_ member: String) -> String? {
    source?["$extensions"]?["com.figma.aliasData"]?["targetVariable\(member)"]?.string
  }

  /// The token with the type and the value that its Figma type and its scopes say.
  fileprivate var typed: ForeignToken {
    var token = self
    guard value.alias == nil else { return token }
    let extensions = source?["$extensions"]
    if value["colorSpace"]?.text == "srgb", let components = value["components"]?.items,
      let color = JSONTree.figma(
        components: components.compactMap(\.number), alpha: value["alpha"]?.number ?? 1,
        hex: value["hex"]?.text.flatMap { RGB8(hex: String($0.prefix(7))) })
    {
      token.value = color
    } else if ["number", "string", "boolean"].contains(type) {
      if extensions?["com.figma.type"]?.string == "boolean" { token.type = "boolean" }
      token.readFigmaType(
        scopes: extensions?["com.figma.scopes"]?.array?.compactMap(\.string) ?? [])
    }
    return token
  }
}
